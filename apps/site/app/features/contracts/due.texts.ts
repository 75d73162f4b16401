import { formatDate } from '../../lib/format.js';

const DAY_MS = 86_400_000;

/** Whole days from one day to another; negative when it is over. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);

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
