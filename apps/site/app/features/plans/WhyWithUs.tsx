import type { PlanPage } from '@flota/schemas';
import { Reveal } from '../../components/Reveal.js';
import { RoadDivider } from '../../components/RoadDivider.js';

export function WhyWithUs({ page: { whyTitle, why } }: { page: PlanPage }) {
  if (why.length === 0) return null;
  return (
    <section aria-labelledby="por-que" className="section on-ink bg-ink text-white">
      <div className="container-page">
        <RoadDivider className="mb-8 w-44" />
        <h2 id="por-que" className="heading-section">
          {whyTitle}
        </h2>
        <Reveal className="mt-10 desktop:mt-16">
          <dl>
            {why.map(({ title, text }) => (
              <div
                key={title}
                className="grid gap-x-16 gap-y-2 border-t border-line-inverse py-6 desktop:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] desktop:items-baseline desktop:py-8"
              >
                <dt className="heading-card label-wide tracking-normal desktop:text-[1.9rem]">{title}</dt>
                <dd className="measure text-muted-inverse desktop:text-lg">{text}</dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </div>
    </section>
  );
}
