import { isHoliday, weekdayOf } from '@flota/finance';
import { addDays, type CollectionHours, type ContactHours, type TimeZone } from '@flota/schemas';

const SATURDAY = 6;
const SUNDAY = 0;
/** Longer than any row of holidays. */
const SOON_DAYS = 14;

/** Between which hours of that day staff look for who owes; `null` on days on which they don't. */
function hoursOn(day: string, hours: CollectionHours): { from: number; until: number } | null {
  const weekday = weekdayOf(day);
  if (weekday === SUNDAY || isHoliday(day)) return null;
  if (weekday !== SATURDAY) return { from: hours.weekdayFrom, until: hours.weekdayUntil };
  return hours.saturdayFrom < hours.saturdayUntil ? { from: hours.saturdayFrom, until: hours.saturdayUntil } : null;
}

/** Whether who lives in that zone may be looked for, by telephone or in person: a message to a telephone rings too. */
export function contactHours(now: Date, timeZone: TimeZone, hours: CollectionHours): ContactHours {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const localTime = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
  const hour = Number(localTime.slice(0, 2));
  const open = hoursOn(day, hours);
  const areOpen = open !== null && hour >= open.from && hour < open.until;
  return { areOpen, timeZone, localTime, opens: areOpen ? null : opening() };

  function opening(): ContactHours['opens'] {
    if (open !== null && hour < open.from) return { day, hour: open.from };
    for (let ahead = 1; ahead <= SOON_DAYS; ahead += 1) {
      const later = addDays(day, ahead);
      const then = hoursOn(later, hours);
      if (then) return { day: later, hour: then.from };
    }
    return null;
  }
}
