import type { Instalment, PlanKind } from '@flota/schemas';
import { quotePayments } from '@flota/texts/site/quote-payments';
import type { LegendItem } from '../../components/charts/ChartLegend.js';
import { formatMoney } from '../../lib/format.js';
import { toCents, type QuoteView } from '@flota/figures';

/** A part of every payment. */
export interface PaymentPart extends LegendItem {
  field: 'capital' | 'interest' | 'vat' | 'base';
}

const part = (field: PaymentPart['field'], texture: PaymentPart['texture']): PaymentPart => ({
  field,
  texture,
  label: quotePayments[field],
});

/** What a pure lease's rent is made of is the lessor's own view; everybody else pays capital and interest. */
const partsOf = (kind: PlanKind): readonly PaymentPart[] =>
  kind === 'pure_lease'
    ? [part('base', 'stripes'), part('vat', 'dots')]
    : [part('capital', 'solid'), part('interest', 'stripes'), part('vat', 'dots')];

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
    return quotePayments.equalRents({ rent: formatMoney(first.base), vat: formatMoney(first.vat) });
  }
  const interest = { first: formatMoney(first.interest), last: formatMoney(last.interest) };
  return kind === 'financial_lease' ? quotePayments.changingRents(interest) : quotePayments.changingPayments(interest);
}
