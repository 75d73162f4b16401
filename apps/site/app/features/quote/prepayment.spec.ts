import { describe, expect, it } from '@jest/globals';
import type { CreditTerms } from '@flota/finance';
import { lastPrepayablePayment, maximumPrepayment, minimumPrepayment, simulate } from './prepayment.js';
import { creditOf, creditTerms } from './quote.fixture.js';

const C01 = creditOf(creditTerms);

describe('simulate', () => {
  const after12 = (amount: string, credit = C01) => simulate(credit, 12, amount);

  it.each<[string, Partial<CreditTerms>]>([
    ['without VAT on interest', {}],
    ['with it', { vatOnInterestRate: '0.16' }],
    ['with the whole payment level', { vatOnInterestRate: '0.16', paymentMode: 'total_fixed' }],
    ['with the fee financed', { openingFeeFinanced: true }],
    ['with a balloon', { kind: 'flexibility', balloonPercentOfPrice: '27.5', termMonths: 36 }],
    ['at the border', { vatOnInterestRate: '0.08' }],
  ])('goes on from the schedule of a quote %s', (_name, changes) => {
    const credit = creditOf({ ...creditTerms, ...changes });
    const { balance } = credit.schedule[11]!;
    expect(after12(minimumPrepayment(credit), credit)).toMatchObject({
      state: 'ready',
      prepayment: { balanceBefore: balance },
    });
  });

  it('is reference case X01: exactly three payments after the twelfth', () => {
    expect(minimumPrepayment(C01)).toBe('196508.19');
    expect(after12('196508.19')).toMatchObject({
      state: 'ready',
      prepayment: {
        newLastPaymentNumber: 55,
        paymentsSaved: 5,
        lastPaymentAmount: '52103.92',
        interestSaved: '144404.64',
      },
    });
  });

  it('takes the most it says it takes and not a cent more', () => {
    const maximum = maximumPrepayment(C01, 12);
    expect(maximum).toBe('2375184.84');
    expect(after12(maximum).state).toBe('ready');
    expect(after12('2375184.85')).toEqual({ state: 'refused', code: 'PREPAYMENT.OUT_OF_RANGE' });
    expect(after12('196508.18')).toEqual({ state: 'refused', code: 'PREPAYMENT.BELOW_MINIMUM' });
  });

  it('knows after which payment the balance no longer takes the minimum', () => {
    const last = lastPrepayablePayment(C01);
    expect(simulate(C01, last, minimumPrepayment(C01)).state).toBe('ready');
    expect(simulate(C01, last + 1, minimumPrepayment(C01)).state).toBe('refused');
  });
});
