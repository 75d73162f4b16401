import { describe, expect, test } from '@jest/globals';
import { creditTerms, financialLeaseTerms, referenceCase, refusal } from './testing/reference.js';
import { calculateQuote, replayContract } from './index.js';

const startsOn = '2026-01-15';
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
