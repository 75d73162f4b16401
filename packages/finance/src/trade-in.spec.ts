import { describe, expect, test } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { applyTradeIn, calculateQuote, fleetFigures } from './index.js';
import { credits } from './testing/arbitraries.js';
import { creditTerms, financialLeaseTerms, pureLeaseTerms, refusal } from './testing/reference.js';

describe('a vehicle given in part payment', () => {
  test('is part of the down payment; the rest is money', () => {
    expect(applyTradeIn(calculateQuote(creditTerms()), 1, '450000.00')).toEqual({
      downPayment: '696000.00',
      downPaymentInMoney: '246000.00',
      initialOutlayInMoney: '310588.80',
    });
  });

  test('counts toward the down payment of all units', () => {
    expect(applyTradeIn(calculateQuote(creditTerms()), 2, '1392000.00')).toEqual({
      downPayment: '1392000.00',
      downPaymentInMoney: '0.00',
      initialOutlayInMoney: '129177.60',
    });
  });

  test('counts toward the first rent of a financial lease, and not toward its VAT', () => {
    expect(applyTradeIn(calculateQuote(financialLeaseTerms()), 1, '300000.00')).toMatchObject({
      downPayment: '300000.00',
      downPaymentInMoney: '0.00',
    });
    expect(refusal(() => applyTradeIn(calculateQuote(financialLeaseTerms()), 1, '300000.01'))).toEqual([
      'TRADE_IN.ABOVE_DOWN_PAYMENT',
      'value',
    ]);
  });

  test('is not taken where nothing is paid down', () => {
    const refused = ['TRADE_IN.NOT_OFFERED', 'value'];
    expect(refusal(() => applyTradeIn(calculateQuote(pureLeaseTerms()), 1, '1.00'))).toEqual(refused);
    const nothingDown = calculateQuote(creditTerms({ downPaymentPercent: '0' }));
    expect(refusal(() => applyTradeIn(nothingDown, 1, '1.00'))).toEqual(refused);
  });

  test.each([
    ['0', 'AMOUNT.OUT_OF_RANGE'],
    ['1.001', 'DECIMAL.INVALID'],
    ['-1', 'DECIMAL.INVALID'],
  ])('worth %s is refused', (value, code) => {
    expect(refusal(() => applyTradeIn(calculateQuote(creditTerms()), 1, value))).toEqual([code, 'value']);
  });

  test('never changes what is paid in all: vehicle and money are the outlay, to the cent', () => {
    const cases = fc.tuple(
      credits.filter(({ downPaymentPercent }) => Number(downPaymentPercent) > 0),
      fc.integer({ min: 1, max: 99 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(cases, ([terms, units, share]) => {
        const quote = calculateQuote(terms);
        const value = new Decimal(quote.downPayment).times(units).times(share).toDecimalPlaces(2, Decimal.ROUND_DOWN);
        const { downPayment, downPaymentInMoney, initialOutlayInMoney } = applyTradeIn(quote, units, value.toFixed(2));
        expect(value.plus(downPaymentInMoney).toFixed(2)).toBe(downPayment);
        expect(value.plus(initialOutlayInMoney).toFixed(2)).toBe(fleetFigures(quote, units).initialOutlay);
      }),
      { numRuns: 100 },
    );
  });
});
