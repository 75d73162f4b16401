import { describe, expect, test } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { credits, decimals, financialLeases, pureLeases, rate } from './testing/arbitraries.js';
import { calculateQuote, simulatePrepayment, type Instalment } from './index.js';

const total = (rows: Instalment[], name: 'capital' | 'total' | 'interest') =>
  rows.reduce((sum, row) => sum.plus(row[name]), new Decimal(0)).toFixed(2);
const lastBalance = (rows: Instalment[]) => rows.at(-1)?.balance;
const minus = (a: string, b: string) => new Decimal(a).minus(b).toFixed(2);
const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, property), { numRuns: 150 });

describe('every schedule', () => {
  test('closes at the balloon or zero, and its capital is what was financed', () => {
    check(credits, (terms) => {
      const { amountFinanced, balloon, schedule } = calculateQuote(terms);
      expect(lastBalance(schedule)).toBe(balloon);
      expect(total(schedule, 'capital')).toBe(minus(amountFinanced, balloon));
    });
    check(financialLeases, (terms) => {
      const { amountFinanced, purchaseOptionWithoutVat, schedule } = calculateQuote(terms);
      expect(lastBalance(schedule)).toBe(purchaseOptionWithoutVat);
      expect(total(schedule, 'capital')).toBe(minus(amountFinanced, purchaseOptionWithoutVat));
    });
    check(pureLeases, (terms) => {
      const { residualValueWithoutVat, schedule, totalRentsWithVat } = calculateQuote(terms);
      expect(lastBalance(schedule)).toBe(residualValueWithoutVat);
      expect(total(schedule, 'total')).toBe(totalRentsWithVat);
    });
  });

  test('has rows that add up, with non-negative cells', () => {
    check(fc.oneof(credits, financialLeases, pureLeases), (terms) => {
      for (const { balance, base, capital, interest, total: whole, vat } of calculateQuote(terms).schedule) {
        expect(base).toBe(new Decimal(capital).plus(interest).toFixed(2));
        expect(whole).toBe(new Decimal(base).plus(vat).toFixed(2));
        expect([balance, capital, interest, vat].some((cell) => cell.startsWith('-'))).toBe(false);
      }
    });
  });

  test('is level but for the last row: the base in base_fixed, the whole in total_fixed', () => {
    check(credits, (terms) => {
      const { monthlyPayment, schedule } = calculateQuote(terms);
      const name = terms.paymentMode === 'base_fixed' ? 'base' : 'total';
      for (const row of schedule.slice(0, -1)) expect(row[name]).toBe(monthlyPayment);
    });
  });

  test('totals are the sums of its rows', () => {
    check(credits, (terms) => {
      const { balloon, initialOutlay, schedule, totalInterest, totalOfMonthlyPayments, totalPaidAll } =
        calculateQuote(terms);
      expect(totalInterest).toBe(total(schedule, 'interest'));
      expect(totalOfMonthlyPayments).toBe(total(schedule, 'total'));
      expect(totalPaidAll).toBe(new Decimal(initialOutlay).plus(totalOfMonthlyPayments).plus(balloon).toFixed(2));
    });
  });
});

describe('payments', () => {
  test('a larger down payment never raises the payment', () => {
    check(fc.tuple(credits, decimals(0, 60, 2)), ([terms, other]) => {
      const [less, more] = [terms.downPaymentPercent, other].sort((a, b) => new Decimal(a).cmp(b));
      const pay = (downPaymentPercent = '0') =>
        new Decimal(calculateQuote({ ...terms, downPaymentPercent }).monthlyPayment);
      expect(pay(more).lte(pay(less))).toBe(true);
    });
  });

  test('a higher rate never lowers the payment', () => {
    check(fc.tuple(credits, rate), ([terms, other]) => {
      const [less, more] = [terms.annualRatePercent, other].sort((a, b) => new Decimal(a).cmp(b));
      const pay = (annualRatePercent = '0') =>
        new Decimal(calculateQuote({ ...terms, annualRatePercent }).monthlyPayment);
      expect(pay(more).gte(pay(less))).toBe(true);
    });
  });
});

describe('CAT', () => {
  const effectiveRate = (annualRatePercent: string) =>
    new Decimal(annualRatePercent).div(1200).plus(1).pow(12).minus(1).times(100);

  test('is at least the effective rate, and is that rate when there are no fees', () => {
    // Half a cent moves the rate of a small, short contract by less than a thousandth of a point.
    const cents = '0.001';
    check(fc.oneof(credits, financialLeases), (terms) => {
      const cat = new Decimal(calculateQuote(terms).catPercentExact);
      expect(cat.plus(cents).gte(effectiveRate(terms.annualRatePercent))).toBe(true);
    });
    check(credits, (terms) => {
      const cat = new Decimal(calculateQuote({ ...terms, openingFeePercent: '0' }).catPercentExact);
      expect(cat.minus(effectiveRate(terms.annualRatePercent)).abs().lt(cents)).toBe(true);
    });
  });
});

describe('a prepayment', () => {
  test('of at least the minimum saves interest, never lengthens the term, and closes at the balloon', () => {
    const cases = fc.tuple(
      credits.filter((terms) => terms.termMonths >= 12),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    check(cases, ([terms, share]) => {
      const quote = calculateQuote(terms);
      const afterPayment = Math.floor(share * (terms.termMonths - 8));
      const prepayment = new Decimal(quote.monthlyPayment).times(3).toFixed(2);
      const before = quote.schedule[afterPayment - 1]?.balance ?? quote.amountFinanced;
      fc.pre(new Decimal(before).minus(prepayment).gt(quote.balloon));
      const result = simulatePrepayment(terms, { afterPayment, prepayment });
      expect(result.balanceAfter).toBe(minus(before, prepayment));
      expect(result.paymentsSaved).toBeGreaterThanOrEqual(0);
      expect(result.interestSaved.startsWith('-')).toBe(false);
      expect(lastBalance(result.schedule)).toBe(quote.balloon);
    });
  });
});
