import { describe, expect, it } from '@jest/globals';
import { fromIsoDate, toIsoDate } from './civil-date.js';
import { dateLimits, isDisabled, yearRange, type DateRules } from './disabled-dates.js';

const day = fromIsoDate;
const disabled = (iso: string, rules: DateRules) => isDisabled(day(iso), rules);

describe('isDisabled', () => {
  it.each<[string, DateRules, string[], string[]]>([
    ['until a day', { disableUntil: day('2026-11-20') }, ['2026-11-20', '2025-12-31'], ['2026-11-21']],
    ['since a day', { disableSince: day('2026-11-20') }, ['2026-11-20', '2027-01-01'], ['2026-11-19']],
    ['single days', { disableDays: [day('2026-11-20')] }, ['2026-11-20'], ['2026-11-21', '2025-11-20']],
    [
      'ranges',
      { disableDateRanges: [{ begin: day('2026-12-24'), end: day('2027-01-06') }] },
      ['2026-12-24', '2026-12-31', '2027-01-06'],
      ['2026-12-23', '2027-01-07'],
    ],
    ['weekends', { disableWeekends: true }, ['2026-11-21', '2026-11-22'], ['2026-11-20', '2026-11-23']],
    ['weekdays', { disableWeekdays: ['mo', 'fr'] }, ['2026-11-20', '2026-11-23'], ['2026-11-21', '2026-11-24']],
    ['years', { minYear: 2020, maxYear: 2030 }, ['2019-12-31', '2031-01-01'], ['2020-01-01', '2030-12-31']],
  ])('%s', (_name, rules, closed, open) => {
    for (const iso of closed) expect([iso, disabled(iso, rules)]).toEqual([iso, true]);
    for (const iso of open) expect([iso, disabled(iso, rules)]).toEqual([iso, false]);
  });

  it('lets exceptions win over every rule but the years', () => {
    const enableDays = [day('2026-11-21'), day('2031-01-01')];
    const rules: DateRules = {
      enableDays,
      disableUntil: day('2026-12-31'),
      disableSince: day('2026-01-01'),
      disableDays: enableDays,
      disableDateRanges: [{ begin: day('2026-01-01'), end: day('2026-12-31') }],
      disableWeekends: true,
      disableWeekdays: ['sa'],
      maxYear: 2030,
    };
    expect(disabled('2026-11-21', rules)).toBe(false);
    expect(disabled('2026-11-22', rules)).toBe(true);
    expect(disabled('2031-01-01', rules)).toBe(true);
  });
});

it('keeps the years within 1000 and 9999', () => {
  expect(yearRange({})).toEqual({ minYear: 1000, maxYear: 9999 });
  expect(yearRange({ minYear: 1, maxYear: 20_000 })).toEqual({ minYear: 1000, maxYear: 9999 });
  expect(yearRange({ minYear: 1990, maxYear: 2030 })).toEqual({ minYear: 1990, maxYear: 2030 });
});

describe('dateLimits', () => {
  const limits = (rules: DateRules) => {
    const { first, last } = dateLimits(rules);
    return [toIsoDate(first), toIsoDate(last)];
  };

  it.each<[string, DateRules, string[]]>([
    ['the years alone', { minYear: 2020, maxYear: 2030 }, ['2020-01-01', '2030-12-31']],
    [
      'what is open between two days',
      { disableUntil: day('2026-10-31'), disableSince: day('2026-12-01') },
      ['2026-11-01', '2026-11-30'],
    ],
    [
      'exceptions beyond them',
      {
        disableUntil: day('2026-10-31'),
        disableSince: day('2026-12-01'),
        enableDays: [day('2026-08-15'), day('2027-02-01'), day('2026-11-05')],
      },
      ['2026-08-15', '2027-02-01'],
    ],
    [
      'the years when nothing is open',
      { minYear: 2020, maxYear: 2030, disableUntil: day('2026-12-31'), disableSince: day('2026-01-01') },
      ['2020-01-01', '2030-12-31'],
    ],
  ])('%s', (_name, rules, expected) => {
    expect(limits(rules)).toEqual(expected);
  });
});
