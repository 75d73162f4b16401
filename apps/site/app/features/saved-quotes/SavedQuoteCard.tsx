import { ApiProblem } from '@flota/client';
import { formatDay } from '@flota/figures';
import { dayInMexico, type ListedQuote } from '@flota/schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../api/problem-texts.js';
import { Button, LinkButton } from '../../components/Button.js';
import { Checkbox } from '../../components/Checkbox.js';
import { Money } from '../../components/Money.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
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
  return (
    <article
      aria-label={`Cotización ${folio}`}
      className="flex h-full flex-col rounded border border-line bg-paper p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="heading-card wrap-anywhere">
            {vehicle.brand} {vehicle.modelName}
          </h2>
          <p className="text-muted">
            {vehicles ?? vehicle.versionName}
            {units > 1 && `, ${units} unidades`}
          </p>
        </div>
        <VehicleSilhouette name={vehicle.silhouette} className="h-auto w-24 shrink-0 max-[400px]:hidden" />
      </div>
      <p className="mt-4 text-muted">{first.label}</p>
      <p className="font-display text-2xl font-bold">
        <Money amount={first.amount} currency />
      </p>
      <p className="mt-1">
        {plan.title} a {termMonths} meses
      </p>
      <p className="mt-4 grow border-t border-line pt-4 text-[0.9rem]">
        <span className="tabular">{folio}</span>, del {formatDay(dayInMexico(new Date(quote.createdAt)))}.{' '}
        <strong className={isValid ? 'text-agave-deep' : 'text-brick'}>
          {isValid ? `Vigente hasta el ${formatDay(quote.validUntil)}` : `Venció el ${formatDay(quote.validUntil)}`}
        </strong>
      </p>
      {isValid && (
        <Checkbox
          className="mt-3"
          label="Comparar"
          aria-label={`Comparar la cotización ${folio}`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isValid && <LinkButton to={`/cotizacion/${token}`}>Abrir</LinkButton>}
        <Renewal quote={token} listToken={listToken} isMain={!isValid} />
        <Button variant="quiet" className="px-2!" onClick={onForget} aria-label={`Olvidar la cotización ${folio}`}>
          Olvidar
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
      setFailure(isOffNow(error) ? OFF_NOW : failureText(error, 'SERVER.ERROR'));
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        loading={busy}
        loadingLabel="Renovando…"
        onClick={() => void renew()}
      >
        Renovar con cifras de hoy
      </Button>
      <p role="alert" className="order-last w-full font-medium text-brick empty:hidden">
        {failure}
      </p>
    </>
  );
}

const OFF_NOW =
  'Ya no ofrecemos lo que cotizó con esas condiciones. Haga una cotización nueva en la calculadora, o llámenos.';

const isOffNow = (error: unknown): boolean => error instanceof ApiProblem && error.status === 422;
