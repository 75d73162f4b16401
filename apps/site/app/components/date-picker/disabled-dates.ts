import { MAX_YEAR, MIN_YEAR } from '../../constants/limits.js';
import { addDays, compareDates, isSameDate, weekdayOf, type CivilDate, type Weekday } from './civil-date.js';

export interface DateRange {
  begin: CivilDate;
  end: CivilDate;
}

/** Which days can be chosen. All bounds are inclusive. */
export interface DateRules {
  /** This day and all before it. */
  disableUntil?: CivilDate;
  /** This day and all after it. */
  disableSince?: CivilDate;
  disableDays?: readonly CivilDate[];
  disableDateRanges?: readonly DateRange[];
  disableWeekends?: boolean;
  disableWeekdays?: readonly Weekday[];
  /** Exceptions: these can be chosen whatever the other rules say. */
  enableDays?: readonly CivilDate[];
  minYear?: number;
  maxYear?: number;
}

export function yearRange({ minYear = MIN_YEAR, maxYear = MAX_YEAR }: DateRules): { minYear: number; maxYear: number } {
  return { minYear: Math.max(minYear, MIN_YEAR), maxYear: Math.min(maxYear, MAX_YEAR) };
}

const includes = (days: readonly CivilDate[] | undefined, date: CivilDate) =>
  days?.some((day) => isSameDate(day, date)) ?? false;

export function isDisabled(date: CivilDate, rules: DateRules): boolean {
  const { minYear, maxYear } = yearRange(rules);
  if (date.year < minYear || date.year > maxYear) return true;
  if (includes(rules.enableDays, date)) return false;
  const weekday = weekdayOf(date);
  return (
    (rules.disableUntil !== undefined && compareDates(date, rules.disableUntil) <= 0) ||
    (rules.disableSince !== undefined && compareDates(date, rules.disableSince) >= 0) ||
    (rules.disableWeekends === true && (weekday === 'sa' || weekday === 'su')) ||
    (rules.disableWeekdays?.includes(weekday) ?? false) ||
    includes(rules.disableDays, date) ||
    (rules.disableDateRanges?.some(
      ({ begin, end }) => compareDates(date, begin) >= 0 && compareDates(date, end) <= 0,
    ) ??
      false)
  );
}

export interface DateLimits {
  first: CivilDate;
  last: CivilDate;
}

/** How far the calendar can be paged: to the ends of the years, or of what the rules leave open at either side. */
export function dateLimits(rules: DateRules): DateLimits {
  const { minYear, maxYear } = yearRange(rules);
  const years = { first: { year: minYear, month: 1, day: 1 }, last: { year: maxYear, month: 12, day: 31 } };
  const exceptions = (rules.enableDays ?? []).filter(({ year }) => year >= minYear && year <= maxYear);
  const opened = rules.disableUntil && [addDays(rules.disableUntil, 1), ...exceptions].sort(compareDates)[0];
  const closed = rules.disableSince && [addDays(rules.disableSince, -1), ...exceptions].sort(compareDates).at(-1);
  const first = opened && compareDates(opened, years.first) > 0 ? opened : years.first;
  const last = closed && compareDates(closed, years.last) < 0 ? closed : years.last;
  // Rules that leave nothing open: a calendar without a choice can still be paged.
  return compareDates(first, last) <= 0 ? { first, last } : years;
}
