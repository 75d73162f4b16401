import { MEXICO_CITY } from '@flota/schemas';
import { formatDate } from '../../lib/format.js';

const time = new Intl.DateTimeFormat('es-MX', {
  timeZone: MEXICO_CITY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `20 nov 2026, 14:05`, by the clocks of Mexico City. */
export const instantLabel = (instant: string): string => `${formatDate(instant)}, ${time.format(new Date(instant))}`;
