import type { Instalment, PlanKind } from '@flota/schemas';
import type { LegendItem } from '../../components/charts/ChartLegend.js';
import { formatMoney } from '../../lib/format.js';
import { toCents, type QuoteView } from '@flota/figures';

/** A part of every payment. */
export interface PaymentPart extends LegendItem {
  field: 'capital' | 'interest' | 'vat' | 'base';
}

const VAT: PaymentPart = { field: 'vat', label: 'IVA', texture: 'dots' };

/** What a pure lease's rent is made of is the lessor's own view; everybody else pays capital and interest. */
const partsOf = (kind: PlanKind): readonly PaymentPart[] =>
  kind === 'pure_lease'
    ? [{ field: 'base', label: 'Renta', texture: 'stripes' }, VAT]
    : [
        { field: 'capital', label: 'Capital', texture: 'solid' },
        { field: 'interest', label: 'Intereses', texture: 'stripes' },
        VAT,
      ];

/** The parts there are: interest of a company bears no VAT. */
export const paymentParts = ({ kind, schedule }: Pick<QuoteView, 'kind' | 'schedule'>): readonly PaymentPart[] =>
  partsOf(kind).filter(({ field }) => schedule.some((instalment) => toCents(instalment[field]) > 0n));

/** The heights of the bars; drawing needs no cents. */
export const paymentBars = (parts: readonly PaymentPart[], schedule: readonly Instalment[]): number[][] =>
  schedule.map((instalment) => parts.map(({ field }) => Number(instalment[field])));

/** Whether every payment is made of the same amounts: a bar for each would say nothing. */
export const areEqual = (parts: readonly PaymentPart[], [first, ...others]: readonly Instalment[]): boolean =>
  first !== undefined && others.every((each) => parts.every(({ field }) => each[field] === first[field]));

/** What the drawing shows, for who does not see it. */
export function paymentSummary({ kind, schedule }: Pick<QuoteView, 'kind' | 'schedule'>): string {
  const first = schedule[0];
  const last = schedule.at(-1);
  if (!first || !last) return '';
  if (kind === 'pure_lease') {
    return `Cada mes paga lo mismo: ${formatMoney(first.base)} de renta más ${formatMoney(first.vat)} de IVA.`;
  }
  const payment = kind === 'financial_lease' ? 'renta' : 'mensualidad';
  return (
    `Al principio paga más intereses y al final más capital: de la primera ${payment} ${formatMoney(first.interest)} ` +
    `son intereses; de la última, ${formatMoney(last.interest)}.`
  );
}
