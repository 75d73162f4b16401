import { weekdayOf } from '@flota/finance';
import { addDays } from '@flota/schemas';

const SATURDAY = 6;
const SUNDAY = 0;
const MONDAY = 1;

/** The same day every year: New Year, Labour Day, Independence, Christmas. */
const FIXED = new Set(['01-01', '05-01', '09-16', '12-25']);

/** So many-th Monday of a month, for Constitution Day, Juárez's birthday and the Revolution. */
const MONDAYS: readonly { month: string; nth: number }[] = [
  { month: '02', nth: 1 },
  { month: '03', nth: 3 },
  { month: '11', nth: 3 },
];

/** A president takes office on 1 October every six years. */
const INAUGURATION = { day: '10-01', firstYear: 2024, everyYears: 6 };

/** Days of mandatory rest of article 74 of the Ley Federal del Trabajo; elections are on Sundays anyway. */
function isStatutoryHoliday(day: string): boolean {
  const [year = '', month = '', date = ''] = day.split('-');
  const monthAndDay = `${month}-${date}`;
  if (FIXED.has(monthAndDay)) return true;
  if (monthAndDay === INAUGURATION.day) {
    return (
      Number(year) >= INAUGURATION.firstYear && (Number(year) - INAUGURATION.firstYear) % INAUGURATION.everyYears === 0
    );
  }
  const nth = Math.ceil(Number(date) / 7);
  return weekdayOf(day) === MONDAY && MONDAYS.some((monday) => monday.month === month && monday.nth === nth);
}

/** Neither a weekend nor a statutory holiday in Mexico. `day` is `YYYY-MM-DD`. */
export const isBusinessDay = (day: string): boolean =>
  ![SATURDAY, SUNDAY].includes(weekdayOf(day)) && !isStatutoryHoliday(day);

/** The so many-th business day after `day`, which itself does not count. */
export function addBusinessDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}
