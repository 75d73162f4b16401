import { fieldCode } from '../field-codes.js';
import { compact, identifierSchema, isDayOf, weightedSum } from './identifier.js';

export interface Rfc {
  /** Upper case, without spaces or hyphens. */
  value: string;
  /** `generico`: the two RFCs the SAT gives to the general public and to foreigners. */
  type: 'fisica' | 'moral' | 'generico';
  /** The SAT itself has issued about 1.5 % of RFCs with a mismatch: ask the person to look again, never refuse. */
  warnings: readonly 'RFC.CHECK_DIGIT'[];
}

const GENERIC = ['XAXX010101000', 'XEXX010101000'];
const PATTERN = /^[A-ZÑ&]{3,4}(\d{6})[A-Z0-9]{2}[0-9A]$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const COMPANY_LENGTH = 12;

/** Reads a tax id (RFC) of the SAT: 13 characters for a person, 12 for a company, with a real date. `null`: it is none. */
export function parseRfc(text: string): Rfc | null {
  const value = compact(text);
  if (GENERIC.includes(value)) return { value, type: 'generico', warnings: [] };
  const yearMonthDay = PATTERN.exec(value)?.[1];
  if (!yearMonthDay || !isDayOf(yearMonthDay, [1900, 2000])) return null;
  return {
    value,
    type: value.length === COMPANY_LENGTH ? 'moral' : 'fisica',
    warnings: value.endsWith(checkDigit(value)) ? [] : ['RFC.CHECK_DIGIT'],
  };
}

/** Modulo 11 over the characters before the last; a company's, one shorter, is padded with a space in front. */
function checkDigit(rfc: string): string {
  const characters = rfc.slice(0, -1).padStart(12, ' ');
  const sum = weightedSum(
    characters,
    (character) => ALPHABET.indexOf(character),
    (index) => 13 - index,
  );
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'A' : String(digit);
}

export const rfcSchema = identifierSchema('RFC', parseRfc);

/** An RFC that says who somebody is: the SAT's two general ones are nobody's. */
export const ownRfcSchema = rfcSchema.refine((rfc) => parseRfc(rfc)?.type !== 'generico', fieldCode('RFC.GENERIC'));
