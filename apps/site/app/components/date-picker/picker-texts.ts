import { type CivilDate, WEEKDAYS, weekdayOf } from './civil-date.js';
import type { DateProblem } from './parse-date.js';

/** Everything the date picker says. The names are our own, as in `lib/format.ts`: the server's language data differ. */
export interface DatePickerTexts {
  months: readonly string[];
  /** From Sunday. */
  weekdays: readonly { name: string; short: string }[];
  /** What the empty box shows. */
  placeholder: (format: string) => string;
  dayName: (date: CivilDate) => string;
  monthName: (date: Pick<CivilDate, 'year' | 'month'>) => string;
  openCalendar: string;
  closeCalendar: string;
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousYears: string;
  nextYears: string;
  chooseMonth: string;
  chooseYear: string;
  today: string;
  problems: Record<DateProblem, (format: string, years: { minYear: number; maxYear: number }) => string>;
}

export const weekdayName = (names: readonly string[], date: CivilDate): string =>
  names[WEEKDAYS.indexOf(weekdayOf(date))] ?? '';

/** Two letters: with one, Spanish has two days called M. */
export const shortened = (names: readonly string[]) => names.map((name) => ({ name, short: name.slice(0, 2) }));
