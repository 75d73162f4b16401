import { toCents, type Decimal } from './money.js';

/** Longest stretch of days an interest is worked out for: a hundred years, so that no debt is too old to be told. */
export const MAX_DAYS = 36_600;

/** Simple interest of some days, actual/360, MXN to the cent. Source: the product's rules for payoff and late interest. */
export const dailyInterest = (amount: Decimal, annualRatePercent: Decimal, days: number): Decimal =>
  toCents(amount.times(annualRatePercent).times(days).div(36000));
