/** A day of the calendar, without time or zone. `month` and `day` start at 1. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

/** From Sunday, as `Date` counts them. */
export const WEEKDAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Negative when `a` is the earlier one, 0 for the same day. */
export const compareDates = (a: CivilDate, b: CivilDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

export const isSameDate = (a: CivilDate, b: CivilDate): boolean => compareDates(a, b) === 0;

// The sums go through UTC, which has no changes of clock; no zone of a device ever touches them.
const toUtc = ({ year, month, day }: CivilDate): Date => new Date(Date.UTC(year, month - 1, day));

export const weekdayOf = (date: CivilDate): Weekday => WEEKDAYS[toUtc(date).getUTCDay()]!;

export function addDays(date: CivilDate, days: number): CivilDate {
  const sum = toUtc({ ...date, day: date.day + days });
  return { year: sum.getUTCFullYear(), month: sum.getUTCMonth() + 1, day: sum.getUTCDate() };
}

/** The same day so many months later, or the last day of a month that is too short for it. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
}

export function clampDate(date: CivilDate, first: CivilDate, last: CivilDate): CivilDate {
  if (compareDates(date, first) < 0) return first;
  return compareDates(date, last) > 0 ? last : date;
}

/** `2026-11-20`, as the API takes and gives dates. */
export const toIsoDate = ({ year, month, day }: CivilDate): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

export function fromIsoDate(iso: string): CivilDate {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}
