import type { FinancingPlanDetail, State } from '@flota/schemas';
import { plans } from '@flota/texts/site/plans';
import { lazy, Suspense, useState } from 'react';
import { Button, LinkButton } from '../../components/Button.js';
import { Skeleton } from '../../components/States.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

const ProspectForm = lazy(async () => ({ default: (await import('../campaign/index.js')).ProspectForm }));

/** For whoever would rather be called than calculate. The form is fetched when it is wanted. */
export function PlanProspect({ plan, states }: { plan: FinancingPlanDetail; states: readonly State[] }) {
  const { phone } = useSite();
  const [wanted, setWanted] = useState(false);
  if (states.length === 0) return null;
  return (
    <section aria-labelledby={wanted ? undefined : 'contacten-titulo'} className="section border-t border-line">
      <div className="container-page">
        {wanted ? (
          <div className="max-w-[48rem]">
            <Suspense fallback={<Skeleton className="h-96" />}>
              <ProspectForm
                title={plans.callFormTitle}
                button={plans.callSend}
                thanks={plans.callThanks({ plan: plan.title })}
                states={states}
                interest={{ plan: plan.slug }}
              />
            </Suspense>
          </div>
        ) : (
          <>
            <h2 id="contacten-titulo" className="heading-section">
              {plans.callTitle}
            </h2>
            <p className="measure mt-4 text-lg text-muted">{plans.callLead}</p>
            <div className="mt-7 flex flex-wrap gap-4">
              <Button onClick={() => setWanted(true)}>{plans.call}</Button>
              <LinkButton variant="secondary" to={phoneHref(phone)} className="tabular">
                {phone}
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
