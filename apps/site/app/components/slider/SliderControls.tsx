import { common } from '@flota/texts/site/common';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import type { Slider } from './use-slider.js';

interface SliderControlsProps {
  slider: Slider;
  slides: readonly { id: string; label: string }[];
  /** Drawn on ink, or on sand and paper. */
  tone: 'dark' | 'light';
  className?: string;
}

const TONES = {
  dark: {
    box: 'on-ink text-white',
    button: 'hover:bg-white/15',
    here: 'bg-amber',
    there: 'bg-white/55 group-hover:bg-white',
  },
  light: { box: 'text-ink', button: 'hover:bg-sand-deep', here: 'bg-ink', there: 'bg-edge group-hover:bg-ink' },
};

/** Previous, a dash of the road a slide, next, and a pause button where the slides move by themselves. */
export function SliderControls({ slider, slides, tone, className }: SliderControlsProps) {
  const { index, count, show, next, previous, autoplay } = slider;
  if (count < 2) return null;
  const { box, button, here, there } = TONES[tone];
  const control = (label: string, onClick: () => void, icon: ReactNode) => (
    <button
      type="button"
      onClick={onClick}
      className={classNames('grid size-11 shrink-0 cursor-pointer place-items-center rounded', button)}
    >
      {icon}
      <span className="sr-only">{label}</span>
    </button>
  );

  return (
    <div className={classNames('flex items-center gap-1', box, className)}>
      {control(common.slideBefore, previous, <ChevronLeft aria-hidden size={24} />)}
      {slides.map((slide, position) => (
        <button
          key={slide.id}
          type="button"
          onClick={() => show(position)}
          aria-current={position === index ? 'true' : undefined}
          className="group grid h-11 w-9 min-w-6 cursor-pointer place-items-center"
        >
          <span className={classNames('h-1 w-full max-w-7 transition-colors', position === index ? here : there)} />
          <span className="sr-only">{common.slideGo({ at: position + 1, name: slide.label })}</span>
        </button>
      ))}
      {control(common.slideNext, next, <ChevronRight aria-hidden size={24} />)}
      {autoplay.available &&
        control(
          autoplay.paused ? common.slidesMove : common.slidesStop,
          autoplay.togglePaused,
          autoplay.paused ? <Play aria-hidden size={20} /> : <Pause aria-hidden size={20} />,
        )}
    </div>
  );
}
