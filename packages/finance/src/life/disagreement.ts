import { moneyText, type Decimal } from '../money.js';

/** Two figures that should be the same. */
export interface Disagreement {
  /** `contract`, `movement 12` or `instalment 3`. */
  at: string;
  field: string;
  expected: string;
  found: string;
}

type Value = string | number | boolean | null | Decimal;

const text = (value: Value): string => (typeof value === 'object' && value !== null ? moneyText(value) : String(value));

/** The disagreement of two values, if there is one. */
export function compare(at: string, field: string, expected: Value, found: Value): Disagreement[] {
  const difference = { at, field, expected: text(expected), found: text(found) };
  return difference.expected === difference.found ? [] : [difference];
}

/** For what holds or doesn't. */
export const expectThat = (
  holds: boolean,
  at: string,
  field: string,
  expected: string,
  found: Value,
): Disagreement[] => (holds ? [] : [{ at, field, expected, found: text(found) }]);
