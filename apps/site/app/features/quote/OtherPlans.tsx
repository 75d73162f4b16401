import { quotedPrice, type QuoteView } from '@flota/figures';
import { financingPlansResponseSchema, type SavedQuote } from '@flota/schemas';
import { quotePage } from '@flota/texts/site/quote-page';
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
        {quotePage.otherPlans}
      </h2>
      <p className="measure mt-2 mb-4 text-muted">{quotePage.otherPlansLead}</p>
      <Disclosure summary={quotePage.comparePlans} onToggle={() => setWanted(true)}>
        {wanted && <LoadedComparison quote={quote} view={view} />}
      </Disclosure>
    </section>
  );
}

/** The vehicles as they are compared: of one kind one of them, of several all together. */
function comparedVehicles(quote: SavedQuote) {
  const { vehicle, lines } = quote;
  if (!lines) return { vehicleType: vehicle.type, price: quotedPrice(quote) };
  const [first, ...others] = lines.map(({ vehicle: { type }, price, units }) => ({
    units,
    vehicle: { type: { slug: type }, version: { price } },
  }));
  return { vehicleType: vehicle.type, price: lines[0]?.price ?? vehicle.price, units: first?.units, others };
}

function LoadedComparison({ quote, view }: OtherPlansProps) {
  const plans = useOnDemand('plans', async (signal) => {
    const { financingplans } = await api.get('/api/financingplans', financingPlansResponseSchema, signal);
    return toCatalogue([], financingplans).plans;
  });
  const asked = useMemo(
    () => ({
      ...comparedVehicles(quote),
      personType: quote.personType,
      borderRegion: quote.borderRegion ?? false,
      withoutInsurance: quote.withoutInsurance ?? false,
      downPaymentPercent: quote.plan.kind === 'pure_lease' ? null : quote.downPaymentPercent,
      termMonths: quote.termMonths,
    }),
    [quote],
  );
  if (plans.state === 'ready') {
    const { vehicle, lines, personType, plan, borderRegion } = quote;
    const units = lines?.[0]?.units ?? quote.units;
    return (
      <PlanComparison
        plans={plans.value}
        asked={asked}
        current={{ slug: plan.slug, view }}
        renderChoice={(choice, label) => (
          <LinkButton
            variant="secondary"
            className="w-full px-3! text-[0.85rem]!"
            to={startLinkTo(
              vehicle,
              {
                ...choice,
                personType,
                units,
                borderRegion,
                withoutInsurance: quote.withoutInsurance,
                downPaymentPercent: asked.downPaymentPercent,
              },
              lines?.slice(1),
            )}
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
        title={quotePage.plansFailed}
        text={failureText(plans.error, 'SERVER.ERROR')}
        onRetry={plans.retry}
      />
    );
  }
  return <Skeleton className="m-5 h-96" />;
}
