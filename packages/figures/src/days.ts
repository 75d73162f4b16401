import { dates } from '@flota/texts/site/dates';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** From January on, in the middle of a sentence: `enero`. */
export const monthNames = (): string[] => MONTHS.map((month) => dates[month]);

/** The parts of a calendar day; no `Date` is involved, which would need a time zone. */
function partsOf(day: string) {
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  const name = MONTHS[Number(month) - 1];
  return { year: String(year), day: String(dayOfMonth), month: name ? dates[name] : '' };
}

/**
 * `2026-11-20` to `20 nov 2026`. The month names are texts and not the languages' data, which differ between server and
 * browser: both must write the same.
 */
export function formatDay(day: string): string {
  const { month, ...parts } = partsOf(day);
  return dates.short({ ...parts, month: month.slice(0, 3) });
}

/** `2026-11-20` to `20 de noviembre de 2026`. */
export const formatLongDay = (day: string): string => dates.long(partsOf(day));

/** A month as a title, by any of its days: `2026-10-01` to `Octubre 2026`. */
export function formatMonth(day: string): string {
  const { year, month } = partsOf(day);
  return dates.month({ year, month: `${month.charAt(0).toUpperCase()}${month.slice(1)}` });
}
