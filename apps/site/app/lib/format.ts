import { formatDay } from '@flota/figures';
import { dayInMexico, timeInMexico } from '@flota/schemas';

export { timeInMexico as formatTime };
export { formatFraction, formatMoney, formatPercent, formatPhone } from '@flota/figures';

/** `2026-11-20` -> `20 nov 2026`; an instant is shown as its day in Mexico City. */
export const formatDate = (date: string): string =>
  formatDay(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : dayInMexico(new Date(date)));

/** `20 nov 2026, 14:05`, by the clocks of Mexico City. */
export const formatInstant = (instant: string): string => `${formatDate(instant)}, ${timeInMexico(new Date(instant))}`;

/** `8001234567` -> `tel:+528001234567`. */
export const phoneHref = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `52${digits}` : digits}`;
};

/** As banks print it: bank, place, account, check digit. */
export const groupedClabe = (clabe: string): string => clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');

export const mexicanYear = (instant: Date): number => Number(dayInMexico(instant).slice(0, 4));
