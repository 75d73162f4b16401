import { Decimal } from 'decimal.js';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** `"14.50"` to `14.5%`. */
export const percentLabel = (percent: string): string => `${new Decimal(percent).toFixed()}%`;

/** `2026-11-20` to `20 nov 2026`. A date without time has no time zone, so no `Date` is involved. */
export function dateLabel(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

export const isZero = (amount: string): boolean => new Decimal(amount).isZero();

export const sumOf = (amounts: readonly string[]): string => Decimal.sum('0', ...amounts).toFixed(2);
