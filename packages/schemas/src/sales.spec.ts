import { expect, it } from '@jest/globals';
import { monthsToCompare } from './sales.js';

it.each([
  ['2026-11-24', '2026-11-01', '2026-10-01', '2026-10-24'],
  ['2026-01-05', '2026-01-01', '2025-12-01', '2025-12-05'],
  ['2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['2028-03-30', '2028-03-01', '2028-02-01', '2028-02-29'],
])('compares the month until %s with the same days of the month before', (today, from, before, to) => {
  expect(monthsToCompare(today)).toEqual({ month: { from, to: today }, before: { from: before, to } });
});
