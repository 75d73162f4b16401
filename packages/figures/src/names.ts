import type { PlanKind } from '@flota/schemas';
import { terms } from '@flota/texts/site/terms';
import { formatPercent } from './money.js';

/** Of a plan whose vehicle stays the lessor's. */
export const isLease = (kind: PlanKind): boolean => kind === 'financial_lease' || kind === 'pure_lease';

/** What is paid first. A pure lease has no such thing. */
export const downPaymentName = (kind: PlanKind): string =>
  kind === 'financial_lease' ? terms.initialRent : terms.downPayment;

/** How much of it, e.g. `20 % de enganche`. */
export const downPaymentShare = (kind: PlanKind, percent: string): string =>
  (kind === 'financial_lease' ? terms.initialRentOf : terms.downPaymentOf)({ percent: formatPercent(percent) });

/** The same; `null` where there is none. */
export const downPaymentText = (kind: PlanKind, percent: string): string | null =>
  Number(percent) > 0 ? downPaymentShare(kind, percent) : null;

/** What is paid every month. */
export const monthlyName = (kind: PlanKind): string => (isLease(kind) ? terms.rent : terms.payment);
