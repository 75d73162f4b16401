import { formatMoney } from '@flota/figures';
import type { OfContract } from '../account/due-days.js';
import { sumOf } from '../account/holder-debts.js';

interface PayWords {
  summary: string;
  description: string;
}

/** What a calendar shows of a day: without amounts, not of which contracts either. */
export function payWords(
  due: readonly OfContract[],
  { company, withAmounts }: { company: string; withAmounts: boolean },
): PayWords {
  const what = due.length === 1 ? `Pago a ${company}` : `${due.length} pagos a ${company}`;
  if (!withAmounts) return { summary: what, description: WHERE_TO_LOOK };
  const total = formatMoney(sumOf(due.map(({ amount }) => amount)));
  const lines = due.map(({ amount, contractLabel }) => `${contractLabel}: ${formatMoney(amount)} MXN`);
  return { summary: `${what}: ${total}`, description: [...lines, WHERE_TO_LOOK].join('\n') };
}

const WHERE_TO_LOOK = 'Lo que debe al día de hoy está en su cuenta.';
