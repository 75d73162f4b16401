import { type ComponentProps, useEffect, useRef } from 'react';
import { PARALLAX_PIVOT, PARALLAX_SPEED } from '../constants/limits.js';
import { useReducedMotion } from '../lib/use-reduced-motion.js';

export interface ParallaxOptions {
  /** Pixels of shift for a pixel of scrolling; negative moves up. */
  speed?: number;
  /** Where the background rests, in percent of the room it has. */
  pivot?: number;
  /** Bounds of the shift in pixels. A background that leaves its box shows a gap: bound it by what overhangs. */
  min?: number;
  max?: number;
}

/** The `background-position-y` after so many pixels of scrolling. */
export function parallaxPosition(scrolled: number, options: ParallaxOptions = {}): string {
  const { speed = PARALLAX_SPEED, pivot = PARALLAX_PIVOT, min = -Infinity, max = Infinity } = options;
  const shift = Math.min(max, Math.max(min, scrolled * speed));
  return `calc(${pivot}% + ${Math.round(shift * 10) / 10}px)`;
}

interface ParallaxProps extends Omit<ComponentProps<'div'>, 'ref'>, ParallaxOptions {}

/** A box whose background moves with the page's scrolling; under reduced motion it rests at its pivot. */
export function Parallax({ speed, pivot, min, max, style, ...box }: ParallaxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const resting = parallaxPosition(0, { pivot });

  useEffect(() => {
    const element = ref.current;
    if (!element || reducedMotion) return;
    let frame = 0;
    // Writes one style and reads no layout. Written past React: a render for each frame would be too dear.
    const move = () => {
      frame = 0;
      element.style.backgroundPositionY = parallaxPosition(window.scrollY, { speed, pivot, min, max });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(move);
    };
    move();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
      element.style.backgroundPositionY = parallaxPosition(0, { pivot });
    };
  }, [reducedMotion, speed, pivot, min, max]);

  return <div ref={ref} {...box} style={{ ...style, backgroundPositionY: resting }} />;
}
