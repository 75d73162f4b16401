import { formatLongDay } from '@flota/figures';
import type { ListedQuote, SavedQuotes } from '@flota/schemas';
import { dayInMexico } from '@flota/schemas';
import { savedQuotes } from '@flota/texts/site/saved-quotes';
import { useState } from 'react';
import { LinkButton } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { EmptyState } from '../../components/States.js';
import { comparisonPath } from '../quote-comparison/index.js';
import { forgetQuote } from './saved-quotes-api.js';
import { SavedQuoteCard } from './SavedQuoteCard.js';

/** Two of them may be put side by side. */
const COMPARED = 2;

export function QuoteList({ token, saved }: { token: string; saved: SavedQuotes }) {
  const [quotes, setQuotes] = useState(saved.quotes);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [doomed, setDoomed] = useState<ListedQuote | null>(null);
  const [forgotten, setForgotten] = useState<string>();

  const choose = (quote: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, quote].slice(-COMPARED) : chosen.filter((other) => other !== quote));
  const forget = async ({ token: quote, folio }: ListedQuote) => {
    await forgetQuote(token, quote);
    setQuotes((listed) => listed.filter((other) => other.token !== quote));
    setChosen((before) => before.filter((other) => other !== quote));
    setForgotten(folio);
  };

  return (
    <>
      <p className="measure text-muted">
        {savedQuotes.linkUntil({ day: formatLongDay(dayInMexico(new Date(saved.linkUntil))) })}
      </p>
      <p role="status" className="mt-3 font-medium empty:hidden">
        {forgotten && savedQuotes.forgotten({ folio: forgotten })}
      </p>
      {quotes.length === 0 && (
        <EmptyState
          title={savedQuotes.emptyTitle}
          text={savedQuotes.noneLeft}
          action={<LinkButton to="/calculadora">{savedQuotes.quote}</LinkButton>}
        />
      )}
      <ul className="mt-8 grid gap-6 desktop:grid-cols-2">
        {quotes.map((quote) => (
          <li key={quote.token} className="min-w-0">
            <SavedQuoteCard
              quote={quote}
              listToken={token}
              isChosen={chosen.includes(quote.token)}
              onChoose={(isChosen) => choose(quote.token, isChosen)}
              onForget={() => setDoomed(quote)}
            />
          </li>
        ))}
      </ul>
      <Compare chosen={chosen} />
      <ConfirmDialog
        open={doomed !== null}
        title={savedQuotes.forgetTitle({ folio: doomed?.folio ?? '' })}
        text={savedQuotes.forgetText}
        button={savedQuotes.forgetButton}
        onConfirm={() => (doomed ? forget(doomed) : Promise.resolve())}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}

/** Stays in view once two are chosen, however long the list is. */
function Compare({ chosen }: { chosen: readonly string[] }) {
  const [first, second] = chosen;
  if (!first || !second) return null;
  return (
    <div className="sticky bottom-0 z-10 mt-8 border-t border-line bg-sand py-4">
      <LinkButton to={comparisonPath(first, second)} size="lg" className="max-tablet:w-full">
        {savedQuotes.compareBoth}
      </LinkButton>
    </div>
  );
}
