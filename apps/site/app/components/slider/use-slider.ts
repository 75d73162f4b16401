import { useState } from 'react';
import { useAutoplay } from './use-autoplay.js';
import { useSwipe } from './use-swipe.js';

/** The slide that is shown. Next wraps from last to first, previous from first to last. */
export function useSlider(count: number, interval: number) {
  const [chosen, setChosen] = useState(0);
  // There may be fewer slides than when it was chosen.
  const index = Math.min(chosen, Math.max(count - 1, 0));
  const show = (target: number) => setChosen((target + count) % count);
  const next = () => show(index + 1);
  const previous = () => show(index - 1);

  const { restHandlers, ...autoplay } = useAutoplay({ interval: count > 1 ? interval : 0, index, onTick: next });
  const swipeHandlers = useSwipe((direction) => show(index + direction));

  return { index, count, show, next, previous, autoplay, handlers: { ...restHandlers, ...swipeHandlers } };
}

export type Slider = ReturnType<typeof useSlider>;
