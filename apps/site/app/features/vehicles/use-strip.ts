import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** A row of pictures that is scrolled one by one. */
export interface Strip {
  ref: RefObject<HTMLDivElement | null>;
  /** The one in sight. */
  index: number;
  count: number;
  show: (index: number) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function useStrip(count: number, start = 0): Strip {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const show = (next: number) => {
    const element = ref.current;
    const to = Math.min(count - 1, Math.max(0, next));
    // The style of the page says whether it glides.
    element?.scrollTo({ left: to * element.clientWidth });
    setIndex(to);
  };
  return {
    ref,
    index: Math.min(index, Math.max(0, count - 1)),
    count,
    show,
    onScroll: () => {
      const element = ref.current;
      if (element && element.clientWidth > 0) setIndex(Math.round(element.scrollLeft / element.clientWidth));
    },
    onKeyDown: (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      show(index + step);
    },
  };
}
