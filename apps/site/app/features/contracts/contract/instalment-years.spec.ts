import { expect, it } from '@jest/globals';
import { instalmentOf } from './contract.fixture.js';
import { instalmentYears, yearToOpen } from './instalment-years.js';

const years = instalmentYears([
  instalmentOf({ number: 1, dueOn: '2025-12-09', state: 'paid', owed: '0.00' }),
  instalmentOf({ number: 2, dueOn: '2026-01-09', state: 'paid', owed: '0.00' }),
  instalmentOf({ number: 3, dueOn: '2026-02-09', state: 'overdue', owed: '100.50' }),
  instalmentOf({ number: 4, dueOn: '2026-03-09', state: 'future', owed: '50.25' }),
  instalmentOf({ number: 5, dueOn: '2026-03-09', kind: 'purchase_option', state: 'optional', owed: '9.00' }),
]);

it('sums each year up; an option that nobody has to take is not owed', () => {
  expect(years.map(({ year, paid, overdue, owed }) => [year, paid, overdue, owed])).toEqual([
    ['2025', 1, 0, '0.00'],
    ['2026', 1, 1, '150.75'],
  ]);
});

it('opens the year of the oldest that is to be paid, else the last', () => {
  expect(yearToOpen(years)).toBe('2026');
  expect(yearToOpen(years.slice(0, 1))).toBe('2025');
  expect(yearToOpen([])).toBeUndefined();
});
