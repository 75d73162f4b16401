import { toCents } from '@flota/figures';
import type { PaymentPreview } from '@flota/schemas';
import { FigureList, type FigureLine } from '../../components/FigureList.js';
import { Unbroken } from '../../components/Unbroken.js';
import { formatDate, formatMoney } from '../../lib/format.js';

type Previewed = PaymentPreview['payments'][number];

/** What each peso of a payment would pay, and how its contract would stand. */
export function PreviewLines({ payment }: { payment: Previewed }) {
  const lines = previewLines(payment);
  return (
    <div className="rounded border border-line p-4">
      <h3 className="font-semibold">Qué paga con esto</h3>
      <FigureList lines={lines} className="mt-1" />
      <p className="mt-2 border-t border-line pt-3 text-[0.95rem] leading-snug">
        <Unbroken>{afterWords(payment)}</Unbroken>
      </p>
    </div>
  );
}

/** Line by line; what stays as credit, or was taken of it, closes the sum. */
export function previewLines({ lines, toCredit }: Previewed): FigureLine[] {
  const paid = lines.map(({ instalmentNumber, label, parts, total }) => {
    const interest = toCents(parts.interest) + toCents(parts.vat);
    const late = toCents(parts.lateInterest) + toCents(parts.lateVat);
    const note =
      late > 0n
        ? 'Con sus intereses moratorios'
        : instalmentNumber === null && interest > 0n
          ? 'Con los intereses hasta hoy'
          : undefined;
    return { label, amount: total, ...(note && { note }) };
  });
  const credit = toCents(toCredit);
  if (credit > 0n) return [...paid, { label: 'Queda a su favor', amount: toCredit }];
  return credit < 0n ? [...paid, { label: 'De su saldo a favor', amount: toCredit }] : paid;
}

export function afterWords({ after }: Previewed): string {
  const { credit, dueNow, next, outstandingCapital, paidOff } = after;
  const capital = outstandingCapital === null ? '' : ` Le quedarían ${formatMoney(outstandingCapital)} de capital.`;
  if (paidOff) return `Con este pago liquida el contrato.${creditWords(credit)}`;
  if (toCents(dueNow) > 0n) return `Le faltarían ${formatMoney(dueNow)} de lo que ya venció.`;
  if (!next) return `Ya no tendría nada por vencer.${creditWords(credit)}`;
  return toCents(next.missing) === 0n
    ? `Su pago del ${formatDate(next.dueOn)} queda cubierto.${capital}`
    : `Su próximo pago sería de ${formatMoney(next.missing)}, el ${formatDate(next.dueOn)}.${capital}`;
}

const creditWords = (credit: string): string =>
  toCents(credit) > 0n ? ` Le quedan ${formatMoney(credit)} a favor, que puede pedir de vuelta.` : '';
