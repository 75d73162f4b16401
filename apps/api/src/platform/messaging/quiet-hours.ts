import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';

/** By the clocks of Mexico City: nobody's telephone rings before or after for what can wait. */
const FIRST = '08:00';
const LAST = '21:00';

/** When a message may be sent: now, or when the day begins. */
export function wakingTime(now: Date): Date {
  const today = dayInMexico(now);
  const [begins, ends] = [instantInMexico(today, FIRST), instantInMexico(today, LAST)];
  if (now < begins) return begins;
  return now < ends ? now : instantInMexico(addDays(today, 1), FIRST);
}
