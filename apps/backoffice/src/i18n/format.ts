import { MEXICO_CITY } from '@flota/schemas';

export { formatDay, formatMoney, formatPercent, formatPhone } from '@flota/figures';

// Everything staff read is in the time of Mexico City, wherever their computer thinks it is.

const count = new Intl.NumberFormat('es-MX');
const about = new Intl.NumberFormat('es-MX', { maximumSignificantDigits: 3 });
const instant = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: MEXICO_CITY,
});
const clock = new Intl.DateTimeFormat('es-MX', { timeStyle: 'short', hourCycle: 'h23', timeZone: MEXICO_CITY });
const weekday = new Intl.DateTimeFormat('es-MX', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const relative = new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' });

export const formatCount = (value: number): string => count.format(value);

/** `212345` -> `212,000` */
export const formatAbout = (value: number): string => about.format(value);

/** `1234567` -> `1.2 MB` */
export const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${about.format(Math.ceil(bytes / 1000))} kB` : `${about.format(bytes / 1_000_000)} MB`;

/** `2026-11-20T20:05:00Z` -> `20 nov 2026, 14:05` */
export const formatInstant = (value: string): string => instant.format(new Date(value));

/** `2026-11-20T20:05:00Z` -> `14:05` */
export const formatTime = (value: string): string => clock.format(new Date(value));

/** `2026-11-01` -> `noviembre de 2026` */
export const formatMonth = (firstDay: string): string => month.format(new Date(`${firstDay}T00:00:00Z`));

/** `2026-11-20` -> `vie 20` */
export const formatWeekday = (value: string): string => weekday.format(new Date(`${value}T00:00:00Z`)).replace(',', '');

/** `hace 20 minutos`, `hace 3 horas`, `hace 2 días`. */
export function formatAgo(value: string, now: number = Date.now()): string {
  const minutes = Math.round((Date.parse(value) - now) / 60_000);
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  if (Math.abs(minutes) < 48 * 60) return relative.format(Math.round(minutes / 60), 'hour');
  return relative.format(Math.round(minutes / (24 * 60)), 'day');
}
