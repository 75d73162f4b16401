import { FinanceError, type FinanceErrorCode } from './errors.js';
import { Decimal, ONE } from './money.js';

/**
 * Readers of the caller's input. They take the whole object and a field name, so that an error can name the field, and
 * trust nothing: the caller may be plain JavaScript with a value from a form.
 */
type Source<Field extends string> = { readonly [Name in Field]?: unknown };

const DECIMAL = /^\d{1,13}(\.\d{1,10})?$/;
const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

export const MAX_TERM_MONTHS = 72;
export const MAX_DEPOSIT_RENTS = 12;
/** Of a fleet, or of equipment on one vehicle. */
export const MAX_UNITS = 9_999;

function decimal<Field extends string>(source: Source<Field>, field: Field, pattern = DECIMAL): Decimal {
  const value = source[field];
  if (typeof value !== 'string' || !pattern.test(value)) throw new FinanceError('DECIMAL.INVALID', field);
  return new Decimal(value);
}

function upTo(limit: Decimal | number, value: Decimal, code: FinanceErrorCode, field: string): Decimal {
  if (value.gt(limit)) throw new FinanceError(code, field);
  return value;
}

/** MXN, zero or more, at most two decimals. */
export const readAmount = <Field extends string>(source: Source<Field>, field: Field): Decimal =>
  decimal(source, field, AMOUNT);

/** MXN above zero. */
export function readPositiveAmount<Field extends string>(source: Source<Field>, field: Field): Decimal {
  const amount = readAmount(source, field);
  if (amount.isZero()) throw new FinanceError('AMOUNT.OUT_OF_RANGE', field);
  return amount;
}

/** A percentage from 0 to 100. */
export const readPercent = <Field extends string>(
  source: Source<Field>,
  field: Field,
  code: FinanceErrorCode = 'PERCENT.OUT_OF_RANGE',
): Decimal => upTo(100, decimal(source, field), code, field);

/** A fraction from 0 to 1: 0.16 is 16 %. */
export const readFraction = <Field extends string>(source: Source<Field>, field: Field): Decimal =>
  upTo(ONE, decimal(source, field), 'FRACTION.OUT_OF_RANGE', field);

/** Any decimal of zero or more. */
export const readDecimal = <Field extends string>(source: Source<Field>, field: Field): Decimal =>
  decimal(source, field);

/** A whole number from `min` to `max`. */
export function readCount<Field extends string>(
  source: Source<Field>,
  field: Field,
  { min, max }: { min: number; max: number },
  code: FinanceErrorCode = 'COUNT.OUT_OF_RANGE',
): number {
  const value = source[field];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new FinanceError(code, field);
  }
  return value;
}

/** A term in whole months, 1 to 72. */
export const readTerm = (source: Source<'termMonths'>): number =>
  readCount(source, 'termMonths', { min: 1, max: MAX_TERM_MONTHS }, 'TERM.OUT_OF_RANGE');

export function readFlag<Field extends string>(source: Source<Field>, field: Field): boolean {
  const value = source[field];
  if (typeof value !== 'boolean') throw new FinanceError('VALUE.INVALID', field);
  return value;
}

export function readChoice<Field extends string, Choice extends string>(
  source: Source<Field>,
  field: Field,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === source[field]);
  if (choice === undefined) throw new FinanceError('VALUE.INVALID', field);
  return choice;
}

/** A day that the calendar has, `YYYY-MM-DD`. As text such days sort by time, so they are compared as text. */
export function readDate<Field extends string>(source: Source<Field>, field: Field): string {
  const value = source[field];
  if (typeof value !== 'string' || !isCalendarDay(value)) throw new FinanceError('DATE.INVALID', field);
  return value;
}

/** No 31 February: what `Date` makes of one is another day. */
function isCalendarDay(text: string): boolean {
  const time = CALENDAR_DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
