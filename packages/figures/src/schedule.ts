import type { Instalment } from '@flota/schemas';
import { termsLines } from '@flota/texts/site/terms-lines';
import { isZero } from './money.js';
import { isLease } from './names.js';
import type { QuoteView } from './quote-view.js';

export interface ScheduleColumn {
  label: string;
  field: Exclude<keyof Instalment, 'number'>;
}

/**
 * What of every instalment is shown. How a pure lease's rent splits into capital and interest is the lessor's own view,
 * and what a lessee owes is rents, not a balance. There is a column for VAT where any is charged.
 */
export function scheduleColumns({ kind, schedule }: Pick<QuoteView, 'kind' | 'schedule'>): readonly ScheduleColumn[] {
  const hasVat = schedule.some(({ vat }) => !isZero(vat));
  const total = isLease(kind)
    ? { withVat: termsLines.rentWithVat, alone: termsLines.rent }
    : { withVat: termsLines.paymentWithVat, alone: termsLines.payment };
  const columns: ScheduleColumn[] = [
    { label: termsLines.base, field: 'base' },
    { label: termsLines.capital, field: 'capital' },
    { label: termsLines.interest, field: 'interest' },
    { label: termsLines.vat, field: 'vat' },
    { label: hasVat ? total.withVat : total.alone, field: 'total' },
    { label: termsLines.balance, field: 'balance' },
  ];
  const hidden: ScheduleColumn['field'][] = kind === 'pure_lease' ? ['capital', 'interest', 'balance'] : ['base'];
  return columns.filter(({ field }) => !hidden.includes(field) && (field !== 'vat' || hasVat));
}
