import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { SWIPE_MAX_VERTICAL, SWIPE_MIN_HORIZONTAL } from '../constants/limits.js';
import { SLIDER_AUTOPLAY } from '../constants/timings.js';
import { classNames } from '../lib/class-names.js';
import { useReducedMotion } from '../lib/use-reduced-motion.js';

export interface CarouselSlide {
  id: string;
  /** Names the slide for screen readers. */
  label: string;
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  /** Milliseconds between slides; 0 never moves by itself. */
  interval?: number;
  className?: string;
  controlsClassName?: string;
}

const CONTROL = 'grid size-11 cursor-pointer place-items-center rounded text-white hover:bg-white/15';

/**
 * One slide at a time; next wraps from last to first, previous from first to last. Moves by itself unless the pointer
 * or the focus is on it, the visitor paused it, or asked for reduced motion.
 */
export function Carousel({ label, slides, interval = SLIDER_AUTOPLAY, className, controlsClassName }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const [resting, setResting] = useState(false);
  const [paused, setPaused] = useState(false);
  const reducedMotion = useReducedMotion();
  const touchStart = useRef<{ x: number; y: number } | null>(null);
  const count = slides.length;
  const moves = interval > 0 && count > 1 && !reducedMotion;

  const go = useCallback((target: number) => setIndex(((target % count) + count) % count), [count]);

  useEffect(() => {
    if (!moves || resting || paused) return;
    const timer = setTimeout(() => go(index + 1), interval);
    return () => clearTimeout(timer);
  }, [moves, resting, paused, interval, index, go]);

  const onTouchEnd = (event: TouchEvent) => {
    const start = touchStart.current;
    const end = event.changedTouches[0];
    touchStart.current = null;
    if (!start || !end) return;
    const horizontal = end.clientX - start.x;
    if (Math.abs(horizontal) < SWIPE_MIN_HORIZONTAL || Math.abs(end.clientY - start.y) > SWIPE_MAX_VERTICAL) return;
    go(index + (horizontal < 0 ? 1 : -1));
  };

  return (
    <section
      aria-roledescription="carrusel"
      aria-label={label}
      className={classNames('relative', className)}
      onMouseEnter={() => setResting(true)}
      onMouseLeave={() => setResting(false)}
      onFocus={(event) => setResting(event.target.matches(':focus-visible'))}
      onBlur={() => setResting(false)}
      onTouchStart={(event) => {
        const touch = event.touches[0];
        touchStart.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
      }}
      onTouchEnd={onTouchEnd}
    >
      <div className="grid" aria-live={moves && !resting && !paused ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription="diapositiva"
            aria-label={`${position + 1} de ${count}: ${slide.label}`}
            inert={position !== index}
            className={classNames(
              'col-start-1 row-start-1 min-w-0 transition-opacity duration-700 ease-road',
              position === index
                ? 'opacity-100'
                : 'pointer-events-none invisible opacity-0 transition-[opacity,visibility]',
            )}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={classNames('on-ink flex items-center gap-1', controlsClassName)}>
          <button type="button" className={CONTROL} onClick={() => go(index - 1)}>
            <ChevronLeft aria-hidden size={24} />
            <span className="sr-only">Anterior</span>
          </button>
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              onClick={() => go(position)}
              aria-current={position === index ? 'true' : undefined}
              className="group grid h-11 w-9 cursor-pointer place-items-center"
            >
              <span
                className={classNames(
                  'h-1 w-7 transition-colors',
                  position === index ? 'bg-amber' : 'bg-white/55 group-hover:bg-white',
                )}
              />
              <span className="sr-only">
                Ir a {position + 1}: {slide.label}
              </span>
            </button>
          ))}
          <button type="button" className={CONTROL} onClick={() => go(index + 1)}>
            <ChevronRight aria-hidden size={24} />
            <span className="sr-only">Siguiente</span>
          </button>
          {moves && (
            <button type="button" className={CONTROL} onClick={() => setPaused(!paused)}>
              {paused ? <Play aria-hidden size={20} /> : <Pause aria-hidden size={20} />}
              <span className="sr-only">{paused ? 'Reanudar el carrusel' : 'Detener el carrusel'}</span>
            </button>
          )}
        </div>
      )}
    </section>
  );
}
