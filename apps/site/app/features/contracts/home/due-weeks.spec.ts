import { expect, it } from '@jest/globals';
import { dueWeeks } from './due-weeks.js';

it.each([
  ['a Monday', '2026-11-23', '2026-11-23'],
  ['a Sunday', '2026-11-22', '2026-11-16'],
  ['the first of a year', '2027-01-01', '2026-12-28'],
])('begins with the Monday of the week, today being %s', (_, today, monday) => {
  const weeks = dueWeeks(today);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe(monday);
  expect(weeks[0]).toContain(today);
  expect(new Set(weeks.flat()).size).toBe(35);
});
