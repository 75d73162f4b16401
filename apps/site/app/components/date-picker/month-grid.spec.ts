import { describe, expect, it } from '@jest/globals';
import { moveCursor, type CalendarPanel } from './calendar-keys.js';
import { fromIsoDate, toIsoDate, weekdayOf } from './civil-date.js';
import { monthRows, monthWeeks, yearRows } from './month-grid.js';

describe('monthWeeks', () => {
  it.each([
    ['2026-11', 'su', '2026-11-01', '2026-12-12'],
    ['2026-11', 'mo', '2026-10-26', '2026-12-06'],
    // Four weeks to the day: still six are shown.
    ['2026-02', 'su', '2026-02-01', '2026-03-14'],
  ] as const)('%s by weeks from %s goes from %s to %s', (month, firstDay, first, last) => {
    const weeks = monthWeeks(fromIsoDate(`${month}-01`), firstDay);
    expect(weeks.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(toIsoDate(weeks[0]![0]!)).toBe(first);
    expect(toIsoDate(weeks[5]![6]!)).toBe(last);
    expect(weekdayOf(weeks[3]![0]!)).toBe(firstDay);
  });
});

it('shows the months in 4 rows of 3 and the years in 5 rows of 5', () => {
  expect(monthRows()).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [10, 11, 12],
  ]);
  const years = yearRows(2026, 1000);
  expect(years.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5]);
  expect([years[0]![0], years[4]![4]]).toEqual([2025, 2049]);
});

describe('moveCursor', () => {
  it.each<[CalendarPanel, string, boolean, string]>([
    ['days', 'ArrowLeft', false, '2026-11-17'],
    ['days', 'ArrowRight', false, '2026-11-19'],
    ['days', 'ArrowUp', false, '2026-11-11'],
    ['days', 'ArrowDown', false, '2026-11-25'],
    ['days', 'Home', false, '2026-11-15'],
    ['days', 'End', false, '2026-11-21'],
    ['days', 'PageUp', false, '2026-10-18'],
    ['days', 'PageDown', false, '2026-12-18'],
    ['days', 'PageUp', true, '2025-11-18'],
    ['days', 'PageDown', true, '2027-11-18'],
    ['months', 'ArrowLeft', false, '2026-10-18'],
    ['months', 'ArrowDown', false, '2027-02-18'],
    ['months', 'Home', false, '2026-10-18'],
    ['months', 'End', false, '2026-12-18'],
    ['months', 'PageUp', false, '2025-11-18'],
    ['years', 'ArrowRight', false, '2027-11-18'],
    ['years', 'ArrowUp', false, '2021-11-18'],
    ['years', 'Home', false, '2025-11-18'],
    ['years', 'End', false, '2029-11-18'],
    ['years', 'PageDown', false, '2051-11-18'],
  ])('among the %s, %s (shift: %s) goes to %s', (panel, key, shiftKey, expected) => {
    const target = moveCursor(panel, fromIsoDate('2026-11-18'), { key, shiftKey }, { firstDay: 'su', minYear: 1000 });
    expect(target && toIsoDate(target)).toBe(expected);
  });

  it('leaves other keys alone', () => {
    const start = fromIsoDate('2026-11-18');
    expect(moveCursor('days', start, { key: 'Enter', shiftKey: false }, { firstDay: 'su', minYear: 1000 })).toBeNull();
  });
});
