import { describe, expect, test } from '@jest/globals';
import { creditTerms, financialLeaseTerms, referenceCase, refusal } from './testing/reference.js';
import { calculateCat, calculateQuote, type CashFlow } from './index.js';

const monthly = (count: number, amount: string, years = (month: number): string | number => month / 12): CashFlow[] =>
  Array.from({ length: count }, (_, index) => ({ amount, years: years(index + 1) }));

describe('calculateCat', () => {
  const disposition = { amount: '101000.00', years: '0' };
  const fee = { amount: '1000.00', years: '0' };

  test('P01: the figure of Banco de México’s own calculator', () => {
    const { expected } = referenceCase('P01');
    expect(calculateCat({ dispositions: [disposition], payments: [fee, ...monthly(12, '10000.00')] })).toEqual(
      expected,
    );
  });

  test('months written as cut-off decimals are months', () => {
    const payments = [fee, ...monthly(12, '10000.00', (month) => (month / 12).toFixed(15))];
    expect(calculateCat({ dispositions: [disposition], payments })).toEqual(referenceCase('P01').expected);
  });

  test.each([
    { years: '1', cat: '21' },
    { years: '0.5', cat: '46.41' },
    // 1.21 ** (365 / 100) and 1.21 ** (1 / 3), from another decimal library
    { years: '0.273972602739726027397260273972602739726027397260273973', cat: '100.524111938' },
    { years: 3, cat: '6.56022367666' },
  ])('one payment of 121 for 100 after $years years is $cat %', ({ years, cat }) => {
    const input = { dispositions: [{ amount: '100', years: 0 }], payments: [{ amount: '121.00', years }] };
    expect(calculateCat(input).catPercentExact).toBe(cat);
  });

  // Bisected in Python's decimals; the second pair is whole months apart, as the payments of an irregular first period are.
  test.each([
    { years: ['0.1', '0.37'], cat: '122.697738039' },
    { years: ['0.37', '1.37'], cat: '24.1440392379' },
  ])('two payments of 60 for 100 after $years years are $cat %', ({ years, cat }) => {
    const payments = years.map((after) => ({ amount: '60.00', years: after }));
    expect(calculateCat({ dispositions: [{ amount: '100', years: 0 }], payments }).catPercentExact).toBe(cat);
  });

  test('a released guarantee is a disposition', () => {
    const dispositions = [
      { amount: '1000', years: 0 },
      { amount: '100', years: 1 },
    ];
    const payments = [
      { amount: '100', years: 0 },
      { amount: '1090', years: 1 },
    ];
    expect(calculateCat({ dispositions, payments })).toEqual({ catPercentExact: '10', catDisplay: '10.0%' });
  });

  test('what costs nothing has a CAT of zero, what is given back in part a negative one', () => {
    const dispositions = [{ amount: '100', years: 0 }];
    expect(calculateCat({ dispositions, payments: [{ amount: '100', years: 1 }] }).catPercentExact).toBe('0');
    expect(calculateCat({ dispositions, payments: [{ amount: '90', years: 1 }] }).catPercentExact).toBe('-10');
  });

  test('who pays before receiving has one too', () => {
    const input = { dispositions: [{ amount: '110', years: 1 }], payments: [{ amount: '100', years: 0 }] };
    expect(calculateCat(input).catPercentExact).toBe('10');
    const less = { dispositions: [{ amount: '90', years: 1 }], payments: [{ amount: '100', years: 0 }] };
    expect(calculateCat(less).catPercentExact).toBe('-10');
  });

  test('agrees with the quote of the same credit', () => {
    const quote = calculateQuote(creditTerms());
    const payments = quote.schedule.map((row) => ({ amount: row.base, years: row.number / 12 }));
    const { catPercentExact, catDisplay } = quote;
    const fees = { amount: quote.openingFee, years: 0 };
    expect(
      calculateCat({ dispositions: [{ amount: quote.amountFinanced, years: 0 }], payments: [fees, ...payments] }),
    ).toEqual({ catPercentExact, catDisplay });
  });

  test('agrees with the quote of a lease that holds a deposit until the end', () => {
    const quote = calculateQuote(financialLeaseTerms({ depositRents: 2 }));
    const end = 5;
    const payments = [
      { amount: quote.openingFee, years: 0 },
      { amount: quote.guaranteeDeposit, years: 0 },
      ...quote.schedule.map((row) => ({ amount: row.base, years: row.number / 12 })),
      { amount: quote.purchaseOptionWithoutVat, years: end },
    ];
    const dispositions = [
      { amount: quote.amountFinanced, years: 0 },
      { amount: quote.guaranteeDeposit, years: end },
    ];
    expect(calculateCat({ dispositions, payments }).catPercentExact).toBe(quote.catPercentExact);
  });

  const flow = (amount: unknown, years: unknown) => [{ amount, years }] as CashFlow[];
  test.each([
    { name: 'nothing paid', dispositions: flow('1', 0), payments: [], error: ['CAT.NO_ROOT', 'payments'] },
    { name: 'nothing received', dispositions: [], payments: flow('1', 1), error: ['CAT.NO_ROOT', 'payments'] },
    { name: 'no flow', dispositions: [], payments: [], error: ['CAT.NO_ROOT', 'payments'] },
    { name: 'fees eat it all', dispositions: flow('1', 0), payments: flow('2', 0), error: ['CAT.NO_ROOT', 'payments'] },
    { name: 'over 5000 %', dispositions: flow('1', 0), payments: flow('60', 1), error: ['CAT.NO_ROOT', 'payments'] },
    { name: 'amount', dispositions: flow('1e3', 0), payments: [], error: ['DECIMAL.INVALID', 'dispositions.0.amount'] },
    {
      name: 'years',
      dispositions: flow('1', 0),
      payments: flow('1', NaN),
      error: ['DECIMAL.INVALID', 'payments.0.years'],
    },
    {
      name: 'past',
      dispositions: flow('1', 0),
      payments: flow('1', '-1'),
      error: ['DECIMAL.INVALID', 'payments.0.years'],
    },
    {
      name: 'far',
      dispositions: flow('1', 0),
      payments: flow('1', 101),
      error: ['YEARS.OUT_OF_RANGE', 'payments.0.years'],
    },
    { name: 'null', dispositions: flow('1', 0), payments: null, error: ['VALUE.INVALID', 'payments'] },
  ])('refuses: $name', ({ dispositions, payments, error }) => {
    expect(refusal(() => calculateCat({ dispositions, payments: payments as CashFlow[] }))).toEqual(error);
  });
});
