import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ANIMATION_VISIBILITY_THRESHOLD } from '../constants/limits.js';

/** Fades and zooms its content in once a tenth of it is seen. Without scripts, or already in view, it is simply there. */
export function Reveal({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'seen'>();

  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    setState('waiting');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setState('seen');
        observer.disconnect();
      },
      { threshold: ANIMATION_VISIBILITY_THRESHOLD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} data-reveal={state} className={className}>
      {children}
    </div>
  );
}
