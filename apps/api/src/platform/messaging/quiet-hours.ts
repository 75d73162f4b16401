import { type QuietHours, USUAL_QUIET_HOURS } from '@flota/schemas';

const HOUR_MS = 3_600_000;

const hourIn = (timeZone: string, instant: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(instant));

/**
 * When something may ring: now, or when the quiet hours end. By the clock of a zone, which in Mexico is whole hours from UTC: so the
 * next whole hour that isn't quiet, also over a change of the clock.
 */
export function wakingTime(now: Date, { fromHour, timeZone, untilHour }: QuietHours = USUAL_QUIET_HOURS): Date {
  const isQuiet = (instant: Date) => {
    const hour = hourIn(timeZone, instant);
    return hour >= fromHour || hour < untilHour;
  };
  if (!isQuiet(now)) return now;
  let waking = new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  while (isQuiet(waking)) waking = new Date(waking.getTime() + HOUR_MS);
  return waking;
}
