import { fromCents, toCents } from '@flota/figures';
import type { CreditUseResult } from '@flota/schemas';
import { Money } from '../../../components/Money.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { formatDate, formatMoney } from '../../../lib/format.js';

type Side = CreditUseResult['before'];

/** How the contract stands before and after, and the one that gets the money. */
export function CreditOutcome({ result, words }: { result: CreditUseResult; words: readonly string[] }) {
  const { after, before, prepayment, to } = result;
  const cost = prepayment && fromCents(toCents(prepayment.interest) + toCents(prepayment.vat));
  return (
    <div className="rounded border border-line p-4">
      <h3 className="font-sans text-base font-semibold tracking-normal [font-stretch:100%]">Así queda</h3>
      <Sides title="Este contrato" before={before} after={after} />
      {to && <Sides title={to.label} before={to.before} after={to.after} />}
      {prepayment && toCents(prepayment.interestSaved) > 0n && (
        <p className="mt-3 font-semibold text-agave-deep">
          Ahorra <Money amount={prepayment.interestSaved} /> en intereses.
        </p>
      )}
      {words.map((line) => (
        <p key={line} className="mt-1 text-[0.95rem] leading-snug">
          <Unbroken>{line}</Unbroken>
        </p>
      ))}
      {prepayment && cost && toCents(cost) > 0n && (
        <p className="mt-2 text-[0.9rem] leading-snug text-muted">
          De su saldo, {formatMoney(cost)} paga los intereses hasta hoy, que pagaría igual en su siguiente fecha; los
          otros {formatMoney(prepayment.amount)} bajan su capital.
        </p>
      )}
    </div>
  );
}

function Sides({ title, before, after }: { title: string; before: Side; after: Side }) {
  const rows = sideRows(before, after);
  return (
    <table className="mt-2 w-full text-[0.95rem]">
      <caption className="text-left text-[0.9rem] text-muted">{title}</caption>
      <thead className="text-[0.85rem] text-muted">
        <tr>
          <th scope="col">
            <span className="sr-only">Concepto</span>
          </th>
          <th scope="col" className="pr-3 text-right font-normal">
            Hoy
          </th>
          <th scope="col" className="text-right font-normal">
            Después
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, then }) => (
          <tr key={name} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {name}
            </th>
            <td className="tabular py-2 pr-3 text-right text-muted">{now}</td>
            <td className="tabular py-2 text-right font-semibold">{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sideRows(before: Side, after: Side): { name: string; now: string; then: string }[] {
  const capital = before.outstandingCapital !== after.outstandingCapital;
  return [
    { name: 'Saldo a favor', now: formatMoney(before.credit), then: formatMoney(after.credit) },
    ...(capital
      ? [
          {
            name: 'Capital por pagar',
            now: formatMoney(before.outstandingCapital ?? '0'),
            then: formatMoney(after.outstandingCapital ?? '0'),
          },
        ]
      : []),
    { name: nextName(after), now: nextText(before), then: nextText(after) },
  ];
}

const nextName = ({ next }: Side): string => (next ? `Próximo pago, ${formatDate(next.dueOn)}` : 'Próximo pago');

function nextText({ next, paidOff }: Side): string {
  if (paidOff || !next) return 'Liquidado';
  return toCents(next.missing) === 0n ? 'Cubierto' : formatMoney(next.missing);
}
