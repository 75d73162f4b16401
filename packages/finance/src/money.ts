import { Decimal as BaseDecimal } from 'decimal.js';

/** 60 significant digits leave no rounding to be seen in the cents of any amount the package accepts. */
export const Decimal = BaseDecimal.clone({ precision: 60, rounding: BaseDecimal.ROUND_HALF_UP });
export type Decimal = BaseDecimal;

export const ZERO = new Decimal(0);
export const ONE = new Decimal(1);

const EXACT_DIGITS = 18;
const CAT_DIGITS = 12;

/** Rounds to the cent, half up: the one rounding rule for money. */
export const toCents = (amount: Decimal): Decimal => amount.toDecimalPlaces(2);

/** MXN as text with two decimals. */
export const moneyText = (amount: Decimal): string => amount.toFixed(2);

/** An unrounded amount as text, 18 significant digits. */
export const exactText = (amount: Decimal): string => amount.toSignificantDigits(EXACT_DIGITS).toFixed();

/** A percentage as text, 12 significant digits. */
export const catText = (percent: Decimal): string => percent.toSignificantDigits(CAT_DIGITS).toFixed();

/** A percentage the way the law shows a CAT: one decimal, half up. */
export const catDisplayText = (percent: Decimal): string => `${percent.toFixed(1)}%`;

/** `percent` % of `amount`, to the cent. */
export const percentOf = (amount: Decimal, percent: Decimal): Decimal => toCents(amount.times(percent).div(100));

/** `fraction` (0.16 is 16 %) of `amount`, to the cent. */
export const fractionOf = (amount: Decimal, fraction: Decimal): Decimal => toCents(amount.times(fraction));

export const sum = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), ZERO);
