import { compact, identifierSchema, isDayOf, weightedSum } from './identifier.js';

export interface Curp {
  /** Upper case, without spaces or hyphens. */
  value: string;
}

/** The 32 states' letters, and NE: born abroad. */
const STATES = 'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE';
const PATTERN = new RegExp(`^[A-ZÑ]{4}(\\d{6})[HM](?:${STATES})[A-ZÑ]{3}([0-9A-Z])\\d$`);
const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** Reads a population key (CURP): 18 characters, real date, sex H or M, state, check digit. `null`: it is none. */
export function parseCurp(text: string): Curp | null {
  const value = compact(text);
  const [, yearMonthDay, homonym] = PATTERN.exec(value) ?? [];
  if (!yearMonthDay || !homonym) return null;
  // The 17th character is a digit for those born before 2000, a letter since.
  const century = /\d/.test(homonym) ? 1900 : 2000;
  return isDayOf(yearMonthDay, [century]) && value.endsWith(checkDigit(value)) ? { value } : null;
}

function checkDigit(curp: string): string {
  const sum = weightedSum(
    curp.slice(0, -1),
    (character) => ALPHABET.indexOf(character),
    (index) => 18 - index,
  );
  return String((10 - (sum % 10)) % 10);
}

export const curpSchema = identifierSchema('CURP', parseCurp);
