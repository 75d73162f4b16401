import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { decimalPattern, PERCENT_DECIMALS, SLUG, SLUG_LENGTH } from './text-patterns.js';

/** A non-negative decimal as text, e.g. `"20"` or `"14.50"`: at most 13 whole digits and `decimals` decimals. */
export const decimalString = (decimals: number, code: 'DECIMAL' | 'AMOUNT' | 'PRICE' = 'DECIMAL') =>
  z.string(fieldCode(`${code}.REQUIRED`)).regex(decimalPattern(decimals), fieldCode(`${code}.INVALID`));

/** Percent as text, `"0"` to `"100"`, at most four decimals. */
export const percentString = decimalString(PERCENT_DECIMALS).refine(
  (value) => Number(value) <= 100,
  fieldCode('PERCENT.OUT_OF_RANGE'),
);

/** MXN amount as text with at most two decimals, e.g. `"65502.73"`. */
export const moneyString = decimalString(2);

/** Calendar date without time, `YYYY-MM-DD`. There is no year zero: PostgreSQL refuses it. */
export const dateOnly = z.iso
  .date(fieldCode('DATE.INVALID'))
  .refine((date) => !date.startsWith('0000'), fieldCode('DATE.INVALID'));

/** The name in an address of ours: lower case letters, digits and hyphens. */
export const slug = z
  .string(fieldCode('SLUG.REQUIRED'))
  .max(SLUG_LENGTH, fieldCode('SLUG.INVALID'))
  .regex(SLUG, fieldCode('SLUG.INVALID'));

/** Trimmed and lower-cased, so that one mailbox is one address. */
export const emailSchema = z
  .string(fieldCode('EMAIL.REQUIRED'))
  .trim()
  .toLowerCase()
  .min(1, fieldCode('EMAIL.REQUIRED'))
  .max(254, fieldCode('EMAIL.INVALID'))
  .pipe(z.email(fieldCode('EMAIL.INVALID')));

/** Part of every change that staff make of a record: `updatedAt` as it was when they read it. */
export const recordVersionSchema = z.object({ updatedAt: z.iso.datetime(fieldCode('DATE.INVALID')) });
