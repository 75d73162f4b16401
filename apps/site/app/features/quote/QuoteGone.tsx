import { quotePage } from '@flota/texts/site/quote-page';
import { LinkButton } from '../../components/Button.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

export type GoneReason = 'expired' | 'unknown';

/** In place of a quote that can't be shown: why, and how to get one that can. */
export function QuoteGone({ reason }: { reason: GoneReason }) {
  const { phone } = useSite();
  return (
    <div className="container-page pt-14 pb-20 desktop:pt-24">
      <h1 className="heading-hero max-w-[18ch]">{quotePage[`${reason}Title`]}</h1>
      <p className="measure mt-5 text-lg text-muted">{quotePage[`${reason}Text`]}</p>
      <div className="mt-9 flex flex-wrap gap-4">
        <LinkButton to="/calculadora" size="lg">
          {quotePage.quoteAgain}
        </LinkButton>
        <LinkButton variant="secondary" size="lg" to="/mis-cotizaciones">
          {quotePage.renew}
        </LinkButton>
        <LinkButton variant="secondary" size="lg" to={phoneHref(phone)} className="tabular">
          {quotePage.call({ phone })}
        </LinkButton>
      </div>
      <div className="mt-16 desktop:mt-24">
        <VehicleSilhouette name="coach" className="ml-auto h-auto w-64 tablet:w-96" />
        <div className="road-dashes bg-asphalt" />
      </div>
    </div>
  );
}
