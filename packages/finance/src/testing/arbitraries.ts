import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import type { CreditTerms } from '../index.js';
import { creditTerms, financialLeaseTerms, pureLeaseTerms } from './reference.js';

/** Decimals as text, between whole units, with some decimals. */
export const decimals = (min: number, max: number, places: number) =>
  fc
    .integer({ min: min * 10 ** places, max: max * 10 ** places })
    .map((units) => new Decimal(units).div(10 ** places).toFixed(places));

const price = decimals(50_000, 20_000_000, 2);
export const rate = decimals(0, 60, 2);
const termMonths = fc.integer({ min: 1, max: 72 });
const paymentMode = fc.constantFrom<CreditTerms['paymentMode']>('base_fixed', 'total_fixed');

export const credits = fc
  .record({
    kind: fc.constantFrom<CreditTerms['kind']>('direct_credit', 'flexibility'),
    priceWithVat: price,
    downPaymentPercent: decimals(0, 60, 2),
    annualRatePercent: rate,
    termMonths,
    openingFeePercent: decimals(0, 5, 2),
    openingFeeFinanced: fc.boolean(),
    vatOnInterestRate: fc.constantFrom('0', '0.08', '0.16'),
    paymentMode,
    balloonPercentOfPrice: decimals(0, 30, 2),
  })
  .map(creditTerms);

const leases = fc.record({
  priceWithoutVat: price,
  annualRatePercent: rate,
  // A deposit of several rents would eat up a lease of a few months.
  termMonths: fc.integer({ min: 12, max: 72 }),
  openingFeePercent: decimals(0, 5, 2),
  depositRents: fc.integer({ min: 0, max: 3 }),
});
export const financialLeases = fc
  .tuple(leases, fc.record({ initialRentPercent: decimals(0, 60, 2), purchaseOptionPercent: decimals(0, 30, 2) }))
  .map(([lease, own]) => financialLeaseTerms({ ...lease, ...own }));
export const pureLeases = fc
  .tuple(leases, fc.record({ residualPercent: decimals(0, 60, 2), rentsInAdvance: fc.boolean() }))
  .map(([lease, own]) => pureLeaseTerms({ ...lease, ...own }));
