import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { credits, decimals } from './testing/arbitraries.js';
import { creditTerms, financialLeaseTerms, referenceCase, refusal } from './testing/reference.js';
import { calculateQuote, replayContract } from './index.js';

const startsOn = '2026-01-15';
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const from = (firstDueOn: string) => ({ firstPeriod: { startsOn, firstDueOn } });

/** CATs: bisected in Python's decimals, first payment after days/365, each that follows a twelfth later. */
describe('a first period that is not a month', () => {
  test.each([
    // 45, 15, 20 and 40 days; interest 2784000.00 * 14.5 * days / 36000
    { firstDueOn: '2026-03-01', interest: '50460.00', cat: '16.5497240045', totalInterest: '1162984.17' },
    { firstDueOn: '2026-01-30', interest: '16820.00', cat: '16.5717144552', totalInterest: '1129344.17' },
    { firstDueOn: '2026-02-04', interest: '22426.67', cat: '16.5685168917', totalInterest: '1134950.84' },
    { firstDueOn: '2026-02-24', interest: '44853.33', cat: '16.5538453692', totalInterest: '1157377.50' },
  ])('of C01 until $firstDueOn', ({ firstDueOn, interest, cat, totalInterest }) => {
    const regular = calculateQuote(creditTerms());
    const quote = calculateQuote(creditTerms(from(firstDueOn)));
    const [first, ...others] = quote.schedule;
    expect(first).toMatchObject({ capital: '31862.73', interest, vat: '0.00', balance: '2752137.27' });
    expect(others).toEqual(regular.schedule.slice(1));
    expect(quote).toMatchObject({ catPercentExact: cat, totalInterest, monthlyPayment: '65502.73' });
  });

  test('counts with insurance', () => {
    const terms = creditTerms({ ...from('2026-03-01'), mandatoryInsuranceMonthly: '9425.00' });
    expect(calculateQuote(terms)).toMatchObject({
      catPercentExact: '23.8753672799',
      catWithoutInsurancePercentExact: '16.5497240045',
    });
  });

  test('moves the balloon with the last payment', () => {
    const { inputs } = referenceCase('C06');
    const terms = creditTerms({ ...inputs, kind: 'flexibility', ...from('2026-03-01') });
    expect(calculateQuote(terms)).toMatchObject({ catPercentExact: '16.0934127833' });
  });

  test('of a financial lease bears VAT on capital and interest', () => {
    const quote = calculateQuote(financialLeaseTerms(from('2026-02-04')));
    expect(quote.catPercentExact).toBe('17.0269771861');
    expect(quote.schedule[0]).toMatchObject({ capital: '30226.55', interest: '22350.00', vat: '8412.25' });
  });

  test('charges what the contract will', () => {
    for (const terms of [creditTerms({ vatOnInterestRate: '0.16' }), financialLeaseTerms()]) {
      const firstDueOn = '2026-02-24';
      const { schedule } = calculateQuote({ ...terms, ...from(firstDueOn) });
      const { instalments } = replayContract(
        {
          terms,
          startsOn,
          firstDueOn,
          late: { multiplier: '2', base: 'capital', vatRate: '0.16' },
          minimumPrepaymentPayments: 1,
          excess: 'capital',
          effects: ['term'],
        },
        [],
        { on: startsOn },
      );
      const { capital, interest, vat } = instalments[0]!;
      expect(schedule[0]).toMatchObject({ capital, interest, vat });
    }
  });
});

test('any CAT solves the equation, with insurance or without', () => {
  // Percent of the price a year.
  const premium = decimals(0, 10, 2);
  const days = fc.integer({ min: 15, max: 45 });
  const property = fc.property(credits, days, premium, (terms, firstDays, percent) => {
    // A month or two of interest and a year's fee are more than any rate the search looks at.
    fc.pre(terms.termMonths >= 6);
    const mandatoryInsuranceMonthly = ((Number(terms.priceWithVat) * Number(percent)) / 1200).toFixed(2);
    const firstPeriod = { startsOn, firstDueOn: addDays(startsOn, firstDays) };
    const quote = calculateQuote({ ...terms, firstPeriod, mandatoryInsuranceMonthly });
    const first = firstDays === 31 ? 1 / 12 : firstDays / 365;
    const received = Number(quote.amountFinanced) - Number(quote.openingFee);
    // Left over at a rate; in plain numbers, so that nothing of what is tried is used.
    const leftOver = (percent: string, insurance: number) =>
      quote.schedule.reduce((left, { base }, index) => {
        const balloon = index === terms.termMonths - 1 ? Number(quote.balloon) : 0;
        const paid = Number(base) + insurance + balloon;
        return left - paid / (1 + Number(percent) / 100) ** (first + index / 12);
      }, received);
    expect(Math.abs(leftOver(quote.catPercentExact, Number(mandatoryInsuranceMonthly)) / received)).toBeLessThan(1e-7);
    const { catWithoutInsurancePercentExact: without = '' } = quote as { catWithoutInsurancePercentExact?: string };
    expect(Math.abs(leftOver(without, 0) / received)).toBeLessThan(1e-7);
  });
  fc.assert(property, { numRuns: 150 });
});

test('a first payment a month after the disbursement changes nothing', () => {
  expect(calculateQuote(creditTerms(from('2026-02-15')))).toEqual(calculateQuote(creditTerms()));
  const lastDay = { firstPeriod: { startsOn: '2026-01-31', firstDueOn: '2026-02-28' } };
  expect(calculateQuote(creditTerms(lastDay))).toEqual(calculateQuote(creditTerms()));
});

test.each([
  ['2026-01-29', 'FIRST_PERIOD.OUT_OF_RANGE'],
  ['2026-03-02', 'FIRST_PERIOD.OUT_OF_RANGE'],
  ['2026-02-30', 'DATE.INVALID'],
])('a first payment on %s is refused', (firstDueOn, code) => {
  expect(refusal(() => calculateQuote(creditTerms(from(firstDueOn))))).toEqual([code, 'firstDueOn']);
});
