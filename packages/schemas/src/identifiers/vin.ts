import { compact, identifierSchema, weightedSum } from './identifier.js';

export interface Vin {
  /** 17 characters, upper case. */
  value: string;
  /** Reasons to look again. The check digit is a North American rule: elsewhere a mismatch is no more than a hint. */
  warnings: readonly ('VIN.CHECK_DIGIT' | 'VIN.TRIVIAL')[];
}

const PATTERN = /^[A-HJ-NPR-Z0-9]{17}$/;
const NORTH_AMERICA = /^[1-5]/;
const ONE_CHARACTER = /^(.)\1*$/;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_DIGIT_INDEX = 8;
/** A letter counts as the row's position, from 1; I, O and Q are not used. */
const LETTER_VALUES = ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'];

/** Reads a vehicle identification number (ISO 3779; check digit: 49 CFR 565.15). `null`: it is none. */
export function parseVin(text: string): Vin | null {
  const value = compact(text);
  if (!PATTERN.test(value)) return null;
  const checks = value[CHECK_DIGIT_INDEX] === checkDigit(value);
  if (!checks && NORTH_AMERICA.test(value)) return null;
  return {
    value,
    warnings: [
      ...(checks ? [] : (['VIN.CHECK_DIGIT'] as const)),
      ...(ONE_CHARACTER.test(value) ? (['VIN.TRIVIAL'] as const) : []),
    ],
  };
}

const characterValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : LETTER_VALUES.findIndex((letters) => letters.includes(character)) + 1;

function checkDigit(vin: string): string {
  const remainder = weightedSum(vin, characterValue, (index) => WEIGHTS[index] ?? 0) % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

export const vinSchema = identifierSchema('VIN', parseVin);
