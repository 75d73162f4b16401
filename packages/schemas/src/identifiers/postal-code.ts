import { compact, identifierSchema } from './identifier.js';

export interface PostalCode {
  /** Five digits as text: the first may be a zero. */
  value: string;
  /** The first two digits, which belong to one state. */
  prefix: string;
}

/** No state has the prefix 00; the SAT uses 00000 as a marker only. */
const PATTERN = /^(?!00)\d{5}$/;

/** Reads a Mexican postal code. Which state it is in, and whether it exists, is for the database to say. `null`: it is none. */
export function parsePostalCode(text: string): PostalCode | null {
  const value = compact(text);
  return PATTERN.test(value) ? { value, prefix: value.slice(0, 2) } : null;
}

export const postalCodeSchema = identifierSchema('POSTAL_CODE', parsePostalCode);
