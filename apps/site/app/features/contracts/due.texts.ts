import { fromCents, toCents } from '@flota/figures';
import type { ContractSummary } from '@flota/schemas';
import { formatDate, formatMoney } from '../../lib/format.js';

const DAY_MS = 86_400_000;

/** Whole days from one day to another; negative when it is over. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);

/** `28 nov`, of a day so near that nobody doubts of which year. */
export const formatDay = (day: string): string => formatDate(day).replace(/ \d{4}$/, '');

export const countDays = (days: number): string => (days === 1 ? '1 día' : `${days} días`);

/** `vence en 5 días`, `venció hace 12 días`. */
export function dueInWords(dueOn: string, today: string): string {
  const days = daysUntil(dueOn, today);
  if (days === 0) return 'vence hoy';
  if (days === 1) return 'vence mañana';
  if (days === -1) return 'venció ayer';
  return days > 0 ? `vence en ${countDays(days)}` : `venció hace ${countDays(-days)}`;
}

/** The same with its date; far away the date alone says more. */
export function dueOnInWords(dueOn: string, today: string): string {
  return daysUntil(dueOn, today) > 60
    ? `vence el ${formatDate(dueOn)}`
    : `${dueInWords(dueOn, today)}, el ${formatDate(dueOn)}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A lease is paid in rents. */
export const instalmentNoun = (kind: string): 'mensualidad' | 'renta' =>
  kind === 'financial_lease' || kind === 'pure_lease' ? 'renta' : 'mensualidad';

/** `tres mensualidades` would be too much: `3 mensualidades`, `1 renta`. */
export const countInstalments = (count: number, kind: string): string => {
  const noun = instalmentNoun(kind);
  const plural = noun === 'renta' ? 'rentas' : 'mensualidades';
  return `${count} ${count === 1 ? noun : plural}`;
};

type NextPayment = Pick<NonNullable<ContractSummary['nextInstalment']>, 'dueOn' | 'missing' | 'payableUntil' | 'total'>;

/** Whether money that came before pays all of it. */
export const isCovered = ({ missing }: Pick<NextPayment, 'missing'>): boolean => toCents(missing) === 0n;

/** `Su pago del 27 nov 2026 ya está cubierto con su saldo a favor`. */
export const coveredWords = ({ dueOn }: Pick<NextPayment, 'dueOn'>): string =>
  `Su pago del ${formatDate(dueOn)} ya está cubierto con su saldo a favor`;

/** When it is to be paid, and until when there is time where banks don't work that day. */
export function payableWords(
  { dueOn, payableUntil }: Pick<NextPayment, 'dueOn' | 'payableUntil'>,
  today: string,
): string {
  const due = capitalised(dueOnInWords(dueOn, today));
  return payableUntil > dueOn && payableUntil >= today
    ? `${due}. Puede pagar sin moratorios hasta el ${weekdayOf(payableUntil)} ${formatDate(payableUntil)}`
    : due;
}

/** `De $60,023.04; ya tenemos $20,000.00 a su favor`, where something is missing still. */
export const partWords = ({ missing, total }: Pick<NextPayment, 'missing' | 'total'>): string | null =>
  toCents(missing) < toCents(total)
    ? `De ${formatMoney(total)}; ya tenemos ${formatMoney(fromCents(toCents(total) - toCents(missing)))} a su favor`
    : null;

/** `lunes`. Its formatter is made where one is needed: few days are put off, and a slow phone makes one in 70 ms. */
export const weekdayOf = (day: string): string =>
  new Intl.DateTimeFormat('es-MX', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
