import { describe, expect, test } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import {
  calculateMixedQuote,
  calculateQuote,
  fleetFigures,
  priceWithEquipment,
  type FinancingTerms,
  type Instalment,
  type Quote,
} from './index.js';
import { credits, financialLeases, pureLeases } from './testing/arbitraries.js';
import { creditTerms, financialLeaseTerms, pureLeaseTerms, refusal } from './testing/reference.js';

/** A third of the price: each of its instalments is a third of a cent short of a third. */
const tractor = creditTerms();
const van = creditTerms({ priceWithVat: '1160000.00' });

const CELLS = ['capital', 'interest', 'vat', 'base', 'total', 'balance'] as const;
const amountsOf = (quote: Quote): [string, string][] =>
  Object.entries(quote).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\d+\.\d\d$/.test(entry[1]),
  );
const times = (amount: string, units: number) => new Decimal(amount).times(units);
const amountIn = (quote: Quote, name: string) => new Decimal((quote as unknown as Record<string, string>)[name] ?? NaN);

const units = fc.integer({ min: 1, max: 20 });
const sameKind = fc.oneof(
  fc.array(credits, { minLength: 1, maxLength: 3 }),
  fc.array(financialLeases, { minLength: 1, maxLength: 3 }),
  fc.array(pureLeases, { minLength: 1, maxLength: 3 }),
);
/** Lines by one plan and term: only price and units differ. */
const mixes = fc.tuple(sameKind, fc.array(units, { minLength: 3, maxLength: 3 })).map(([kinds, counts]) => {
  const [first] = kinds;
  return kinds.map((terms, index) => ({
    terms: { ...first!, ...priceOf(terms) },
    units: counts[index]!,
  }));
});
const priceOf = (terms: FinancingTerms) =>
  'priceWithVat' in terms ? { priceWithVat: terms.priceWithVat } : { priceWithoutVat: terms.priceWithoutVat };

const check = <T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, property), { numRuns: 100 });

describe('vehicles of several kinds', () => {
  test('come to the sum of their contracts, each rounded by itself', () => {
    const { quote, lines } = calculateMixedQuote([
      { terms: tractor, units: 2 },
      { terms: van, units: 3 },
    ]);
    expect(lines.map((line) => 'monthlyPayment' in line && line.monthlyPayment)).toEqual(['65502.73', '21834.24']);
    expect(quote).toMatchObject({
      // 2 * 65502.73 + 3 * 21834.24, and not what the 10,440,000 together would pay: 196508.19
      monthlyPayment: '196508.18',
      // 2 * 760588.80 + 3 * 253529.60
      initialOutlay: '2281766.40',
      downPayment: '2088000.00',
      amountFinanced: '8352000.00',
      catDisplay: '16.6%',
      methodVersion: calculateQuote(tractor).methodVersion,
    });
    expect(quote.schedule[0]).toMatchObject({ number: 1, total: '196508.18' });
    expect(quote.schedule.at(-1)).toMatchObject({ number: 60, balance: '0.00' });
  });

  test('are about the price of all, at the highest of their rates', () => {
    const { terms } = calculateMixedQuote([
      { terms: tractor, units: 2 },
      { terms: { ...van, annualRatePercent: '15.4' }, units: 3 },
    ]);
    expect(terms).toMatchObject({ priceWithVat: '10440000.00', annualRatePercent: '15.4', downPaymentPercent: '20' });
  });

  test('have insurance that is the sum of theirs, its VAT too, and a premium only where it is one', () => {
    const insured = (terms: typeof tractor, monthly: string, percent: string) =>
      creditTerms({ ...terms, mandatoryInsuranceMonthly: monthly, insuranceAnnualPercentOfPrice: percent });
    const one = insured(tractor, '8700.03', '3');
    const mixed = calculateMixedQuote([
      { terms: one, units: 3 },
      { terms: insured(van, '2900.01', '3'), units: 1 },
    ]);
    // 3 * 1392.00 + 464.00, where 16 % of the sum would be 4640.02
    expect(mixed.quote).toMatchObject({
      insuranceWithoutVat: '29000.10',
      insuranceVat: '4640.00',
      insuranceTotal: '33640.10',
    });
    expect(mixed.terms).toMatchObject({ mandatoryInsuranceMonthly: '29000.10', insuranceAnnualPercentOfPrice: '3' });
    const differing = calculateMixedQuote([
      { terms: one, units: 1 },
      { terms: insured(van, '2900.01', '4'), units: 1 },
    ]);
    expect(differing.terms).not.toHaveProperty('insuranceAnnualPercentOfPrice');
  });

  test('of a financial lease have its purchase option and rents', () => {
    const lease = financialLeaseTerms();
    const { quote } = calculateMixedQuote([
      { terms: lease, units: 1 },
      { terms: { ...lease, priceWithoutVat: '1000000.00' }, units: 2 },
    ]);
    expect(quote).toMatchObject({ purchaseOptionWithVat: '58000.00', initialRentWithoutVat: '500000.00' });
  });

  test('of a pure lease have no CAT', () => {
    const { quote } = calculateMixedQuote([{ terms: pureLeaseTerms(), units: 2 }]);
    expect(quote).not.toHaveProperty('catDisplay');
  });

  test('need to be of one plan and one term', () => {
    const differing = (terms: FinancingTerms) => () =>
      calculateMixedQuote([
        { terms: tractor, units: 1 },
        { terms, units: 1 },
      ]);
    expect(refusal(differing(creditTerms({ termMonths: 48 })))).toEqual(['LINES.DIFFER', 'lines']);
    expect(refusal(differing(pureLeaseTerms()))).toEqual(['LINES.DIFFER', 'lines']);
    expect(refusal(() => calculateMixedQuote([]))).toEqual(['LINES.DIFFER', 'lines']);
  });

  test.each([0, -1, 1.5, 10_000])('are whole vehicles, one at least: %p is refused', (count) => {
    expect(refusal(() => calculateMixedQuote([{ terms: tractor, units: count }]))).toEqual([
      'COUNT.OUT_OF_RANGE',
      'units',
    ]);
  });
});

describe('every mixed quote', () => {
  test('is the sum of its lines in every figure and every cell of the schedule', () => {
    check(mixes, (lines) => {
      const { quote, lines: quotes } = calculateMixedQuote(lines);
      for (const [name, amount] of amountsOf(quote)) {
        const expected = quotes.reduce(
          (total, line, index) => total.plus(amountIn(line, name).times(lines[index]!.units)),
          new Decimal(0),
        );
        expect([name, amount]).toEqual([name, expected.toFixed(2)]);
      }
      quote.schedule.forEach((row: Instalment, index) => {
        for (const cell of CELLS) {
          const expected = quotes.reduce(
            (total, line, at) => total.plus(times(line.schedule[index]![cell], lines[at]!.units)),
            new Decimal(0),
          );
          expect(row[cell]).toBe(expected.toFixed(2));
        }
      });
    });
  });

  test('of equal lines is as many units of one of them, with its CAT', () => {
    check(fc.tuple(fc.oneof(credits, financialLeases, pureLeases), units, units), ([terms, some, more]) => {
      const one = calculateQuote(terms);
      const { quote } = calculateMixedQuote([
        { terms, units: some },
        { terms, units: more },
      ]);
      expect(fleetFigures(quote, 1)).toEqual(fleetFigures(one, some + more));
      if ('catDisplay' in one) expect(quote).toMatchObject({ catDisplay: one.catDisplay });
    });
  });

  test('of one line of one vehicle is that vehicle’s', () => {
    check(fc.oneof(credits, financialLeases, pureLeases), (terms) => {
      const { quote, terms: whole } = calculateMixedQuote([{ terms, units: 1 }]);
      expect(quote).toEqual(calculateQuote(terms));
      expect(calculateQuote(whole)).toEqual(quote);
    });
  });
});

describe('the price of a vehicle with its equipment', () => {
  test('is the sum, to the cent', () => {
    expect(
      priceWithEquipment('1750000.00', [
        { price: '185000.50', quantity: 1 },
        { price: '9500.25', quantity: 2 },
      ]),
    ).toBe('1954001.00');
  });

  test('is its own where nothing is mounted, or what costs nothing', () => {
    const prices = fc.integer({ min: 1, max: 10 ** 11 }).map((cents) => new Decimal(cents).div(100).toFixed(2));
    check(fc.tuple(prices, units), ([price, quantity]) => {
      expect(priceWithEquipment(price)).toBe(price);
      expect(priceWithEquipment(price, [{ price: '0', quantity }])).toBe(price);
    });
  });

  test.each([
    ['0', [], 'AMOUNT.OUT_OF_RANGE', 'priceWithVat'],
    ['1.00', [{ price: '-1', quantity: 1 }], 'DECIMAL.INVALID', 'price'],
    ['1.00', [{ price: '1.005', quantity: 1 }], 'DECIMAL.INVALID', 'price'],
    ['1.00', [{ price: '1', quantity: 0 }], 'COUNT.OUT_OF_RANGE', 'quantity'],
  ] as const)('%s with %j is refused', (price, equipment, code, field) => {
    expect(refusal(() => priceWithEquipment(price, equipment))).toEqual([code, field]);
  });
});
