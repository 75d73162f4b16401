import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '../../lib/use-reduced-motion.js';
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

interface Autoplay {
  /** Milliseconds; 0 never plays. */
  interval: number;
  /** What is shown now: each change starts the wait anew. */
  index: number;
  onTick: () => void;
}

/**
 * Plays unless the pointer or the focus is on the element, the visitor paused it, or asked for reduced motion. A press
 * focuses what it hits, but only a focus that shows, a keyboard's, makes it rest: a thumb would stop it for good.
 */
function useAutoplay({ interval, index, onTick }: Autoplay) {
  const reducedMotion = useReducedMotion();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [paused, setPaused] = useState(false);
  const tick = useEffectEvent(onTick);

  const available = interval > 0 && !reducedMotion;
  const playing = available && !hovered && !focused && !paused;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => tick(), interval);
    return () => clearTimeout(timer);
  }, [playing, interval, index]);

  return {
    /** Whether there is anything to pause. */
    available,
    playing,
    paused,
    togglePaused: () => setPaused(!paused),
    restHandlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
