import type { FinancingPlanDetail } from '@flota/schemas';
import { plansFacts } from '@flota/texts/site/plans-facts';
import { PlanIcon } from '../../components/PlanIcon.js';
import { Reveal } from '../../components/Reveal.js';
import { FACT_ORDER, planFacts } from './plan-facts.js';

export function WhatIsIt({ plan: { icnsummary, page, rules } }: { plan: FinancingPlanDetail }) {
  const facts = rules && planFacts(rules);
  return (
    <section aria-labelledby="que-es" className="section">
      <div className="container-page grid gap-x-16 gap-y-8 wide:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="flex items-center gap-5 self-start wide:flex-col wide:items-start wide:gap-8">
          <PlanIcon name={icnsummary} className="size-16 shrink-0 wide:size-24" />
          <h2 id="que-es" className="heading-section">
            {page.whatTitle}
          </h2>
        </div>
        <Reveal>
          <div
            className="prose-flota measure text-lg desktop:text-[1.3rem] desktop:leading-relaxed"
            dangerouslySetInnerHTML={{ __html: page.whatText }}
          />
          {facts && (
            <dl className="mt-10 grid gap-x-10 border-t border-ink tablet:grid-cols-2 desktop:mt-14">
              {FACT_ORDER.map((fact) => (
                <div key={fact} className="border-b border-line py-4 tablet:last:col-span-2">
                  <dt className="text-[0.9375rem] text-muted">{plansFacts[fact]}</dt>
                  <dd className="mt-1 leading-snug font-semibold">{facts[fact]}</dd>
                </div>
              ))}
            </dl>
          )}
        </Reveal>
      </div>
    </section>
  );
}
