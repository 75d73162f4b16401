import type { Instalment } from '@flota/schemas';
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
  const payment = isLease(kind) ? 'Renta' : 'Mensualidad';
  const columns: ScheduleColumn[] = [
    { label: 'Renta sin IVA', field: 'base' },
    { label: 'Capital', field: 'capital' },
    { label: 'Intereses', field: 'interest' },
    { label: 'IVA', field: 'vat' },
    { label: hasVat ? `${payment} con IVA` : payment, field: 'total' },
    { label: 'Saldo', field: 'balance' },
  ];
  const hidden: ScheduleColumn['field'][] = kind === 'pure_lease' ? ['capital', 'interest', 'balance'] : ['base'];
  return columns.filter(({ field }) => !hidden.includes(field) && (field !== 'vat' || hasVat));
}
