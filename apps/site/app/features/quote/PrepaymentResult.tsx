import type { Prepayment } from '@flota/finance';
import type { SavedQuote } from '@flota/schemas';
import { formatDate, formatMoney } from '../../lib/format.js';

interface PrepaymentResultProps {
  quote: SavedQuote;
  /** `null` while what was asked can't be done. */
  prepayment: Prepayment | null;
}

export function PrepaymentResult({ quote, prepayment }: PrepaymentResultProps) {
  return (
    <div
      role="status"
      className="border-t-2 border-ink pt-5 desktop:border-t-0 desktop:border-l-4 desktop:border-amber desktop:pt-0 desktop:pl-7"
    >
      {prepayment ? (
        <Changes quote={quote} prepayment={prepayment} />
      ) : (
        <p className="text-muted">Corrija el abono y aquí verá lo que ahorra.</p>
      )}
    </div>
  );
}

function Changes({ quote, prepayment }: { quote: SavedQuote; prepayment: Prepayment }) {
  const { newLastPaymentNumber, paymentsSaved, lastPaymentAmount, interestSaved } = prepayment;
  const { termMonths, calculatedOn } = quote;
  const balloon = quote.figures.balloon ?? '0';
  // What is left for the end falls due with the new last payment.
  const withBalloon = Number(balloon) > 0 ? `, y con él el pago final de ${formatMoney(balloon)}` : '';
  const vat = Number(quote.figures.totalVatOnInterest ?? '0') > 0 ? 'Más el IVA que causarían' : undefined;
  return (
    <dl className="grid gap-5">
      <Change name="Termina de pagar" value={monthsSooner(paymentsSaved)} />
      <Change name="Intereses que ya no paga" value={formatMoney(interestSaved)} note={vat} />
      <Change
        name="Su último pago"
        value={`Número ${newLastPaymentNumber}, en lugar del ${termMonths}`}
        note={`De ${formatMoney(lastPaymentAmount)}${withBalloon}. Si firmara hoy, en ${monthAfter(calculatedOn, newLastPaymentNumber)} en vez de ${monthAfter(calculatedOn, termMonths)}.`}
      />
    </dl>
  );
}

function Change({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-[0.9rem] text-muted">{name}</dt>
      <dd className="tabular font-display text-[1.35rem] leading-snug font-semibold">
        {value}
        {note && <span className="block font-sans text-[0.9rem] leading-snug font-normal text-muted">{note}</span>}
      </dd>
    </div>
  );
}

const monthsSooner = (months: number): string => (months === 1 ? 'Un mes antes' : `${months} meses antes`);

/** `2026-11-20` and 60 -> `nov 2031`. */
function monthAfter(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return formatDate(first).replace(/^1 /, '');
}
