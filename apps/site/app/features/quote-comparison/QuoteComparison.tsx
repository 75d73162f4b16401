import { formatDay } from '@flota/figures';
import type { SavedQuote } from '@flota/schemas';
import { quoteComparison } from '@flota/texts/site/quote-comparison';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../components/Button.js';
import { ShareButton } from '../../components/ShareButton.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { classNames } from '../../lib/class-names.js';
import { type ComparedRow, comparedGroups } from './compared-rows.js';
import { comparisonPath } from './comparison-path.js';

/** Labels stand above both values on a phone, and beside them where there is room. */
const ROW = 'grid grid-cols-2 gap-x-4 gap-y-1 tablet:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,1fr)]';

/** Two quotes side by side; in what they differ stands out. */
export function QuoteComparison({ first, second }: { first: SavedQuote; second: SavedQuote }) {
  const groups = comparedGroups(first, second);
  const differences = groups.flatMap(({ rows }) => rows).filter(({ differs }) => differs).length;
  return (
    <div className="container-page pt-10 pb-24 desktop:pt-16">
      <h1 className="heading-section">{quoteComparison.title}</h1>
      <p className="measure mt-3 text-muted">
        {differences === 0 ? quoteComparison.noDifference : quoteComparison.differences({ n: differences })}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={() => window.print()} icon={<Printer aria-hidden size={18} />}>
          {quoteComparison.print}
        </Button>
        <ShareButton title={quoteComparison.name} path={comparisonPath(first.token, second.token)} />
      </div>
      <div role="table" aria-label={quoteComparison.table} className="mt-10">
        <div role="rowgroup">
          <div role="row" className={classNames(ROW, 'border-b-2 border-ink pb-4')}>
            <span role="columnheader" className="sr-only tablet:not-sr-only" />
            <Head quote={first} place={quoteComparison.first} />
            <Head quote={second} place={quoteComparison.second} />
          </div>
        </div>
        {groups.map(({ title, rows }, index) => (
          <div role="rowgroup" key={index} className="mt-8 break-inside-avoid">
            <div role="row">
              <h2 role="columnheader" aria-colspan={3} className="heading-card border-b border-ink pb-2">
                {title}
              </h2>
            </div>
            {rows.map((row, place) => (
              <Row key={place} row={row} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const Head = ({ quote, place }: { quote: SavedQuote; place: string }) => (
  <div role="columnheader" className="min-w-0">
    <p className="text-[0.85rem] text-muted">{place}</p>
    <VehicleSilhouette name={quote.vehicle.silhouette} className="my-2 h-auto w-full max-w-56" />
    <Link
      to={`/cotizacion/${encodeURIComponent(quote.token)}`}
      className="link tabular inline-flex min-h-11 items-center font-semibold wrap-anywhere"
    >
      {quote.folio}
    </Link>
    <p className="text-[0.9rem] text-muted">{quoteComparison.validUntil({ day: formatDay(quote.validUntil) })}</p>
  </div>
);

function Row({ row: { label, values, differs, difference } }: { row: ComparedRow }) {
  return (
    <div
      role="row"
      className={classNames(
        ROW,
        'border-b border-line py-3 pl-3',
        differs ? 'border-l-4 border-l-amber bg-paper' : 'border-l-4 border-l-transparent text-muted',
      )}
    >
      <span role="rowheader" className="col-span-2 text-[0.95rem] tablet:col-span-1">
        {label}
        {differs && <span className="sr-only"> {quoteComparison.differs}</span>}
        {difference && <span className="block text-[0.85rem] text-muted">{difference}</span>}
      </span>
      {values.map((value, index) => (
        <span
          role="cell"
          key={index}
          className={classNames('tabular min-w-0 wrap-anywhere', differs && 'font-semibold text-ink')}
        >
          {value}
        </span>
      ))}
    </div>
  );
}
