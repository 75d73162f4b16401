import { dailyInterest, MAX_DAYS } from './daily-interest.js';
import { readAmount, readChoice, readCount, readDecimal, readFraction, readPercent } from './inputs.js';
import { fractionOf, moneyText } from './money.js';

const LATE_INTEREST_BASES = ['capital', 'base', 'total', 'balance'] as const;

/** Which figure of the overdue instalment bears the late interest. */
export type LateInterestBase = (typeof LATE_INTEREST_BASES)[number];

export interface LateInterestInput {
  /** The overdue row's figures, MXN; `balance` is the capital still owed. */
  instalment: Readonly<Record<LateInterestBase, string>>;
  daysLate: number;
  /** The contract's ordinary rate, percent. */
  annualRatePercent: string;
  /** How many times the ordinary rate the late rate is, e.g. `"1.5"`. */
  multiplier: string;
  base: LateInterestBase;
  /** Fraction. */
  vatRate: string;
}

/** MXN with two decimals. */
export interface LateInterest {
  /** What the interest is worked out on. */
  baseAmount: string;
  interest: string;
  vat: string;
  total: string;
}

/**
 * Interest of an instalment paid late: simple, actual/360, at the ordinary rate times `multiplier`. Multiplier, base and
 * VAT are the lender's settings, as contracts differ. Source: the product's rule.
 *
 * @throws FinanceError names the field: `DECIMAL.INVALID`, `PERCENT.OUT_OF_RANGE`, `COUNT.OUT_OF_RANGE` `daysLate`,
 *   `VALUE.INVALID` `base`, `FRACTION.OUT_OF_RANGE` `vatRate`.
 */
export function calculateLateInterest(input: LateInterestInput): LateInterest {
  const base = readChoice(input, 'base', LATE_INTEREST_BASES);
  const baseAmount = readAmount(input.instalment, base);
  const lateRate = readPercent(input, 'annualRatePercent').times(readDecimal(input, 'multiplier'));
  const daysLate = readCount(input, 'daysLate', { min: 0, max: MAX_DAYS });
  const vatRate = readFraction(input, 'vatRate');
  const interest = dailyInterest(baseAmount, lateRate, daysLate);
  const vat = fractionOf(interest, vatRate);
  return {
    baseAmount: moneyText(baseAmount),
    interest: moneyText(interest),
    vat: moneyText(vat),
    total: moneyText(interest.plus(vat)),
  };
}
