import {
  equipmentText,
  formatMoney,
  formatPercent,
  linesView,
  type LinesView,
  type LineView,
  priceLines,
  type QuoteView,
  tradeInLines,
  tradeInNote,
} from '@flota/figures';
import { type QuotedTradeIn, type SavedQuote, tradeInText } from '@flota/schemas';
import { quoteVehicle } from '@flota/texts/site/quote-vehicle';
import { FigureList } from '../../components/FigureList.js';
import { Money } from '../../components/Money.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { rich } from '../../lib/rich.js';

/** What is quoted besides one vehicle as it comes: kinds of vehicle, equipment, a vehicle in part payment. */
export function QuoteLines({ quote, view }: { quote: SavedQuote; view: QuoteView }) {
  const lines = linesView(view, quote);
  const prices = priceLines(quote.vehicle);
  if (!lines && prices.length === 0 && !quote.tradeIn) return null;
  return (
    <div className="mt-10 grid gap-10 wide:mt-16">
      {lines && <Lines lines={lines} isCredit={view.kind !== 'pure_lease'} />}
      {((!lines && prices.length > 0) || quote.tradeIn) && (
        <div className="grid gap-x-12 gap-y-10 desktop:grid-cols-2">
          {!lines && prices.length > 0 && (
            <section>
              <h2 className="heading-card border-b-2 border-ink pb-3">
                {quote.units > 1 ? quoteVehicle.listPriceEach : quoteVehicle.listPrice}
              </h2>
              <FigureList lines={prices} />
            </section>
          )}
          {quote.tradeIn && <TradeIn tradeIn={quote.tradeIn} view={view} />}
        </div>
      )}
    </div>
  );
}

function Lines({ lines: { lines, sums }, isCredit }: { lines: LinesView; isCredit: boolean }) {
  const units = lines.reduce((total, line) => total + line.units, 0);
  return (
    <section aria-labelledby="quote-lines" className="min-w-0">
      <h2 id="quote-lines" className="heading-card border-b-2 border-ink pb-3">
        {quoteVehicle.lines({ n: units })}
      </h2>
      <ul>
        {lines.map((line, index) => (
          // The same vehicle may be there twice, with other equipment.
          <Line key={index} line={line} sums={sums} isCredit={isCredit} />
        ))}
      </ul>
      <div className="border-t-2 border-ink py-4 font-semibold desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)] desktop:gap-8">
        <p className="text-lg">{quoteVehicle.linesTotal}</p>
        <Columns sums={sums} amounts={sums.map(({ amount }) => amount)} />
      </div>
      <p className="measure text-[0.9rem] text-muted">{quoteVehicle.linesNote}</p>
    </section>
  );
}

function Line({ line, sums, isCredit }: { line: LineView; sums: LinesView['sums']; isCredit: boolean }) {
  const { vehicle, units, price, rate, firstPayment, amounts } = line;
  const priceText = isCredit
    ? quoteVehicle.linePriceAtRate({ n: units, rate: formatPercent(rate) })
    : quoteVehicle.linePrice({ n: units });
  return (
    <li className="border-b border-line py-5 last:border-b-0 desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)] desktop:items-center desktop:gap-8">
      <div className="flex items-center gap-4">
        <VehiclePicture
          vehicle={{ silhouette: vehicle.silhouette, photos: vehicle.photo ? [vehicle.photo] : [] }}
          sizes="6rem"
          className="h-auto w-24 shrink-0"
        />
        <p className="min-w-0 leading-snug">
          <strong className="block">
            {units} × {vehicle.brand} {vehicle.modelName}
          </strong>
          <span className="block text-[0.9rem] text-muted">
            {vehicle.equipment
              ? quoteVehicle.equipped({ version: vehicle.versionName, equipment: equipmentText(vehicle) })
              : vehicle.versionName}
          </span>
          <span className="block text-[0.9rem] text-muted">
            {rich(priceText, { price: () => <Money amount={price} whole /> })}
          </span>
          {units > 1 && (
            <span className="block text-[0.9rem] text-muted">
              {quoteVehicle.lineFirstPayment({ amount: formatMoney(firstPayment) })}
            </span>
          )}
        </p>
      </div>
      <Columns sums={sums} amounts={amounts} />
    </li>
  );
}

/** What is paid for a line or for all, one amount under the other and, where there is room, beside each other. */
const Columns = ({ sums, amounts }: { sums: LinesView['sums']; amounts: readonly string[] }) => (
  <dl className="mt-3 grid gap-x-6 gap-y-1 desktop:mt-0 desktop:auto-cols-fr desktop:grid-flow-col desktop:items-end desktop:gap-x-4 desktop:text-[0.95rem]">
    {sums.map(({ name, label }, index) => (
      <div key={name} className="flex items-baseline justify-between gap-4 desktop:block desktop:text-right">
        <dt className="text-[0.85rem] leading-snug font-normal text-muted">{label}</dt>
        <dd className="font-semibold">
          <Money amount={amounts[index] ?? '0'} />
        </dd>
      </div>
    ))}
  </dl>
);

const TradeIn = ({ tradeIn, view }: { tradeIn: QuotedTradeIn; view: QuoteView }) => (
  <section>
    <h2 className="heading-card border-b-2 border-ink pb-3">{quoteVehicle.tradeIn}</h2>
    <p className="mt-3 font-semibold">{tradeInText(tradeIn)}</p>
    <FigureList lines={tradeInLines(view, tradeIn)} />
    <p className="mt-2 border-l-4 border-amber pl-4 text-[0.95rem]">{tradeInNote(tradeIn)}</p>
  </section>
);
