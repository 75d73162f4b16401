/** The lender's calendar and clock: what "today" is for a quote's validity or a rate's dates. */
export const MEXICO_CITY = 'America/Mexico_City';

/** The calendar day of an instant in Mexico City, `YYYY-MM-DD`. */
export const dayInMexico = (instant: Date): string => clockInMexico(instant).slice(0, 10);

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
export const timeInMexico = (instant: Date): string => clockInMexico(instant).slice(11, 16);

/**
 * `2026-11-20 14:05`, and what follows. Worked out by hand where the clocks stand still: whatever a page asks of `Intl`
 * first holds a slow phone up for 70 ms.
 */
const clockInMexico = (instant: Date): string =>
  instant.getTime() >= LAST_SUMMER_TIME_ENDED
    ? new Date(instant.getTime() - MEXICO_CITY_BEHIND_MS).toISOString()
    : clockOfYore().format(instant);

const MEXICO_CITY_BEHIND_MS = 6 * 3_600_000;
const LAST_SUMMER_TIME_ENDED = Date.parse('2022-10-30T02:00:00-05:00');

// The Swedish format of a moment happens to be ISO's.
let yore: Intl.DateTimeFormat | undefined;
const clockOfYore = () =>
  (yore ??= new Intl.DateTimeFormat('sv-SE', { timeZone: MEXICO_CITY, dateStyle: 'short', timeStyle: 'short' }));
