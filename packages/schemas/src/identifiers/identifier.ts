import { z } from 'zod';
import { fieldCode } from '../field-codes.js';

/** Identifiers are read aloud, typed and pasted: case, spaces and hyphens carry no meaning. */
export const compact = (value: string): string => value.normalize('NFC').toUpperCase().replace(/[\s-]/g, '');

/** What is asked for: each has a code for none at all and one for a wrong one. */
type Identifier = 'CLABE' | 'CURP' | 'POSTAL_CODE' | 'RFC' | 'VIN';

/** A schema whose outcome is the identifier as it is stored; its codes are `{name}.REQUIRED` and `{name}.INVALID`. */
export const identifierSchema = (name: Identifier, parse: (value: string) => { value: string } | null) =>
  z
    .string(fieldCode(`${name}.REQUIRED`))
    .trim()
    .min(1, fieldCode(`${name}.REQUIRED`))
    .max(40, fieldCode(`${name}.INVALID`))
    .transform((value, context) => {
      const parsed = parse(value);
      if (parsed) return parsed.value;
      context.addIssue({ code: 'custom', message: fieldCode(`${name}.INVALID`) });
      return z.NEVER;
    })
    .pipe(z.string());

/** Sum of each character's value, as `valueOf` tells it, times its weight. */
export const weightedSum = (
  text: string,
  valueOf: (character: string) => number,
  weightAt: (index: number) => number,
): number => Array.from(text).reduce((sum, character, index) => sum + valueOf(character) * weightAt(index), 0);

/** Whether `YYMMDD` is a day of at least one of the centuries given as their first year, e.g. 1900. */
export const isDayOf = (yearMonthDay: string, centuries: readonly number[]): boolean =>
  centuries.some((century) => {
    const year = century + Number(yearMonthDay.slice(0, 2));
    const month = Number(yearMonthDay.slice(2, 4));
    const day = Number(yearMonthDay.slice(4, 6));
    const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return month >= 1 && month <= 12 && day >= 1 && day <= lastDay;
  });
