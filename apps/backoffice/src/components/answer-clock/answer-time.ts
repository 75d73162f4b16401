import { dayInMexico, MEXICO_CITY } from '@flota/schemas';
import { formatAgo } from '../../i18n/format.js';

const moment = new Intl.DateTimeFormat('es-MX', {
  weekday: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: MEXICO_CITY,
});

/** How long there is to answer, or since when it is late. Within a day all hours are worked; beyond, the moment is said. */
export function answerTime(dueAt: string, now: number): { text: string; isLate: boolean } {
  const due = Date.parse(dueAt);
  if (due < now) return { text: `Venció ${formatAgo(dueAt, now)}`, isLate: true };
  if (dayInMexico(new Date(due)) !== dayInMexico(new Date(now))) {
    return { text: `Hasta el ${moment.format(due).replaceAll(',', '')}`, isLate: false };
  }
  const minutes = Math.ceil((due - now) / 60_000);
  const hours = Math.floor(minutes / 60);
  return { text: `Quedan ${hours > 0 ? `${hours} h ` : ''}${minutes % 60} min`, isLate: false };
}
