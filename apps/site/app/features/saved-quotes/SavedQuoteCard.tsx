import { ApiProblem } from '@flota/client';
import { formatDay } from '@flota/figures';
import { dayInMexico, type ListedQuote } from '@flota/schemas';
import { savedQuotes } from '@flota/texts/site/saved-quotes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../api/problem-texts.js';
import { Button, LinkButton } from '../../components/Button.js';
import { Checkbox } from '../../components/Checkbox.js';
import { Money } from '../../components/Money.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { rich } from '../../lib/rich.js';
import { renewQuote } from './saved-quotes-api.js';

interface SavedQuoteCardProps {
  quote: ListedQuote;
  /** Of the link that the list was opened by. */
  listToken: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onForget: () => void;
}

export function SavedQuoteCard({ quote, listToken, isChosen, onChoose, onForget }: SavedQuoteCardProps) {
  const { vehicle, vehicles, plan, termMonths, units, folio, token, first, isValid } = quote;
  const name = vehicles ?? vehicle.versionName;
  const until = { day: formatDay(quote.validUntil) };
  return (
    <article
      aria-label={savedQuotes.card({ folio })}
      className="flex h-full flex-col rounded border border-line bg-paper p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="heading-card wrap-anywhere">
            {vehicle.brand} {vehicle.modelName}
          </h2>
          <p className="text-muted">{units > 1 ? savedQuotes.severalUnits({ vehicle: name, n: units }) : name}</p>
        </div>
        <VehicleSilhouette name={vehicle.silhouette} className="h-auto w-24 shrink-0 max-[400px]:hidden" />
      </div>
      <p className="mt-4 text-muted">{first.label}</p>
      <p className="font-display text-2xl font-bold">
        <Money amount={first.amount} currency />
      </p>
      <p className="mt-1">{savedQuotes.plan({ plan: plan.title, months: termMonths })}</p>
      <p className="mt-4 grow border-t border-line pt-4 text-[0.9rem]">
        {rich(savedQuotes.madeOn({ day: formatDay(dayInMexico(new Date(quote.createdAt))) }), {
          folio: () => <span className="tabular">{folio}</span>,
        })}{' '}
        <strong className={isValid ? 'text-agave-deep' : 'text-brick'}>
          {isValid ? savedQuotes.validUntil(until) : savedQuotes.expiredOn(until)}
        </strong>
      </p>
      {isValid && (
        <Checkbox
          className="mt-3"
          label={savedQuotes.compare}
          aria-label={savedQuotes.compareLabel({ folio })}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isValid && <LinkButton to={`/cotizacion/${token}`}>{savedQuotes.open}</LinkButton>}
        <Renewal quote={token} listToken={listToken} isMain={!isValid} />
        <Button variant="quiet" className="px-2!" onClick={onForget} aria-label={savedQuotes.forgetLabel({ folio })}>
          {savedQuotes.forget}
        </Button>
      </div>
    </article>
  );
}

function Renewal({ quote, listToken, isMain }: { quote: string; listToken: string; isMain: boolean }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const renew = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const renewed = await renewQuote(listToken, quote);
      await navigate(`/cotizacion/${renewed.token}`);
    } catch (error) {
      setFailure(refusalText(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        loading={busy}
        loadingLabel={savedQuotes.renewing}
        onClick={() => void renew()}
      >
        {savedQuotes.renew}
      </Button>
      <p role="alert" className="order-last w-full font-medium text-brick empty:hidden">
        {failure}
      </p>
    </>
  );
}

function refusalText(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.status !== 422) return failureText(error, 'SERVER.ERROR');
  const lacksPhone = error.problem.errors?.some(({ field }) => field === 'contact.phone');
  return lacksPhone ? savedQuotes.phoneNeeded : savedQuotes.notOffered;
}
