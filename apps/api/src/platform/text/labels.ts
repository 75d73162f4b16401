import { MEXICO_CITY } from '@flota/schemas';
import { Decimal } from 'decimal.js';

const longDayFormat = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });
const instantFormat = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: MEXICO_CITY,
});

/** MXN as text (`"65502.73"`) to `65,502.73`, for tables that say once that they are in pesos. Never through a float. */
export function amountLabel(amount: string): string {
  const [whole = '0', cents = '00'] = new Decimal(amount).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** `"65502.73"` to `$65,502.73`, `"-20"` to `-$20.00`. */
export const moneyLabel = (amount: string): string =>
  amount.startsWith('-') ? `-$${amountLabel(amount.slice(1))}` : `$${amountLabel(amount)}`;

/** `2026-11-20` to `20 de noviembre de 2026`. */
export const longDayLabel = (day: string): string => longDayFormat.format(new Date(`${day}T00:00:00Z`));

/** `21 de noviembre de 2026, 4:05 a.m. (hora de la Ciudad de México)`. */
export const instantLabel = (instant: Date): string => `${instantFormat.format(instant)} (hora de la Ciudad de México)`;

/** `+525512345678` as people read it, `55 1234 5678`, on one line. */
export const phoneLabel = (phone: string): string => phone.replace(/^\+52(\d{2})(\d{4})(\d{4})$/, '$1\u00a0$2\u00a0$3');
