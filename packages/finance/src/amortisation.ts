import { FinanceError } from './errors.js';
import { fractionOf, moneyText, ONE, toCents, ZERO, type Decimal } from './money.js';
import type { Instalment } from './quote.js';

/** How a balance is paid down, month by month, from `principal` to `target`. */
export interface Amortisation {
  principal: Decimal;
  /** What is left after the last instalment: zero, a balloon, a purchase option or a residual value. */
  target: Decimal;
  annualRatePercent: Decimal;
  termMonths: number;
  /** The level amount, in cents. */
  payment: Decimal;
  /** What of an instalment is level: capital + interest (`base`) or the whole of it (`total`). */
  level: 'base' | 'total';
  /** What the VAT is charged on. `total` is level only with VAT on interest. */
  vatOn: 'interest' | 'base';
  /** Fraction. */
  vatRate: Decimal;
  /** Name of the input that is to blame when the amount is too small to be paid down in cents. */
  priceField: string;
}

/** A row before it becomes text. */
export interface Row {
  number: number;
  capital: Decimal;
  interest: Decimal;
  vat: Decimal;
  base: Decimal;
  total: Decimal;
  balance: Decimal;
}

/** The rate of one month as a fraction. */
export const monthlyRate = (annualRatePercent: Decimal): Decimal => annualRatePercent.div(1200);

/**
 * Level payment at the end of each period that takes `principal` to `target`:
 * `(P - FV v^n) i / (1 - v^n)` with `v = 1 / (1 + i)`; `(P - FV) / n` when the rate is zero.
 * Source: the annuity formula in `meta.payment_formula` of the reference cases.
 */
export function annuity(principal: Decimal, target: Decimal, rate: Decimal, periods: number): Decimal {
  if (rate.isZero()) return principal.minus(target).div(periods);
  const discount = ONE.div(rate.plus(1).pow(periods));
  return principal.minus(target.times(discount)).times(rate).div(ONE.minus(discount));
}

/**
 * One month's interest to the cent. Multiplies before it divides: a twelfth of a rate often never ends, and the cut-off
 * digit would turn an exact half cent into less than half.
 */
export const monthInterest = (balance: Decimal, annualRatePercent: Decimal): Decimal =>
  toCents(balance.times(annualRatePercent).div(1200));

/**
 * The rows that follow instalment number `after`, starting from `balance`. The last one absorbs what rounding left over;
 * it is the last of the term, or an earlier one when the balance is low enough (after a prepayment).
 */
export function amortise(plan: Amortisation, balance = plan.principal, after = 0): Row[] {
  const rows: Row[] = [];
  for (let number = after + 1; number <= plan.termMonths && balance.gt(plan.target); number++) {
    const row = instalmentAfter(plan, balance, number);
    balance = row.balance;
    rows.push(row);
  }
  return rows;
}

/** Instalment `number` of a balance. The last one of the term, or of a low balance, absorbs what rounding left over. */
function instalmentAfter(plan: Amortisation, before: Decimal, number: number): Row {
  const { annualRatePercent, payment, target, termMonths, vatRate } = plan;
  const interest = monthInterest(before, annualRatePercent);
  const levelCapital = payment.minus(interest).minus(plan.level === 'total' ? fractionOf(interest, vatRate) : ZERO);
  if (levelCapital.isNegative()) throw new FinanceError('AMOUNT.TOO_SMALL', plan.priceField);
  const remaining = before.minus(target);
  const capital = number === termMonths || levelCapital.gt(remaining) ? remaining : levelCapital;
  const base = capital.plus(interest);
  const vat = fractionOf(plan.vatOn === 'interest' ? interest : base, vatRate);
  return { number, capital, interest, vat, base, total: base.plus(vat), balance: before.minus(capital) };
}

/** The first row alone, where the others are not asked for. */
export const firstRow = (plan: Amortisation): Row => instalmentAfter(plan, plan.principal, 1);

/**
 * All rows of the term.
 * @throws FinanceError `AMOUNT.TOO_SMALL` when the amount is so small that whole cents can't pay it down evenly.
 */
export function fullSchedule(plan: Amortisation): Row[] {
  const rows = amortise(plan);
  if (plan.payment.isZero() || rows.length !== plan.termMonths)
    throw new FinanceError('AMOUNT.TOO_SMALL', plan.priceField);
  return rows;
}

export const toInstalments = (rows: readonly Row[]): Instalment[] =>
  rows.map((row) => ({
    number: row.number,
    capital: moneyText(row.capital),
    interest: moneyText(row.interest),
    vat: moneyText(row.vat),
    base: moneyText(row.base),
    total: moneyText(row.total),
    balance: moneyText(row.balance),
  }));
