import { addDays, DUE_DAYS_AHEAD } from '@flota/schemas';

const DAYS_OF_WEEK = 7;

/** Days of the weeks that are shown, from the Monday of this one on. */
export function dueWeeks(today: string): string[][] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const monday = addDays(today, -sinceMonday);
  return Array.from({ length: DUE_DAYS_AHEAD / DAYS_OF_WEEK }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, day) => addDays(monday, week * DAYS_OF_WEEK + day)),
  );
}
