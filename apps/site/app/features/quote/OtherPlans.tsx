import type { QuoteView } from '@flota/figures';
import { financingPlansResponseSchema, type SavedQuote } from '@flota/schemas';
import { useMemo, useState } from 'react';
import { api } from '../../api/client.js';
import { failureText } from '../../api/problem-texts.js';
import { LinkButton } from '../../components/Button.js';
import { ErrorState, Skeleton } from '../../components/States.js';
import { toCatalogue } from '../quoting/index.js';
import { startLinkTo } from '../quoting/index.js';
import { PlanComparison } from '../comparison/index.js';
import { Disclosure } from '../../components/Disclosure.js';
import { useOnDemand } from '../../lib/use-on-demand.js';

interface OtherPlansProps {
  quote: SavedQuote;
  view: QuoteView;
}

/** The quote beside what the other plans would cost today. */
export function OtherPlans({ quote, view }: OtherPlansProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <section aria-labelledby="other-plans" className="min-w-0">
      <h2 id="other-plans" className="heading-card">
        ¿Y con otro plan?
      </h2>
      <p className="measure mt-2 mb-4 text-muted">
        El mismo vehículo con nuestros demás planes, en las condiciones de hoy. Si otro le conviene más, elíjalo y
        termine de cotizarlo en la calculadora.
      </p>
      <Disclosure summary="Comparar los planes" onToggle={() => setWanted(true)}>
        {wanted && <LoadedComparison quote={quote} view={view} />}
      </Disclosure>
    </section>
  );
}

function LoadedComparison({ quote, view }: OtherPlansProps) {
  const plans = useOnDemand('plans', async (signal) => {
    const { financingplans } = await api.get('/api/financingplans', financingPlansResponseSchema, signal);
    return toCatalogue([], financingplans).plans;
  });
  const asked = useMemo(
    () => ({
      vehicleType: quote.vehicle.type,
      price: quote.vehicle.price,
      personType: quote.personType,
      borderRegion: quote.borderRegion ?? false,
      withoutInsurance: quote.withoutInsurance ?? false,
      downPaymentPercent: quote.plan.kind === 'pure_lease' ? null : quote.downPaymentPercent,
      termMonths: quote.termMonths,
    }),
    [quote],
  );
  if (plans.state === 'ready') {
    const { vehicle, personType, units, plan, borderRegion } = quote;
    return (
      <PlanComparison
        plans={plans.value}
        asked={asked}
        current={{ slug: plan.slug, view }}
        renderChoice={(choice, label) => (
          <LinkButton
            variant="secondary"
            className="w-full px-3! text-[0.85rem]!"
            to={startLinkTo(vehicle, {
              ...choice,
              personType,
              units,
              borderRegion,
              withoutInsurance: quote.withoutInsurance,
              downPaymentPercent: asked.downPaymentPercent,
            })}
          >
            {label}
          </LinkButton>
        )}
      />
    );
  }
  if (plans.state === 'failed') {
    return (
      <ErrorState
        headingLevel="h3"
        title="No pudimos cargar los planes"
        text={failureText(plans.error, 'SERVER.ERROR')}
        onRetry={plans.retry}
      />
    );
  }
  return <Skeleton className="m-5 h-96" />;
}
