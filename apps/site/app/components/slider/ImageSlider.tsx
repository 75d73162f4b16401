import { common } from '@flota/texts/site/common';
import { SLIDER_AUTOPLAY } from '../../constants/timings.js';
import { classNames } from '../../lib/class-names.js';
import { Picture } from '../Picture.js';
import { SliderControls } from './SliderControls.js';
import { useSlider } from './use-slider.js';

export interface SliderImage {
  id: string;
  /** As `Picture` takes it. */
  base: string;
  /** What the picture shows. */
  alt: string;
  caption?: string;
}

interface ImageSliderProps {
  label: string;
  images: readonly SliderImage[];
  autoplay?: boolean;
  sizes?: string;
  /** Of the pictures' box; says its shape. */
  imageClassName?: string;
  className?: string;
}

/** Pictures in a row, of which one is seen. */
export function ImageSlider({
  label,
  images,
  autoplay = false,
  sizes,
  imageClassName = 'aspect-video',
  className,
}: ImageSliderProps) {
  const slides = images.map(({ id, alt }) => ({ id, label: alt }));
  const slider = useSlider(images.length, autoplay ? SLIDER_AUTOPLAY : 0);
  const { index, count, handlers } = slider;

  return (
    <section aria-roledescription={common.carousel} aria-label={label} className={className} {...handlers}>
      <div className="overflow-hidden rounded">
        <div
          aria-live={slider.autoplay.playing ? 'off' : 'polite'}
          className="flex transition-transform duration-500 ease-road"
          style={{ transform: `translateX(${-100 * index}%)` }}
        >
          {images.map(({ id, base, alt, caption }, position) => (
            <figure
              key={id}
              role="group"
              aria-roledescription={common.slide}
              aria-label={common.slideAt({ at: position + 1, total: count })}
              inert={position !== index}
              className="w-full shrink-0"
            >
              <Picture
                base={base}
                alt={alt}
                sizes={sizes}
                className={classNames('w-full bg-sand-deep object-cover', imageClassName)}
              />
              {caption && <figcaption className="pt-3 leading-snug text-muted">{caption}</figcaption>}
            </figure>
          ))}
        </div>
      </div>
      <SliderControls slider={slider} slides={slides} tone="light" className="mt-2 justify-center" />
    </section>
  );
}
