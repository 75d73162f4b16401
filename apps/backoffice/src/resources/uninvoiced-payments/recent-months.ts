import { addDays, todayInMexico } from '@flota/schemas';

const TWO_YEARS = 24;

/** This month and those before it, newest first, as `YYYY-MM`. */
export function recentMonths(today: string = todayInMexico()): string[] {
  const months: string[] = [];
  let firstDay = `${today.slice(0, 7)}-01`;
  while (months.length < TWO_YEARS) {
    months.push(firstDay.slice(0, 7));
    firstDay = `${addDays(firstDay, -1).slice(0, 7)}-01`;
  }
  return months;
}
