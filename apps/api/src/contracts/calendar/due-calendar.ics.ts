import ical from 'ical-generator';
import type { OfContract } from '../account/due-days.js';
import { payWords } from './due-calendar.texts.js';

interface DueDates {
  company: string;
  /** Where the customer pays. */
  accountUrl: string;
  /** Tells the days of one address from those of another. */
  name: string;
  days: ReadonlyMap<string, readonly OfContract[]>;
  withAmounts: boolean;
  /** When they were worked out. */
  now: Date;
}

const SECONDS_BETWEEN_READINGS = 12 * 3_600;

/** Whole days, one for each on which something falls due, as calendars subscribe to them (RFC 5545). */
export function dueCalendarIcs({ accountUrl, company, days, name, now, withAmounts }: DueDates): string {
  const calendar = ical({
    name: `Pagos a ${company}`,
    prodId: { company, product: 'Fechas de pago', language: 'ES' },
    ttl: SECONDS_BETWEEN_READINGS,
  });
  for (const [on, due] of days) {
    calendar.createEvent({
      id: `${on}.${name}`,
      start: new Date(`${on}T00:00:00Z`),
      allDay: true,
      stamp: now,
      url: accountUrl,
      ...payWords(due, { company, withAmounts }),
    });
  }
  return calendar.toString();
}
