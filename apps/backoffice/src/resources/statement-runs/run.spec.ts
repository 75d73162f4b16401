import { expect, it } from '@jest/globals';
import { monthsOver, settledOf, stuckOf } from './run.js';

it('offers a year of months that are over, the newest first', () => {
  const months = monthsOver('2026-03-31');
  expect(months).toHaveLength(12);
  expect(months.slice(0, 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(months.at(-1)).toBe('2025-03');
});

it('does not offer a month on its last day, nor on the first of the next one leave it out', () => {
  expect(monthsOver('2026-11-30')[0]).toBe('2026-10');
  expect(monthsOver('2026-12-01')[0]).toBe('2026-11');
});

const counts = { pending: 4, working: 1, issued: 30, held: 2, failed: 3 };

it('counts as done what went out and what waits for staff', () => {
  expect(settledOf(counts)).toBe(35);
  expect(stuckOf(counts)).toBe(5);
});
