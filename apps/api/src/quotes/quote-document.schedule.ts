import type { Instalment, SavedQuote } from '@flota/schemas';
import { formatAmount, formatMoney, isZero, sumOf } from '@flota/figures';
import { PAYMENT_WORDS } from './quote-document.texts.js';

export interface ScheduleTable {
  title: string;
  note?: string;
  columns: string[];
  /** Formatted cells, as many in a row as there are columns. Amounts are without `$`. */
  rows: string[][];
  /** Sums under their columns; empty where a sum has no meaning. */
  totals: string[];
}

type AmountField = Exclude<keyof Instalment, 'number'>;

interface Column {
  label: string;
  field: AmountField;
  summed: boolean;
}

/** Every instalment, with the columns that say something in this kind of plan. */
export function scheduleOf({ plan: { kind }, schedule, figures }: SavedQuote): ScheduleTable {
  const payment = PAYMENT_WORDS[kind];
  const hasVat = schedule.some(({ vat }) => !isZero(vat));
  const isPureLease = kind === 'pure_lease';
  const columns: Column[] = [
    ...(isPureLease
      ? [{ label: 'Renta sin IVA', field: 'base' as const, summed: true }]
      : [
          { label: 'Capital', field: 'capital' as const, summed: true },
          { label: 'Interés', field: 'interest' as const, summed: true },
        ]),
    ...(hasVat ? [{ label: 'IVA', field: 'vat' as const, summed: true }] : []),
    { label: hasVat ? `${payment.one} con IVA` : payment.one, field: 'total', summed: true },
    // What a lessee owes is rents, not a balance.
    ...(isPureLease ? [] : [{ label: 'Saldo', field: 'balance' as const, summed: false }]),
  ];
  return {
    title: `Tabla de ${payment.many}`,
    note: balanceNote(kind, figures),
    columns: ['Núm.', ...columns.map(({ label }) => label)],
    rows: schedule.map((row) => [String(row.number), ...columns.map(({ field }) => formatAmount(row[field]))]),
    totals: [
      'Total',
      ...columns.map(({ field, summed }) => (summed ? formatAmount(sumOf(schedule.map((row) => row[field]))) : '')),
    ],
  };
}

/** Says what happens to a balance that the last instalment leaves. */
function balanceNote(kind: SavedQuote['plan']['kind'], { balloon, purchaseOptionWithVat }: SavedQuote['figures']) {
  if (kind === 'flexibility' && balloon && !isZero(balloon)) {
    return `Junto con la última mensualidad se liquida el pago final de ${formatMoney(balloon)}.`;
  }
  if (kind === 'financial_lease' && purchaseOptionWithVat && !isZero(purchaseOptionWithVat)) {
    return `El saldo final es la opción de compra: ${formatMoney(purchaseOptionWithVat)} con IVA.`;
  }
  return undefined;
}
