/** Calendar days as `YYYY-MM-DD`: as text they sort by time. */
const MS_PER_DAY = 86_400_000;

const time = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days from one to the other; negative when `until` is the earlier one. */
export const daysBetween = (from: string, until: string): number => (time(until) - time(from)) / MS_PER_DAY;

/** The calendar day so many days later, or earlier. */
export const daysAfter = (day: string, days: number): string =>
  new Date(time(day) + days * MS_PER_DAY).toISOString().slice(0, 10);

export const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** The same day so many months later, or that month's last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(time(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay))).toISOString().slice(0, 10);
}
