import type { FinancingPlan, PlanRules } from '@flota/schemas';
import { plans as texts } from '@flota/texts/site/plans';
import { plansFacts } from '@flota/texts/site/plans-facts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { PlanIcon } from '../../components/PlanIcon.js';
import { Reveal } from '../../components/Reveal.js';
import { PLANS_PATH } from '../../constants/navigation.js';
import { rich, spoken } from '../../lib/rich.js';
import { FACT_ORDER, planFacts } from './plan-facts.js';

type QuotablePlan = FinancingPlan & { rules: PlanRules };

/** The columns of every lane, so that the plans can be compared downwards. */
const LANE_COLUMNS = 'wide:grid-cols-[minmax(0,5fr)_repeat(5,minmax(0,4fr))] wide:gap-x-7';

function PlanLane({ plan: { slug, title, summary, icnsummary, rules } }: { plan: QuotablePlan }) {
  const facts = planFacts(rules);
  return (
    <article className={`grid gap-y-6 border-b border-line py-6 desktop:py-9 ${LANE_COLUMNS}`}>
      <div className="flex flex-col">
        <PlanIcon name={icnsummary} className="size-12" />
        <h3 className="heading-card mt-4">
          <Link to={`${PLANS_PATH}/${slug}`} prefetch="intent" className="hover:text-agave-deep">
            {title}
          </Link>
        </h3>
        <p className="mt-2 leading-snug text-muted">{summary}</p>
        <Link
          to={`${PLANS_PATH}/${slug}`}
          prefetch="intent"
          className="link mt-2 inline-flex min-h-11 items-center gap-2 self-start font-semibold"
        >
          {rich(texts.seePlan({ plan: title }), { spoken })}
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
      <dl className="grid gap-x-8 gap-y-2 tablet:grid-cols-2 tablet:gap-y-4 wide:contents">
        {FACT_ORDER.map((fact) => (
          <div
            key={fact}
            className="leading-snug max-tablet:grid max-tablet:grid-cols-[6.5rem_minmax(0,1fr)] max-tablet:gap-x-3"
          >
            <dt className="text-[0.9375rem] text-muted wide:sr-only">{plansFacts[fact]}</dt>
            <dd className="max-wide:font-medium tablet:max-wide:mt-1">{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const isQuotable = (plan: FinancingPlan): plan is QuotablePlan => plan.rules !== null;

/** The plans below one another, each fact in a column of its own. */
export function PlanLanes({ plans }: { plans: readonly FinancingPlan[] }) {
  const quotable = plans.filter(isQuotable);
  if (quotable.length === 0) return null;
  return (
    <section aria-labelledby="comparar" className="section bg-paper">
      <div className="container-page">
        <h2 id="comparar" className="heading-section">
          {texts.lanesTitle}
        </h2>
        <p className="measure mt-5 text-muted">{texts.lanesLead}</p>
        <Reveal className="mt-10 border-t border-ink desktop:mt-14">
          {/* Each fact is named in the lane itself for who listens, and for narrow windows. */}
          <div
            aria-hidden
            className={`hidden border-b border-line py-3 text-[0.9375rem] font-semibold wide:grid ${LANE_COLUMNS}`}
          >
            <span>{texts.plan}</span>
            {FACT_ORDER.map((fact) => (
              <span key={fact}>{plansFacts[fact]}</span>
            ))}
          </div>
          {quotable.map((plan) => (
            <PlanLane key={plan.slug} plan={plan} />
          ))}
        </Reveal>
      </div>
    </section>
  );
}
