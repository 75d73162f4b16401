import { useRef, type TouchEvent } from 'react';
import { SWIPE_MAX_VERTICAL, SWIPE_MIN_HORIZONTAL } from '../../constants/limits.js';

interface Point {
  x: number;
  y: number;
}

/** 1 for a swipe to the left, which asks for the next slide, -1 for one to the right, 0 for none. */
export function swipeDirection(start: Point, end: Point): -1 | 0 | 1 {
  const horizontal = end.x - start.x;
  if (Math.abs(horizontal) < SWIPE_MIN_HORIZONTAL || Math.abs(end.y - start.y) > SWIPE_MAX_VERTICAL) return 0;
  return horizontal < 0 ? 1 : -1;
}

/** Handlers for the element that is swiped. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<Point | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const direction = swipeDirection(start.current, { x: touch.clientX, y: touch.clientY });
      start.current = null;
      if (direction !== 0) onSwipe(direction);
    },
  };
}
