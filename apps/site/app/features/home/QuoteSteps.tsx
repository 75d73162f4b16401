import { home } from '@flota/texts/site/home';
import { ArrowRight } from 'lucide-react';
import { AffordLink } from '../../components/AffordLink.js';
import { LinkButton } from '../../components/Button.js';
import { Reveal } from '../../components/Reveal.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';

const steps = () => [
  { title: home.chooseTitle, text: home.chooseText },
  { title: home.planTitle, text: home.planText },
  { title: home.receiveTitle, text: home.receiveText },
];

export function QuoteSteps() {
  return (
    <section id="cotizar" aria-labelledby="cotizar-titulo" className="on-ink overflow-hidden bg-ink text-white">
      <div className="container-page section">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <div>
            <h2 id="cotizar-titulo" className="heading-section max-w-[18ch]">
              {home.stepsTitle}
            </h2>
            <p className="measure mt-3 text-muted-inverse desktop:mt-5">{home.stepsLead}</p>
          </div>
          <div className="grid justify-items-start gap-3">
            <LinkButton to="/calculadora/paso-1" size="lg" icon={<ArrowRight aria-hidden size={20} />}>
              {home.quote}
            </LinkButton>
            <AffordLink onInk />
          </div>
        </div>

        <Reveal className="mt-8 desktop:mt-14">
          {/* A dark vehicle is seen against a lit sky only. */}
          <div aria-hidden className="relative left-1/2 hidden w-screen -translate-x-1/2 bg-scene desktop:block">
            <div className="container-page pt-8">
              <VehicleSilhouette name="tractor" className="relative z-10 -mb-1 ml-[2%] h-auto w-56 wide:w-64" />
            </div>
            <div className="flex h-14 items-center bg-asphalt">
              <div className="road-dashes w-full" />
            </div>
          </div>
          <ol className="grid gap-3 desktop:mt-10 desktop:gap-10 desktop:grid-cols-3">
            {steps().map((step, index) => (
              <li
                key={index}
                className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 border-l-3 border-dashed border-amber pl-5 desktop:block desktop:border-l-0 desktop:pl-0"
              >
                <span
                  aria-hidden
                  className="tabular font-display text-4xl leading-none desktop:text-5xl font-[750] text-amber [font-stretch:120%]"
                >
                  {index + 1}
                </span>
                <h3 className="heading-card desktop:mt-4">{step.title}</h3>
                <p className="mt-1 max-w-[38ch] text-muted-inverse max-desktop:col-start-2 max-desktop:leading-snug max-tablet:text-[0.9375rem] desktop:mt-3">
                  {step.text}
                </p>
              </li>
            ))}
          </ol>
        </Reveal>
      </div>
    </section>
  );
}
