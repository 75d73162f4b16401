import { useEffect, useRef, type ComponentProps } from 'react';
import { useReducedMotion } from '../../lib/use-reduced-motion.js';
import { parallaxPosition, type ParallaxOptions } from './parallax-position.js';

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
