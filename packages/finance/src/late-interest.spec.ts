import { describe, expect, test } from '@jest/globals';
import { refusal } from './testing/reference.js';
import { calculateLateInterest } from './index.js';

describe('calculateLateInterest', () => {
  const input = {
    instalment: { capital: '30000.00', base: '65000.00', total: '70000.00', balance: '2000000.00' },
    daysLate: 15,
    annualRatePercent: '14.4',
    multiplier: '2',
    base: 'base',
    vatRate: '0.16',
  } as const;

  test.each([
    // amount * 28.8 % * 15 / 360 = amount * 1.2 %
    { base: 'capital', interest: '360.00', vat: '57.60', total: '417.60' },
    { base: 'base', interest: '780.00', vat: '124.80', total: '904.80' },
    { base: 'total', interest: '840.00', vat: '134.40', total: '974.40' },
    { base: 'balance', interest: '24000.00', vat: '3840.00', total: '27840.00' },
  ] as const)('on $base', ({ base, ...expected }) => {
    expect(calculateLateInterest({ ...input, base })).toEqual({ baseAmount: input.instalment[base], ...expected });
  });

  test('nothing is due on the day itself', () => {
    expect(calculateLateInterest({ ...input, daysLate: 0 }).total).toBe('0.00');
  });

  test.each([
    { change: { daysLate: -1 }, error: ['COUNT.OUT_OF_RANGE', 'daysLate'] },
    { change: { multiplier: 'x' }, error: ['DECIMAL.INVALID', 'multiplier'] },
    { change: { base: 'interest' as 'base' }, error: ['VALUE.INVALID', 'base'] },
    { change: { vatRate: '1.6' }, error: ['FRACTION.OUT_OF_RANGE', 'vatRate'] },
    { change: { instalment: { ...input.instalment, base: '-1' } }, error: ['DECIMAL.INVALID', 'base'] },
  ])('refuses $change', ({ change, error }) => {
    expect(refusal(() => calculateLateInterest({ ...input, ...change }))).toEqual(error);
  });
});
