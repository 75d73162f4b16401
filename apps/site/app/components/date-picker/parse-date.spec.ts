import { describe, expect, it } from '@jest/globals';
import { addSeparators, formatDate, parseDate } from './parse-date.js';

describe('parseDate', () => {
  it.each([
    ['11/20/2026', 'mm/dd/yyyy', { year: 2026, month: 11, day: 20 }],
    ['20/11/2026', 'dd/mm/yyyy', { year: 2026, month: 11, day: 20 }],
    [' 20/11/2026 ', 'dd/mm/yyyy', { year: 2026, month: 11, day: 20 }],
    ['5.1.2026', 'd.m.yyyy', { year: 2026, month: 1, day: 5 }],
    ['2026-02-28', 'yyyy-mm-dd', { year: 2026, month: 2, day: 28 }],
    ['29/02/2024', 'dd/mm/yyyy', { year: 2024, month: 2, day: 29 }],
    ['29/02/2000', 'dd/mm/yyyy', { year: 2000, month: 2, day: 29 }],
    ['01/01/1000', 'dd/mm/yyyy', { year: 1000, month: 1, day: 1 }],
    ['31/12/9999', 'dd/mm/yyyy', { year: 9999, month: 12, day: 31 }],
  ])('reads %s as %s', (text, format, date) => {
    expect(parseDate(text, format)).toEqual({ date });
  });

  it.each([
    ['5/1/2026', 'FORMAT'],
    ['20-11-2026', 'FORMAT'],
    ['20/11/26', 'FORMAT'],
    ['20/11/20266', 'FORMAT'],
    ['mañana', 'FORMAT'],
    ['01/01/0999', 'YEAR'],
    ['01/13/2026', 'MONTH'],
    ['01/00/2026', 'MONTH'],
    ['00/01/2026', 'DAY'],
    ['31/04/2026', 'DAY'],
    ['29/02/2023', 'DAY'],
    ['29/02/1900', 'DAY'],
  ])('refuses %s: %s', (text, problem) => {
    expect(parseDate(text, 'dd/mm/yyyy')).toEqual({ problem });
  });

  it('does not read a dot of the format as any character', () => {
    expect(parseDate('05x01x2026', 'dd.mm.yyyy')).toEqual({ problem: 'FORMAT' });
  });

  it('asks the rules', () => {
    const rules = { minYear: 2020, disableWeekends: true };
    expect(parseDate('31/12/2019', 'dd/mm/yyyy', rules)).toEqual({ problem: 'YEAR' });
    expect(parseDate('21/11/2026', 'dd/mm/yyyy', rules)).toEqual({ problem: 'DISABLED' });
  });
});

it.each([
  ['dd/mm/yyyy', '05/01/2026'],
  ['d/m/yyyy', '5/1/2026'],
  ['yyyy-mm-dd', '2026-01-05'],
])('formats as %s', (format, text) => {
  expect(formatDate({ year: 2026, month: 1, day: 5 }, format)).toBe(text);
});

it.each([
  ['20', 'dd/mm/yyyy', '20'],
  ['201', 'dd/mm/yyyy', '20/1'],
  ['20112026', 'dd/mm/yyyy', '20/11/2026'],
  ['20/11', 'dd/mm/yyyy', '20/11'],
  ['20261', 'yyyy-mm-dd', '2026-1'],
  ['5/', 'dd/mm/yyyy', '5/'],
  ['mañana', 'dd/mm/yyyy', 'mañana'],
  ['201120261', 'dd/mm/yyyy', '201120261'],
  ['201', 'd/m/yyyy', '201'],
])('writes the separators of %s in %s: %s', (typed, format, text) => {
  expect(addSeparators(typed, format)).toBe(text);
});
