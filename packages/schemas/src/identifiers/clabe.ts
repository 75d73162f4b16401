import { compact, identifierSchema, weightedSum } from './identifier.js';

export interface Clabe {
  /** 18 digits. */
  value: string;
  /** The first three digits. */
  bankCode: string;
}

const PATTERN = /^(?!000)\d{18}$/;
const WEIGHTS = [3, 7, 1];

/** Reads a bank account's CLABE: 18 digits of which the last checks the others. `null`: it is none. */
export function parseClabe(text: string): Clabe | null {
  const value = compact(text);
  if (!PATTERN.test(value) || !value.endsWith(checkDigit(value))) return null;
  return { value, bankCode: value.slice(0, 3) };
}

function checkDigit(clabe: string): string {
  const sum = weightedSum(clabe.slice(0, -1), Number, (index) => WEIGHTS[index % WEIGHTS.length] ?? 0);
  return String((10 - (sum % 10)) % 10);
}

export const clabeSchema = identifierSchema('CLABE', parseClabe);
