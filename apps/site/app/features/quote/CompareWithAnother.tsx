import type { SavedQuote } from '@flota/schemas';
import { quotePage } from '@flota/texts/site/quote-page';
import { LinkButton } from '../../components/Button.js';
import { rich } from '../../lib/rich.js';
import { comparisonPath } from '../quote-comparison/index.js';
import { useSeenQuotes } from './seen-quotes.js';

/** The quotes that were looked at before in this visit, to be put beside this one; and the way to all others. */
export function CompareWithAnother({ quote }: { quote: SavedQuote }) {
  const others = useSeenQuotes(quote);
  return (
    <section aria-labelledby="compare" className="min-w-0">
      <h2 id="compare" className="heading-card">
        {quotePage.compare}
      </h2>
      <p className="measure mt-2 mb-4 text-muted">
        {others.length > 0 ? quotePage.compareSeen : quotePage.compareNone}
      </p>
      <ul className="grid max-w-2xl gap-3">
        {others.map(({ token, folio, name }) => (
          <li key={token}>
            <LinkButton variant="secondary" className="w-full" to={comparisonPath(quote.token, token)}>
              <span>
                {rich(quotePage.compareWith({ quote: name, folio }), {
                  folio: (text) => <span className="tabular font-normal whitespace-nowrap">{text}</span>,
                })}
              </span>
            </LinkButton>
          </li>
        ))}
        <li>
          <LinkButton variant="quiet" className="px-0!" to="/mis-cotizaciones">
            {quotePage.allQuotes}
          </LinkButton>
        </li>
      </ul>
    </section>
  );
}
