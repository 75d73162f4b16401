import type { FinancingPlan } from '@flota/schemas';
import { Reveal } from '../../components/Reveal.js';
import { LANE_COLUMNS, PlanLane, type QuotablePlan } from './PlanLane.js';
import { FACT_LABELS, FACT_ORDER } from './plan-facts.js';

const isQuotable = (plan: FinancingPlan): plan is QuotablePlan => plan.rules !== null;

/** The plans below one another, each fact in a column of its own. */
export function PlanLanes({ plans }: { plans: readonly FinancingPlan[] }) {
  const quotable = plans.filter(isQuotable);
  if (quotable.length === 0) return null;
  return (
    <section aria-labelledby="comparar" className="section bg-paper">
      <div className="container-page">
        <h2 id="comparar" className="heading-section">
          Compare antes de elegir
        </h2>
        <p className="measure mt-5 text-muted">
          Lo que cambia de un plan a otro. Todos tienen pagos fijos y tasa fija.
        </p>
        <Reveal className="mt-10 border-t border-ink desktop:mt-14">
          {/* Each fact is named in the lane itself for who listens, and for narrow windows. */}
          <div
            aria-hidden
            className={`hidden border-b border-line py-3 text-[0.9375rem] font-semibold wide:grid ${LANE_COLUMNS}`}
          >
            <span>Plan</span>
            {FACT_ORDER.map((fact) => (
              <span key={fact}>{FACT_LABELS[fact]}</span>
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
