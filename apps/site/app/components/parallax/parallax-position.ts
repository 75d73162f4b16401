import { PARALLAX_PIVOT, PARALLAX_SPEED } from '../../constants/limits.js';

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
