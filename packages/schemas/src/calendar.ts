/** The lender's calendar and clock: what "today" is for a quote's validity or a rate's dates. */
export const MEXICO_CITY = 'America/Mexico_City';

// The Canadian English format of a date happens to be ISO's.
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: MEXICO_CITY });

/** The calendar day of an instant in Mexico City, `YYYY-MM-DD`. */
export const dayInMexico = (instant: Date): string => isoDay.format(instant);

export const todayInMexico = (): string => dayInMexico(new Date());

/** The calendar day so many days later; no time of day is involved. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The instant of a day and time (`HH:MM`) by the clocks of Mexico City, which have kept UTC-6 all year since 2022. */
export const instantInMexico = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00-06:00`);

/** `HH:MM` of an instant by those clocks. */
export const timeInMexico = (instant: Date): string =>
  new Date(instant.getTime() - MEXICO_CITY_BEHIND_MS).toISOString().slice(11, 16);
const MEXICO_CITY_BEHIND_MS = 6 * 3_600_000;
