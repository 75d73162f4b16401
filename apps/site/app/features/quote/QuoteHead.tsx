import { startLinkTo } from '../quoting/index.js';
import { PERSON_TYPE_NAMES, type SavedQuote } from '@flota/schemas';
import { quotePage } from '@flota/texts/site/quote-page';
import { quoteVehicle } from '@flota/texts/site/quote-vehicle';
import { Download } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';
import { DateText, Money } from '../../components/Money.js';
import { ShareButton } from '../../components/ShareButton.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { formatPercent } from '../../lib/format.js';
import { rich } from '../../lib/rich.js';
import {
  countVehicles,
  downPaymentName,
  equipmentText,
  firstPaymentName,
  formatDay,
  quotedPrice,
  quoteFigures,
  type QuoteView,
  rateText,
  vehiclesText,
} from '@flota/figures';

/** The vehicle, what it costs a month and on which terms, and what can be done with the quote. */
export function QuoteHead({ quote, view }: { quote: SavedQuote; view: QuoteView }) {
  const { vehicle, plan, lines } = quote;
  const { first } = quoteFigures(view);
  return (
    <div className="on-ink overflow-hidden rounded bg-ink text-white">
      <div className="grid wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex flex-col bg-sand-deep text-ink">
          <p className="flex flex-wrap justify-between gap-x-6 px-6 pt-5 text-[0.95rem] desktop:px-9">
            <span>{rich(quoteVehicle.folio, { folio: () => <strong className="tabular">{quote.folio}</strong> })}</span>
            <span>
              {rich(quoteVehicle.validUntil, {
                date: () => <DateText date={quote.validUntil} className="font-semibold" />,
              })}
            </span>
          </p>
          <div className="mx-auto mt-auto w-full max-w-xl px-6 pt-6 desktop:px-9">
            <VehiclePicture
              vehicle={{ silhouette: vehicle.silhouette, photos: vehicle.photo && [vehicle.photo] }}
              sizes="(max-width: 1079px) 100vw, 36rem"
              priority
              photoClassName="aspect-[3/2] rounded-t"
            />
          </div>
          <div className="road-dashes bg-asphalt" />
        </div>
        <div className="p-6 desktop:p-9">
          <h1 className="text-[1.35rem] leading-snug tracking-normal">
            {lines ? quoteVehicle.vehicles({ n: countVehicles(quote) }) : `${vehicle.brand} ${vehicle.modelName}`}
          </h1>
          <p className="text-muted-inverse">
            {rich(priceText(quote), { price: () => <Money amount={quotedPrice(quote)} whole /> })}
          </p>
          <p className="mt-6 text-muted-inverse">{firstPaymentName(view, quote.units)}</p>
          <p className="font-display text-[clamp(min(1.85rem,10.4vw),8.4vw,3.4rem)] leading-tight font-bold tracking-tight">
            <Money amount={first.amount} currency />
          </p>
          <p className="mt-2 leading-snug text-muted-inverse">{first.note}</p>
          <TermList quote={quote} planTitle={plan.title} />
          <div className="mt-7 flex flex-wrap gap-3 max-tablet:grid print:hidden">
            <a
              href={`/api/quotes/${encodeURIComponent(quote.token)}/pdf`}
              target="_blank"
              rel="noopener noreferrer"
              className="label-wide inline-flex min-h-13 items-center justify-center gap-3 rounded bg-signal px-6 py-2 text-[0.9375rem] text-on-signal transition-colors hover:bg-signal-bright"
            >
              {rich(quoteVehicle.download, { hint: (text) => <span className="sr-only">{text}</span> })}
              <Download aria-hidden size={18} />
            </a>
            <ChangeQuote quote={quote} />
            <LinkButton variant="inverse" to="/calculadora/paso-1">
              {quoteVehicle.another}
            </LinkButton>
            <ShareButton
              variant="inverse"
              title={quotePage.titleOf({ folio: quote.folio })}
              path={`/cotizacion/${quote.token}`}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

function priceText(quote: SavedQuote) {
  const { vehicle, lines } = quote;
  if (lines) return quoteVehicle.price({ vehicle: vehiclesText(quote) });
  const { versionName } = vehicle;
  return vehicle.equipment
    ? quoteVehicle.priceEquipped({ vehicle: versionName, equipment: equipmentText(vehicle) })
    : quoteVehicle.price({ vehicle: versionName });
}

function TermList({ quote, planTitle }: { quote: SavedQuote; planTitle: string }) {
  const { plan, personType, downPaymentPercent, termMonths, units, borderRegion, firstPaymentOn } = quote;
  const terms: [string, string][] = [
    [quoteVehicle.plan, planTitle],
    [quoteVehicle.term, quoteVehicle.months({ n: termMonths })],
    ...(Number(downPaymentPercent) > 0
      ? ([[downPaymentName(plan.kind), formatPercent(downPaymentPercent)]] as [string, string][])
      : []),
    // The rate inside a pure lease's rent is the lessor's own.
    ...(plan.kind === 'pure_lease' ? [] : ([[quoteVehicle.rate, rateText(quote)]] as [string, string][])),
    ...(units > 1 ? ([[quoteVehicle.units, String(units)]] as [string, string][]) : []),
    ...(firstPaymentOn ? ([[quoteVehicle.firstPayment, formatDay(firstPaymentOn)]] as [string, string][]) : []),
    [quoteVehicle.personType, PERSON_TYPE_NAMES[personType]],
    ...(borderRegion ? ([[quoteVehicle.interestVat, quoteVehicle.borderRegion]] as [string, string][]) : []),
    ...(quote.withoutInsurance ? ([[quoteVehicle.insurance, quoteVehicle.ownInsurance]] as [string, string][]) : []),
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line-inverse pt-5 tablet:grid-cols-3">
      {terms.map(([name, value], index) => (
        <div key={index}>
          <dt className="text-[0.85rem] text-muted-inverse">{name}</dt>
          <dd className="tabular leading-snug font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Back to the calculator with everything of this quote chosen, to change some of it. */
function ChangeQuote({ quote }: { quote: SavedQuote }) {
  const { vehicle, plan, personType, downPaymentPercent, termMonths, balloonPercent, borderRegion } = quote;
  const { lines, withoutInsurance } = quote;
  const units = lines?.[0]?.units ?? quote.units;
  const terms = {
    plan: plan.slug,
    personType,
    downPaymentPercent,
    termMonths,
    units,
    balloonPercent,
    borderRegion,
    withoutInsurance,
  };
  return (
    <LinkButton variant="inverse" to={startLinkTo(vehicle, terms, lines?.slice(1))}>
      {quoteVehicle.change}
    </LinkButton>
  );
}
