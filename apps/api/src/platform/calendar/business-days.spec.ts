import { describe, expect, it } from '@jest/globals';
import { addBusinessDays, isBusinessDay } from './business-days.js';

describe('isBusinessDay', () => {
  it.each([
    '2026-01-01',
    '2026-02-02', // first Monday
    '2026-03-16', // third Monday
    '2026-05-01',
    '2026-09-16',
    '2026-11-16', // third Monday
    '2026-12-25',
    '2024-10-01',
    '2030-10-01',
    '2027-02-01',
    '2027-03-15',
    '2027-11-15',
    '2026-11-21', // Saturday
    '2026-11-22', // Sunday
  ])('%s is none', (day) => {
    expect(isBusinessDay(day)).toBe(false);
  });

  it.each([
    '2026-01-02',
    '2026-02-05', // the Constitution's own day, moved to the Monday
    '2026-02-09', // second Monday
    '2026-03-23',
    '2026-11-20', // the Revolution's own day
    '2026-11-23',
    '2026-12-24',
    '2026-10-01',
    '2029-10-01',
    '2018-10-01',
  ])('%s is one', (day) => {
    expect(isBusinessDay(day)).toBe(true);
  });
});

describe('addBusinessDays', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'], // Friday to Monday
    ['2026-11-21', 1, '2026-11-23'], // Saturday to Monday
    ['2026-11-13', 1, '2026-11-17'], // over a long weekend
    ['2026-06-01', 20, '2026-06-29'], // four weeks without a holiday
    ['2026-04-06', 20, '2026-05-05'], // over 1 May
    ['2026-10-30', 20, '2026-11-30'], // over the Revolution
    ['2026-12-01', 20, '2026-12-30'], // over Christmas
    ['2026-12-15', 20, '2027-01-14'], // over Christmas and New Year
    ['2024-09-13', 20, '2024-10-15'], // over Independence and a president's first day
    ['2026-03-02', 0, '2026-03-02'],
  ])('%s and %d more: %s', (day, count, expected) => {
    expect(addBusinessDays(day, count)).toBe(expected);
  });
});
