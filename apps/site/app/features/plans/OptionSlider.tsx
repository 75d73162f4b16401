import type { FinancingPlanDetail } from '@flota/schemas';
import { plans } from '@flota/texts/site/plans';
import { SliderControls } from '../../components/slider/SliderControls.js';
import { useSlider } from '../../components/slider/use-slider.js';
import { SLIDER_AUTOPLAY } from '../../constants/timings.js';

interface OptionSliderProps {
  options: FinancingPlanDetail['optionplans']['options'];
}

/** What one can do with the plan, one option at a time; without scripts, one below the other. */
export function OptionSlider({ options }: OptionSliderProps) {
  const slider = useSlider(options.length, SLIDER_AUTOPLAY);
  if (options.length === 0) return null;
  return (
    <section
      aria-roledescription={plans.carousel}
      aria-label={plans.options}
      className="on-ink bg-asphalt text-white"
      {...slider.handlers}
    >
      <div className="container-page py-16 desktop:py-24">
        <div className="overflow-hidden">
          <div
            aria-live={slider.autoplay.playing ? 'off' : 'polite'}
            className="flex transition-transform duration-500 ease-road noscript:flex-wrap noscript:gap-y-12"
            style={{ transform: `translateX(${-100 * slider.index}%)` }}
          >
            {options.map(({ opttitle, optsummary }, position) => (
              <div
                key={opttitle}
                role="group"
                aria-roledescription={plans.slide}
                aria-label={plans.slideOf({ number: position + 1, count: slider.count })}
                inert={position !== slider.index}
                className="grid w-full shrink-0 gap-x-10 gap-y-4 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:items-end wide:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] wide:gap-x-16"
              >
                <h2 className="heading-hero max-w-[14ch]">{opttitle}</h2>
                <p className="measure text-lg text-muted-inverse desktop:pb-2">{optsummary}</p>
              </div>
            ))}
          </div>
        </div>
        <SliderControls
          slider={slider}
          slides={options.map(({ opttitle }) => ({ id: opttitle, label: opttitle }))}
          tone="dark"
          className="mt-8 -ml-3 noscript:hidden"
        />
      </div>
    </section>
  );
}
