import { MEXICO_CITY } from '@flota/schemas';

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: MEXICO_CITY,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Instant -> what a `datetime-local` input shows, in Mexico City: `2026-11-20T20:05:00Z` -> `2026-11-20T14:05`. */
export function instantToLocal(instant: string | null | undefined): string {
  if (!instant) return '';
  // Something a person is still typing: give it back untouched.
  if (!/Z$|[+-]\d\d:\d\d$/.test(instant)) return instant;
  const part = Object.fromEntries(wallClock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** The inverse, for what was typed: `2026-11-20T14:05` -> `2026-11-20T20:05:00.000Z`; empty -> `null`. */
export function localToInstant(local: string | null | undefined): string | null {
  if (!local) return null;
  const wanted = Date.parse(`${local.slice(0, 16)}Z`);
  if (Number.isNaN(wanted)) return null;
  // Guess that the clock read the same in UTC, see by how much Mexico City differs then, and correct for it.
  const offset = wanted - Date.parse(`${instantToLocal(new Date(wanted).toISOString())}Z`);
  return new Date(wanted + offset).toISOString();
}
