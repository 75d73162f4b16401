import type { FinancingPlan } from '@flota/schemas';
import { plans } from '@flota/texts/site/plans';
import { LinkButton } from '../../components/Button.js';
import { PlanIcon } from '../../components/PlanIcon.js';
import { PLANS_PATH } from '../../constants/navigation.js';

/** A plan that goes along with any of the others and is not quoted by itself. */
export function InsuranceBand({ plan: { slug, title, summary, summaryhover, icnsummary } }: { plan: FinancingPlan }) {
  return (
    <section aria-labelledby={slug} className="on-ink bg-ink text-white">
      <div className="container-page grid items-center gap-x-16 gap-y-7 py-16 desktop:grid-cols-[auto_minmax(0,1fr)_auto] desktop:py-24">
        <PlanIcon name={icnsummary} className="size-20 [--color-signal:var(--color-amber)] desktop:size-28" />
        <div>
          <h2 id={slug} className="heading-section">
            {title}
          </h2>
          <p className="measure mt-4 text-lg">{summary}</p>
          <p className="measure mt-2 text-muted-inverse">{summaryhover}</p>
        </div>
        <LinkButton to={`${PLANS_PATH}/${slug}`} variant="inverse" size="lg" className="justify-self-start">
          {plans.seeInsurance}
        </LinkButton>
      </div>
    </section>
  );
}
