import { describe, expect, test } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { decimals } from './testing/arbitraries.js';
import { refusal } from './testing/reference.js';
import { ownershipCost } from './index.js';

const rates = {
  tenenciaPerYear: '12000.00',
  verificationPerYear: '1500.00',
  maintenancePerKm: '1.85',
  tyresPerKm: '0.9',
  fuelPerKm: '9.60',
};
const use = { kmPerMonth: 10_000, withFuel: false, insuranceMonthly: '10764.80' };

describe('what having a vehicle costs', () => {
  test('by the year and by the road, and fuel only when it is asked for', () => {
    expect(ownershipCost(rates, use)).toEqual({
      lines: [
        { name: 'insurance', monthly: '10764.80' },
        { name: 'tenencia', monthly: '1000.00' },
        { name: 'verification', monthly: '125.00' },
        { name: 'maintenance', monthly: '18500.00' },
        { name: 'tyres', monthly: '9000.00' },
      ],
      monthly: '39389.80',
    });
    const { lines, monthly } = ownershipCost(rates, { ...use, withFuel: true });
    expect(lines.at(-1)).toEqual({ name: 'fuel', monthly: '96000.00' });
    expect(monthly).toBe('135389.80');
  });

  test('says nothing of what the lender has no figure for', () => {
    const few = { ...rates, tenenciaPerYear: null, verificationPerYear: null, tyresPerKm: null, fuelPerKm: null };
    const { lines } = ownershipCost(few, { ...use, withFuel: true, insuranceMonthly: null });
    expect(lines).toEqual([{ name: 'maintenance', monthly: '18500.00' }]);
    expect(ownershipCost(few, { ...use, kmPerMonth: 0, insuranceMonthly: null })).toEqual({
      lines: [],
      monthly: '0.00',
    });
  });

  test('adds up, and never falls with the road', () => {
    fc.assert(
      fc.property(decimals(0, 20, 2), decimals(0, 50_000, 2), fc.nat(99_999), (perKm, perYear, kmPerMonth) => {
        const some = { ...rates, maintenancePerKm: perKm, tenenciaPerYear: perYear };
        const { lines, monthly } = ownershipCost(some, { ...use, kmPerMonth });
        const sum = lines.reduce((total, line) => total.plus(line.monthly), new Decimal(0));
        expect(sum.toFixed(2)).toBe(monthly);
        const more = ownershipCost(some, { ...use, kmPerMonth: kmPerMonth + 1 });
        expect(new Decimal(more.monthly).gte(monthly)).toBe(true);
      }),
    );
  });

  test.each([
    [{ kmPerMonth: -1 }, ['COUNT.OUT_OF_RANGE', 'kmPerMonth']],
    [{ kmPerMonth: 0.5 }, ['COUNT.OUT_OF_RANGE', 'kmPerMonth']],
    [{ insuranceMonthly: 'mucho' }, ['DECIMAL.INVALID', 'insuranceMonthly']],
  ])('refuses %j', (change, error) => {
    expect(refusal(() => ownershipCost(rates, { ...use, ...change }))).toEqual(error);
  });
});
