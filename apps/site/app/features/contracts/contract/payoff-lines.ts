import type { AccountPayoff } from '@flota/schemas';
import { formatDate, formatMoney } from '../../../lib/format.js';
import { toCents } from '@flota/figures';
import type { FigureLine } from '../../../components/FigureList.js';
import { countDays } from '../due.texts.js';

/** What settles a contract, part by part, each in words; they add up to the total. */
export function payoffLines({
  on,
  overdue,
  principal,
  interest,
  interestDays,
  vat,
  unapplied,
}: AccountPayoff): FigureLine[] {
  const lines: FigureLine[] = [
    { label: 'Pagos vencidos', amount: overdue, note: `Con sus intereses moratorios hasta el ${formatDate(on)}` },
    { label: 'Capital por vencer', amount: principal, note: 'Lo que falta de su deuda, sin intereses' },
    { label: 'Intereses', amount: interest, note: `De ${countDays(interestDays)}, desde su último vencimiento` },
    { label: 'IVA', amount: vat },
  ];
  const received = { label: 'Saldo a su favor', amount: `-${unapplied}`, note: 'Dinero que ya recibimos' };
  return [
    ...lines.filter(({ amount, label }) => toCents(amount) > 0n || label === 'Capital por vencer'),
    ...(toCents(unapplied) > 0n ? [received] : []),
  ];
}

export const savingWords = ({ interestSaved }: AccountPayoff): string | null =>
  toCents(interestSaved) > 0n ? `Se ahorra ${formatMoney(interestSaved)} de intereses que ya no vencerían.` : null;
