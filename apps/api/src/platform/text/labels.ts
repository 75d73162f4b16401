import { formatPhone } from '@flota/figures';
import { MEXICO_CITY } from '@flota/schemas';
import { everyMail } from '@flota/texts/mails/every-mail';

const instantFormat = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: MEXICO_CITY,
});

/** `21 de noviembre de 2026, 4:05 a.m. (hora de la Ciudad de México)`, as mails say it. */
export const instantLabel = (instant: Date): string => everyMail.instant({ instant: instantFormat.format(instant) });

/** `+525512345678` as people read it, `55 1234 5678`, on one line. */
export const phoneLabel = (phone: string): string => formatPhone(phone).replaceAll(' ', '\u00a0');
