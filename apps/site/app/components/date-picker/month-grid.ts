import { DAYS_PER_WEEK, MONTHS_PER_ROW, WEEKS_SHOWN, YEARS_PER_PAGE, YEARS_PER_ROW } from '../../constants/limits.js';
import { addDays, WEEKDAYS, weekdayOf, type CivilDate, type Weekday } from './civil-date.js';

type Month = Pick<CivilDate, 'year' | 'month'>;

function rowsOf<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, row) =>
    items.slice(row * length, (row + 1) * length),
  );
}

const counted = (length: number, start: number) => Array.from({ length }, (_, index) => start + index);

/** The seven days of a week, from its first. */
export const weekFrom = (firstDay: Weekday): Weekday[] => {
  const start = WEEKDAYS.indexOf(firstDay);
  return [...WEEKDAYS.slice(start), ...WEEKDAYS.slice(0, start)];
};

/** How many days of its week come before a date. */
export const daysIntoWeek = (date: CivilDate, firstDay: Weekday): number => weekFrom(firstDay).indexOf(weekdayOf(date));

/** Six weeks that hold a month, begun and ended with days of its neighbours. */
export function monthWeeks({ year, month }: Month, firstDay: Weekday): CivilDate[][] {
  const first = { year, month, day: 1 };
  const start = addDays(first, -daysIntoWeek(first, firstDay));
  return rowsOf(
    counted(WEEKS_SHOWN * DAYS_PER_WEEK, 0).map((days) => addDays(start, days)),
    DAYS_PER_WEEK,
  );
}

/** The months of a year, 1 to 12. */
export const monthRows = (): number[][] => rowsOf(counted(12, 1), MONTHS_PER_ROW);

/** The page of years that a year is on; pages are counted from `minYear`. */
export function yearRows(year: number, minYear: number): number[][] {
  const page = Math.floor((year - minYear) / YEARS_PER_PAGE);
  return rowsOf(counted(YEARS_PER_PAGE, minYear + page * YEARS_PER_PAGE), YEARS_PER_ROW);
}
