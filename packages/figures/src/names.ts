import type { PlanKind } from '@flota/schemas';
import { formatPercent } from './money.js';

/** Of a plan whose vehicle stays the lessor's. */
export const isLease = (kind: PlanKind): boolean => kind === 'financial_lease' || kind === 'pure_lease';

/** What is paid first. A pure lease has no such thing. */
export const downPaymentName = (kind: PlanKind): string => (kind === 'financial_lease' ? 'Renta inicial' : 'Enganche');

/** How much of it, e.g. `20 % de enganche`; `null` where there is none. */
export const downPaymentText = (kind: PlanKind, percent: string): string | null =>
  Number(percent) > 0 ? `${formatPercent(percent)} de ${downPaymentName(kind).toLowerCase()}` : null;

/** What is paid every month. */
export const monthlyName = (kind: PlanKind): string => (isLease(kind) ? 'Renta mensual' : 'Mensualidad');
