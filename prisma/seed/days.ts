const mexicanDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Mexico_City',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant in Mexico City, `YYYY-MM-DD`. */
export const dayInMexico = (instant: Date): string => mexicanDay.format(instant);

/** The day as Prisma writes a date without a time: midnight UTC. */
export const dateColumn = (day: string): Date => new Date(`${day}T00:00:00Z`);

export function addDays(day: string, days: number): string {
  const date = dateColumn(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** An instant by the clocks of Mexico City, which has had no summer time since 2022. */
export const instantInMexico = (day: string, time: string): Date => new Date(`${day}T${time}:00-06:00`);
