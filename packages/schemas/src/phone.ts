import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { z } from 'zod';
import { fieldCode } from './field-codes.js';

// A file of its own, so that a page without a phone box doesn't load the numbering plans of the world.

/**
 * Strips what Mexicans put before the ten national digits: `+52`, `52`, the old mobile `1`, `044`/`045`
 * and `01`. Returns ten digits or `null`. With a plus sign only `+52` will do: `+1 415 555 2671` is not Mexican.
 */
export function nationalPhoneDigits(value: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(value)) return null;
  const digits = value.replace(/\D/g, '');
  const prefixes = value.includes('+') ? ['52', '521'] : ['', '52', '521', '044', '045', '01', '1'];
  for (const prefix of prefixes) {
    if (!digits.startsWith(prefix) || digits.length !== prefix.length + 10) continue;
    const national = digits.slice(prefix.length);
    return parsePhoneNumberFromString(national, 'MX', metadata)?.isPossible() && !national.startsWith('0')
      ? national
      : null;
  }
  return null;
}

const typed = z.string(fieldCode('PHONE.REQUIRED')).trim().max(30, fieldCode('PHONE.INVALID'));

function toE164(value: string, context: z.RefinementCtx): string {
  const national = nationalPhoneDigits(value);
  if (national !== null) return `+52${national}`;
  context.addIssue({ code: 'custom', message: fieldCode('PHONE.INVALID') });
  return z.NEVER;
}

/** Mexican telephone; what comes out is E.164, e.g. `+525512345678`. */
export const phoneSchema = typed.min(1, fieldCode('PHONE.REQUIRED')).transform(toE164);

/** The same where it may be left out: an empty box is none. Whether it may is the lender's to say (`phoneRequired`). */
export const optionalPhoneSchema = typed
  .transform((value, context) => (value === '' ? undefined : toE164(value, context)))
  .optional();
