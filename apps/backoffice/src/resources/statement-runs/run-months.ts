import { addDays, todayInMexico } from '@flota/schemas';
import { formatMonth } from '../../i18n/format.js';

const YEAR = 12;

/** The last twelve months that are over, newest first, as `YYYY-MM`. */
export function monthsOver(today: string = todayInMexico()): string[] {
  const months: string[] = [];
  let firstDay = `${today.slice(0, 7)}-01`;
  while (months.length < YEAR) {
    firstDay = `${addDays(firstDay, -1).slice(0, 7)}-01`;
    months.push(firstDay.slice(0, 7));
  }
  return months;
}

export const monthChoices = () => monthsOver().map((id) => ({ id, name: formatMonth(`${id}-01`) }));
