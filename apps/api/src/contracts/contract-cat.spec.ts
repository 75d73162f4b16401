import { expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { contractCat } from './contract-cat.js';

const startsOn = dateColumn('2026-01-15');
const common = { annualRatePercent: '14.5', termMonths: 12, openingFeePercent: '2', vatRate: '0.16' };
const credit = {
  ...common,
  kind: 'direct_credit',
  priceWithVat: '1160000.00',
  downPaymentPercent: '20',
  openingFeeFinanced: false,
  vatOnInterestRate: '0',
  paymentMode: 'base_fixed',
  balloonPercentOfPrice: '0',
};

// Bisected in Python's decimals by Banco de México's equation.
it.each([
  ['2026-02-15', '20.0%'],
  ['2026-03-01', '19.7%'],
  ['2026-01-30', '20.4%'],
])('of a credit first paid on %s is %s', (firstDueOn, cat) => {
  expect(contractCat({ terms: credit, startsOn, firstDueOn: dateColumn(firstDueOn) })).toBe(cat);
});

it('is none of a pure lease, nor of days that none of ours have', () => {
  const lease = { ...common, kind: 'pure_lease', priceWithoutVat: '1', residualPercent: '1', rentsInAdvance: false };
  expect(contractCat({ terms: lease, startsOn, firstDueOn: dateColumn('2026-02-15') })).toBeNull();
  expect(contractCat({ terms: credit, startsOn, firstDueOn: dateColumn('2026-06-15') })).toBeNull();
});
