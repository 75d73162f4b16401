import { dayInMexico } from '@flota/schemas';
import { formatInstant, formatTime } from '../../i18n/format.js';

/** `Guardado a las 14:05`; of another day, `Guardado: 20 nov 2026, 14:05`. */
export function savedText(savedAt: string, now: string = new Date().toISOString()): string {
  const isToday = dayInMexico(new Date(savedAt)) === dayInMexico(new Date(now));
  return isToday ? `Guardado a las ${formatTime(savedAt)}` : `Guardado: ${formatInstant(savedAt)}`;
}
