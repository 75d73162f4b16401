import { Decimal } from 'decimal.js';

const longDayFormat = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });

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
