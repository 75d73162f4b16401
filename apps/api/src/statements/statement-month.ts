import { addDays, dayInMexico } from '@flota/schemas';

/** A calendar month: its first and its last day, `YYYY-MM-DD`. */
export interface StatementMonth {
  firstDay: string;
  cutOn: string;
}

const nameFormat = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Of any day in it, or of `YYYY-MM`. */
export function monthOf(day: string): StatementMonth {
  const firstDay = `${day.slice(0, 7)}-01`;
  const nextMonth = addDays(firstDay, 31).slice(0, 7);
  return { firstDay, cutOn: addDays(`${nextMonth}-01`, -1) };
}

/** The newest month that is over in Mexico City. */
export const lastMonthOver = (now: Date): StatementMonth => monthOf(addDays(monthOf(dayInMexico(now)).firstDay, -1));

/** `octubre de 2026` */
export const monthLabel = (firstDay: string): string => nameFormat.format(new Date(`${firstDay}T00:00:00Z`));
