import type { PlanKind } from '@flota/schemas';

/** Of a plan whose vehicle stays the lessor's. */
export const isLease = (kind: PlanKind): boolean => kind === 'financial_lease' || kind === 'pure_lease';

/** What is paid first. A pure lease has no such thing. */
export const downPaymentName = (kind: PlanKind): string => (kind === 'financial_lease' ? 'Renta inicial' : 'Enganche');

/** What is paid every month. */
export const monthlyName = (kind: PlanKind): string => (isLease(kind) ? 'Renta mensual' : 'Mensualidad');
