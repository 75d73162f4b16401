import { describe, expect, it } from '@jest/globals';
import {
  formatAmount,
  formatFraction,
  formatMoney,
  formatPercent,
  fromCents,
  isZero,
  percentOfAmount,
  sumOf,
  toCents,
} from './money.js';

describe('amounts', () => {
  it.each([
    ['0', 0n, '0.00'],
    ['0.05', 5n, '0.05'],
    ['65502.7', 6550270n, '65502.70'],
    ['-20.01', -2001n, '-20.01'],
    ['99999999999999.995', 10_000_000_000_000_000n, '100000000000000.00'],
    ['0.004', 0n, '0.00'],
    ['-0.004', 0n, '0.00'],
  ])('%s is whole cents and back', (amount, cents, text) => {
    expect(toCents(amount)).toBe(cents);
    expect(fromCents(cents)).toBe(text);
  });

  it('are added up exactly', () => {
    expect(sumOf(['0.10', '0.20', '9007199254740993.01'])).toBe('9007199254740993.31');
    expect(sumOf([])).toBe('0.00');
    expect(['0', '0.00', '0.01'].map(isZero)).toEqual([true, true, false]);
  });

  it.each([
    ['3480000.00', '20', '696000.00'],
    ['0.05', '50', '0.03'],
    ['1000000.01', '12.5', '125000.00'],
  ])('%s at %s %% is %s', (amount, percent, share) => expect(percentOfAmount(amount, percent)).toBe(share));

  it('that are none are refused', () => {
    for (const text of ['', '1e5', '$5', 'NaN', '1,000']) expect(() => toCents(text)).toThrow(RangeError);
  });
});

describe('formats', () => {
  it('writes amounts as Mexicans do', () => {
    expect(
      ['0', '5.5', '999.99', '1000', '65502.73', '12345678901234.99', '-20'].map((text) => formatMoney(text)),
    ).toEqual(['$0.00', '$5.50', '$999.99', '$1,000.00', '$65,502.73', '$12,345,678,901,234.99', '-$20.00']);
    expect(formatAmount('65502.73')).toBe('65,502.73');
    expect(['3480000.00', '999.50', '0.49'].map((text) => formatMoney(text, { decimals: false }))).toEqual([
      '$3,480,000',
      '$1,000',
      '$0',
    ]);
  });

  it('writes a percentage in one way, however it is kept', () => {
    expect(['14.50', '14.5', '20', '0', '10.0000', '0.0500'].map(formatPercent)).toEqual([
      '14.5\u00a0%',
      '14.5\u00a0%',
      '20\u00a0%',
      '0\u00a0%',
      '10\u00a0%',
      '0.05\u00a0%',
    ]);
  });

  it('writes a fraction as the percentage it is', () => {
    expect(['0.16', '0.08', '0', '1', '0.0825'].map(formatFraction)).toEqual([
      '16\u00a0%',
      '8\u00a0%',
      '0\u00a0%',
      '100\u00a0%',
      '8.25\u00a0%',
    ]);
  });
});
