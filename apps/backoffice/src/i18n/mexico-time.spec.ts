import { describe, expect, it } from '@jest/globals';
import { formatAgo, formatDay, formatInstant, formatMoney, formatPhone } from './format.js';
import { instantToLocal, localToInstant } from './mexico-time.js';

describe('local time of Mexico City', () => {
  it.each([
    ['2026-11-20T20:05:00.000Z', '2026-11-20T14:05'],
    ['2026-11-21T05:59:00.000Z', '2026-11-20T23:59'],
    // Summer time, which Mexico gave up in 2022.
    ['2021-07-01T17:00:00.000Z', '2021-07-01T12:00'],
  ])('%s is %s', (instant, local) => {
    expect(instantToLocal(instant)).toBe(local);
    expect(localToInstant(local)).toBe(instant);
  });

  it('treats no time as no time', () => {
    expect(instantToLocal(null)).toBe('');
    expect(localToInstant('')).toBeNull();
    expect(localToInstant('no es fecha')).toBeNull();
  });
});

it('writes amounts, dates and telephones as Mexicans do', () => {
  expect(formatMoney('65502.73')).toBe('$65,502.73');
  // More digits than a float holds.
  expect(formatMoney('9007199254740993.01')).toBe('$9,007,199,254,740,993.01');
  expect(formatInstant('2026-11-20T20:05:00Z')).toBe('20 nov 2026, 14:05');
  expect(formatDay('2026-11-20')).toBe('20 nov 2026');
  expect(formatPhone('+525512345678')).toBe('55 1234 5678');
  expect(formatPhone('+524771234567')).toBe('477 123 4567');
  expect(formatAgo('2026-11-20T20:00:00Z', Date.parse('2026-11-20T20:20:00Z'))).toBe('hace 20 minutos');
});
