import { daysAfter } from './dates.js';
import { weekdayOf } from './calendar.js';

const SATURDAY = 6;
const SUNDAY = 0;
const MONDAY = 1;

/**
 * The day from which something due on `dueOn` is late, seen from its other side: the last day on which it is still paid
 * on time. That is the due date itself, or the next day on which banks work.
 *
 * Source: the money cases' rule of banking days.
 */
export function payableUntil(dueOn: string): string {
  let day = dueOn;
  while (!isBankingDay(day)) day = daysAfter(day, 1);
  return day;
}

/** Whether banks work on that day, `YYYY-MM-DD`. */
export function isBankingDay(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(day);
}

/** Whether it is a holiday by law, on whatever day of the week. */
export const isHoliday = (day: string): boolean => holidaysOf(Number(day.slice(0, 4))).has(day);

const known = new Map<number, ReadonlySet<string>>();

function holidaysOf(year: number): ReadonlySet<string> {
  const found = known.get(year) ?? new Set(listHolidays(year));
  known.set(year, found);
  return found;
}

/** Ley Federal del Trabajo art. 74, and the days that the CNBV adds for banks. */
function listHolidays(year: number): string[] {
  const easter = easterOf(year);
  return [
    `${year}-01-01`,
    mondayOf(year, '02', 1),
    mondayOf(year, '03', 3),
    daysAfter(easter, -3),
    daysAfter(easter, -2),
    `${year}-05-01`,
    `${year}-09-16`,
    // The day on which a president takes office: every six years.
    ...(year >= 2024 && (year - 2024) % 6 === 0 ? [`${year}-10-01`] : []),
    `${year}-11-02`,
    mondayOf(year, '11', 3),
    `${year}-12-12`,
    `${year}-12-25`,
  ];
}

/** The first, second, ... Monday of a month. */
function mondayOf(year: number, month: string, which: number): string {
  const first = `${year}-${month}-01`;
  return daysAfter(first, ((MONDAY - weekdayOf(first) + 7) % 7) + (which - 1) * 7);
}

/** Easter Sunday of the Gregorian calendar. Source: Meeus/Jones/Butcher. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, '0');
  return `${year}-${month}-${String((sum % 31) + 1).padStart(2, '0')}`;
}
