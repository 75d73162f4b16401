import { describe, expect, test } from '@jest/globals';
import { calculateQuote, fleetFigures } from './index.js';
import { creditTerms, financialLeaseTerms, pureLeaseTerms, refusal } from './testing/reference.js';

describe('the figures of a fleet', () => {
  test('of one vehicle are its own', () => {
    const quote = calculateQuote(creditTerms());
    expect(fleetFigures(quote, 1)).toEqual({
      initialOutlay: '760588.80',
      monthlyPayment: '65502.73',
      total: '4690752.97',
    });
  });

  test('of a credit are multiplied to the cent', () => {
    expect(fleetFigures(calculateQuote(creditTerms()), 99)).toEqual({
      initialOutlay: '75298291.20',
      monthlyPayment: '6484770.27',
      total: '464384544.03',
    });
  });

  test('of a lease have the rent with VAT', () => {
    expect(fleetFigures(calculateQuote(financialLeaseTerms()), 5)).toMatchObject({ monthlyPayment: '369759.00' });
  });

  test('of a pure lease have no total', () => {
    expect(fleetFigures(calculateQuote(pureLeaseTerms()), 5)).toEqual({
      initialOutlay: '989784.30',
      monthlyPayment: '422694.90',
    });
  });

  test('have the insurance by itself', () => {
    const quote = calculateQuote(creditTerms({ mandatoryInsuranceMonthly: '4500.00' }));
    expect(fleetFigures(quote, 3)).toMatchObject({ insurance: '15660.00', monthlyPayment: '196508.19' });
    // 3 * (4690752.97 + 60 * 5220.00)
    expect(fleetFigures(quote, 3).totalWithInsurance).toBe('15011858.91');
  });

  test.each([0, -1, 1.5, NaN, Infinity, 10_000, '5'])('%p units are refused', (units) => {
    expect(refusal(() => fleetFigures(calculateQuote(creditTerms()), units as number))).toEqual([
      'COUNT.OUT_OF_RANGE',
      'units',
    ]);
  });

  test('a figure that is missing or no amount is named', () => {
    expect(refusal(() => fleetFigures({ monthlyPayment: '1.00' }, 2))).toEqual(['DECIMAL.INVALID', 'initialOutlay']);
    expect(refusal(() => fleetFigures({ initialOutlay: '1.00', rentTotal: 'x' }, 2))).toEqual([
      'DECIMAL.INVALID',
      'rentTotal',
    ]);
  });
});
