import { spelled } from '@flota/schemas';
import { Decimal } from 'decimal.js';

/** Turns a cell into what the schema takes. What can't be turned stays as it is, for the schema to refuse. */
export type CellReader = (cell: string) => unknown;

export const asItIs: CellReader = (cell) => cell;
export const wholeCell: CellReader = (cell) => (/^\d{1,9}$/.test(cell) ? Number(cell) : cell);
const PLAIN = /^\d{1,13}(\.\d{1,10})?$/;
/** `$2,480,000.00` as spreadsheets show it. */
export const amountCell: CellReader = (cell) =>
  /^\$? ?\d{1,3}(,\d{3})+(\.\d+)?$|^\$/.test(cell) ? cell.replace(/[$, ]/g, '') : cell;
/** People think in percent, the maths in fractions. */
export const percentCell: CellReader = (cell) => (PLAIN.test(cell) ? new Decimal(cell).div(100).toString() : cell);
const YES_OR_NO: Partial<Record<string, boolean>> = { si: true, sí: true, no: false };
export const yesOrNoCell: CellReader = (cell) => YES_OR_NO[cell.toLowerCase()] ?? cell;
/** `31/12/2026` as spreadsheets here write it. */
export const dayCell: CellReader = (cell) => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
};
/** Percent, with or without the sign. */
export const shareCell: CellReader = (cell) => cell.replace(/ ?%$/, '');
/** One of a few things by its name, however it is spelled. */
export const namedCell =
  (names: Readonly<Record<string, string>>): CellReader =>
  (cell) =>
    Object.keys(names).find((one) => spelled(names[one] ?? '') === spelled(cell)) ?? cell;
/** Degrees, with the point or the comma of a spreadsheet. */
export const degreesCell: CellReader = (cell) =>
  /^-?\d{1,3}([.,]\d{1,15})?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;
/** Several in a cell, with a semicolon, a bar or a line's end between them. */
export const severalCell: CellReader = (cell) =>
  cell
    .split(/[;|\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
