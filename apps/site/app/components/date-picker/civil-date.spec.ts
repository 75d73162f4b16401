import { describe, expect, it } from '@jest/globals';
import { addDays, addMonths, daysInMonth, fromIsoDate, toIsoDate, weekdayOf } from './civil-date.js';
import { CLEARED_DATE, dateValue, hasDate } from './date-value.js';

describe('civil dates', () => {
  it.each([
    [2024, 29],
    [2023, 28],
    [1900, 28],
    [2000, 29],
  ])('gives February of %i %i days', (year, days) => {
    expect(daysInMonth(year, 2)).toBe(days);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['1000-01-01', -1, '0999-12-31'],
    // The clocks of Mexico City changed that night.
    ['2022-04-02', 1, '2022-04-03'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(toIsoDate(addDays(fromIsoDate(from), days))).toBe(to);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(toIsoDate(addMonths(fromIsoDate(from), months))).toBe(to);
  });

  it('knows the day of the week', () => {
    expect(weekdayOf(fromIsoDate('2026-11-20'))).toBe('fr');
  });
});

describe('the value', () => {
  it('tells the day in four ways', () => {
    const { date, jsdate, formatted, epoc } = dateValue({ year: 2026, month: 11, day: 20 }, 'mm/dd/yyyy');
    expect(date).toEqual({ year: 2026, month: 11, day: 20 });
    expect(jsdate).toEqual(new Date(2026, 10, 20));
    expect(formatted).toBe('11/20/2026');
    expect(epoc).toBe(new Date(2026, 10, 20).getTime() / 1000);
  });

  it('is zeros, null, nothing and 0 when cleared', () => {
    expect(CLEARED_DATE).toEqual({ date: { year: 0, month: 0, day: 0 }, jsdate: null, formatted: '', epoc: 0 });
    expect(hasDate(CLEARED_DATE)).toBe(false);
    expect(hasDate(null)).toBe(false);
  });
});
