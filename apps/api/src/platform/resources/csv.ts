import { MEXICO_CITY } from '@flota/schemas';

/**
 * A spreadsheet runs a cell that starts like this as a formula, and a visitor chooses what their name starts with. The wide
 * forms are taken for the narrow ones by some.
 */
const FORMULA_START = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** Plain decimals, amounts below zero among them, are no formula. */
const NUMBER = /^-?\d+(\.\d+)?$/;

export type CsvValue = string | number | null | undefined;

/** One RFC 4180 cell that no spreadsheet takes for a formula. */
export function csvCell(value: CsvValue): string {
  let text = String(value ?? '');
  if (FORMULA_START.test(text) && !NUMBER.test(text)) text = `'${text}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** Makes Excel read the accents as UTF-8. */
export const CSV_MARK = '\uFEFF';

// Sweden writes a day and an hour in the order in which spreadsheets sort them.
const instant = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: MEXICO_CITY });

/** `2026-11-20T20:05:00Z` to `2026-11-20 14:05`, by the clocks of Mexico City. */
export const csvInstant = (at: string): string => instant.format(new Date(at));
