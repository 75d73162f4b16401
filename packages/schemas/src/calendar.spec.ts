import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, dayInMexico, instantInMexico, todayInMexico } from './calendar.js';

afterEach(() => {
  jest.useRealTimers();
});

describe('the day in Mexico City', () => {
  it.each([
    ['2026-11-21T05:59:59.999Z', '2026-11-20'],
    ['2026-11-21T06:00:00.000Z', '2026-11-21'],
    // 18:00 there is midnight UTC: the date of `toISOString` is tomorrow's from then on.
    ['2026-11-20T23:59:59.999Z', '2026-11-20'],
    ['2026-11-21T00:00:00.000Z', '2026-11-20'],
    ['2026-01-01T05:59:59.999Z', '2025-12-31'],
    // No summer time since 2022.
    ['2026-07-01T05:30:00.000Z', '2026-06-30'],
    ['2028-02-29T12:00:00.000Z', '2028-02-29'],
  ])('at %s is %s', (instant, day) => {
    expect(dayInMexico(new Date(instant))).toBe(day);
    jest.useFakeTimers({ now: new Date(instant) });
    expect(todayInMexico()).toBe(day);
  });

  it.each(['2026-11-21', '2026-06-21', '2028-02-29'])('%s lasts from its midnight to the next', (day) => {
    const start = instantInMexico(day);
    expect(dayInMexico(start)).toBe(day);
    expect(dayInMexico(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
    expect(instantInMexico(addDays(day, 1)).getTime() - start.getTime()).toBe(24 * 3_600_000);
  });

  it('has its evening on the next day of UTC', () => {
    expect(instantInMexico('2026-11-20', '18:00').toISOString()).toBe('2026-11-21T00:00:00.000Z');
  });
});

describe('addDays', () => {
  it.each([
    ['2026-11-21', 15, '2026-12-06'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-04-04', 1, '2026-04-05'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('%s and %d is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});
