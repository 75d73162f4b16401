import { MEXICO_CITY } from '@flota/schemas';

const instantFormat = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: MEXICO_CITY,
});

/** `21 de noviembre de 2026, 4:05 a.m. (hora de la Ciudad de México)`. */
export const instantLabel = (instant: Date): string => `${instantFormat.format(instant)} (hora de la Ciudad de México)`;

/** `ana.ruiz@ejemplo.mx` as `a•••@ejemplo.mx`: enough to know one's own by. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1•••@');
