import { MEXICO_CITY } from '@flota/schemas';
import { formatDate } from '../../lib/format.js';

const time = new Intl.DateTimeFormat('es-MX', { hour: 'numeric', minute: '2-digit', timeZone: MEXICO_CITY });

/** `21 nov 2026, 4:05 a.m.`: in Mexico City. */
export const instantText = (instant: string): string => `${formatDate(instant)}, ${time.format(new Date(instant))}`;
