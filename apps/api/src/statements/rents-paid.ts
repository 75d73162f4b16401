import type { LedgerMovement } from '@flota/finance';
import { Decimal } from 'decimal.js';

/** Rents of a pure lease that payments of a year paid. MXN with two decimals. */
export interface RentsPaid {
  /** Without VAT. */
  rent: string;
  vat: string;
  lateInterest: string;
  lateVat: string;
  total: string;
}

type Paid = Pick<LedgerMovement, 'kind' | 'valueOn' | 'allocations'>;

/**
 * Sums the allocations of money received in calendar year `year` to the rents agreed. What comes after the last of them
 * buys the vehicle: that is no rent, though it is kept as one.
 */
export function rentsPaid(termMonths: number, movements: readonly Paid[], year: number): RentsPaid {
  const allocations = movements
    // What was forgiven was not paid. Entries that take others back cancel them.
    .filter(({ kind, valueOn }) => valueOn.startsWith(`${year}-`) && kind !== 'waiver')
    .flatMap(({ allocations: paid }) => paid.filter(({ instalmentNumber }) => instalmentNumber <= termMonths));
  const sum = (part: 'rent' | 'vat' | 'lateInterest' | 'lateVat') =>
    Decimal.sum(0, ...allocations.map((allocation) => allocation[part])).toFixed(2);
  const sums = { rent: sum('rent'), vat: sum('vat'), lateInterest: sum('lateInterest'), lateVat: sum('lateVat') };
  return { ...sums, total: Decimal.sum(...Object.values(sums)).toFixed(2) };
}
