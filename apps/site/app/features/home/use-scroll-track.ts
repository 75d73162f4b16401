import { useRef, useState } from 'react';

/** A row that is scrolled sideways, item by item. */
export function useScrollTrack() {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const onScroll = () => {
    const track = ref.current;
    if (!track) return;
    setEnds({
      start: track.scrollLeft <= 1,
      end: track.scrollLeft + track.clientWidth >= track.scrollWidth - 1,
    });
  };

  const move = (direction: -1 | 1) => {
    const [first, second] = ref.current?.children ?? [];
    if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
    ref.current?.scrollBy({ left: direction * (second.offsetLeft - first.offsetLeft), behavior: 'smooth' });
  };

  return { ref, onScroll, move, atStart: ends.start, atEnd: ends.end };
}
