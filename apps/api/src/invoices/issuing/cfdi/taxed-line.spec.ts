import { describe, expect, it } from '@jest/globals';
import { inCents, isVatOfBase, type TaxedAmount, taxSums, totalOf, withVatOfBase } from './taxed-line.js';

const late = (amount: string, vat: string, rate: string | null = '0.16'): TaxedAmount => ({
  ...{ part: 'late_interest', amount, vat, rate },
});

describe('VAT of its base', () => {
  it.each(['2457.72', '2457.73'])('of 15,360.80 at 16 % SAT takes %s', (vat) => {
    expect(isVatOfBase(late('15360.80', vat))).toBe(true);
    expect(withVatOfBase(late('15360.80', vat))).toEqual(late('15360.80', vat));
  });

  it.each(['2457.71', '2457.74'])(
    'of 15,360.80 at 16 % it does not take %s: the same money has six decimals',
    (vat) => {
      const exact = withVatOfBase(late('15360.80', vat));
      expect(isVatOfBase(late('15360.80', vat))).toBe(false);
      expect(isVatOfBase(exact)).toBe(true);
      expect(totalOf([exact])).toBe(totalOf([late('15360.80', vat)]));
      const [sum] = taxSums([exact]);
      expect(sum).toEqual({ rate: '0.16', base: exact.amount, vat: exact.vat });
    },
  );

  it('is summed up in cents that come to the same money', () => {
    const exact = withVatOfBase(late('15360.80', '2457.74'));
    expect(taxSums([exact]).map(inCents)).toEqual([{ rate: '0.16', base: '15360.81', vat: '2457.73' }]);
  });

  it('is none where it is exempt', () => {
    expect(withVatOfBase(late('100.00', '0.00', null))).toEqual(late('100.00', '0.00', null));
    expect(isVatOfBase(late('100.00', '0.01', null))).toBe(false);
  });
});
