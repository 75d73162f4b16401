import { isZero } from '@flota/figures';
import type { DeskFigures, DeskPreview } from '@flota/schemas';
import { formatDay, formatMoney } from '../../i18n/format.js';

/** One line of the comparison, in words. */
export interface ComparedLine {
  label: string;
  before: string;
  after: string;
  changed: boolean;
}

const money = (amount: string | null) => (amount === null ? '—' : formatMoney(amount));

const LINES: readonly [string, (figures: DeskFigures) => string][] = [
  ['Debe hoy', ({ dueNow }) => money(dueNow)],
  ['De ello, vencido', ({ overdue }) => money(overdue)],
  ['De ello, moratorios con IVA', ({ lateInterest }) => money(lateInterest)],
  ['Saldo a favor', ({ credit }) => money(credit)],
  ['Capital por pagar', ({ capital }) => money(capital)],
  ['Para liquidarlo', ({ payoff }) => money(payoff)],
  [
    'Siguiente pago',
    ({ nextPayment }) =>
      nextPayment ? `${formatMoney(nextPayment.missing)}, hasta el ${formatDay(nextPayment.payableUntil)}` : '—',
  ],
  ['Último vencimiento', ({ lastDueOn }) => (lastDueOn ? formatDay(lastDueOn) : '—')],
  ['Liquidado', ({ paidOffOn }) => (paidOffOn ? formatDay(paidOffOn) : 'No')],
];

/** Every figure before and after. */
export const comparedLines = ({ after, before }: DeskPreview['contracts'][number]): ComparedLine[] =>
  LINES.map(([label, said]) => ({
    label,
    before: said(before),
    after: said(after),
    changed: said(before) !== said(after),
  }));

/** What the second person sees otherwise than the first one did: figures afterwards, in words. */
export function driftOf(seen: DeskPreview, now: DeskPreview): string[] {
  return now.contracts.flatMap((contract) => {
    const former = seen.contracts.find(({ id }) => id === contract.id);
    if (!former) return [];
    return LINES.filter(([, said]) => said(former.after) !== said(contract.after)).map(
      ([label, said]) =>
        `${contract.number}, ${label.toLowerCase()}: quedaba en ${said(former.after)}; hoy queda en ${said(contract.after)}`,
    );
  });
}

/** Of entries that take each other back only what is left is worth reading. */
export const worthReading = ({ movements }: DeskPreview['contracts'][number]) =>
  movements.filter(({ amount, kind }) => !isZero(amount) || kind === 'application');
