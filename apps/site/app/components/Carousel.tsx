import { common } from '@flota/texts/site/common';
import { type ReactNode, useEffect, useState } from 'react';
import { SLIDER_AUTOPLAY } from '../constants/timings.js';
import { afterPageLoad } from '../lib/after-page-load.js';
import { classNames } from '../lib/class-names.js';
import { SliderControls } from './slider/SliderControls.js';
import { useSlider } from './slider/use-slider.js';

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

/**
 * Full-width slides that fade into each other, all in one place, with its controls on ink. Those that nobody is about
 * to see say `data-undrawn`, so that their pictures can wait.
 */
export function Carousel({ label, slides, interval = SLIDER_AUTOPLAY, className, controlsClassName }: CarouselProps) {
  const slider = useSlider(slides.length, interval);
  const { index, count, autoplay, handlers } = slider;
  const drawn = useDrawn(index, count);

  return (
    <section
      aria-roledescription={common.carousel}
      aria-label={label}
      className={classNames('relative', className)}
      {...handlers}
    >
      <div className="grid" aria-live={autoplay.playing ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={common.slide}
            aria-label={common.slideNamed({ at: position + 1, total: count, name: slide.label })}
            inert={position !== index}
            data-undrawn={drawn(position) ? undefined : ''}
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
      <SliderControls slider={slider} slides={slides} tone="dark" className={controlsClassName} />
    </section>
  );
}

/** Which slides are worth drawing: those shown so far and, once the page has loaded, the next one. */
function useDrawn(index: number, count: number): (position: number) => boolean {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());

  useEffect(
    () => afterPageLoad(() => setDrawn((before) => new Set([...before, index, (index + 1) % count]))),
    [index, count],
  );

  return (position) => position === index || drawn.has(position);
}
