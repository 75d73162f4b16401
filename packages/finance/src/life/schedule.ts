import { dailyInterest } from '../daily-interest.js';
import { annuity, fullSchedule, monthlyRate, monthInterest, type Amortisation } from '../amortisation.js';
import { Decimal, fractionOf, ONE, sum, toCents, ZERO } from '../money.js';
import { amortisationOf } from '../outstanding.js';
import { quotePureLease } from '../pure-lease.js';
import type { FinancingTerms, PureLeaseTerms } from '../terms.js';
import { DAYS_OF_MONTH, type ContractCalendar } from './calendar.js';
import type { PrepaymentEffect } from './events.js';

/** A row of the schedule that is not charged yet. */
export interface Row {
  number: number;
  capital: Decimal;
  interest: Decimal;
  rent: Decimal;
  vat: Decimal;
  balance: Decimal;
  /** Days for which it bears interest, thirty of a whole month. */
  interestDays: number;
}

/** What is charged of it, with VAT. */
export const totalOfRow = ({ capital, interest, vat }: Row): Decimal => sum([capital, interest, vat]);

/** What is still to come: the rows, and what they leave to the end. */
export interface Schedule {
  rows: readonly Row[];
  /** Level payment in force (`A`), by the plan's mode with or without VAT. */
  payment: Decimal;
  /** Number of the last instalment (`N`). */
  last: number;
  /** Number of the first instalment that pays capital; those before it pay interest alone. */
  capitalFrom: number;
  /** A balloon, or a lease's purchase option (`F`). */
  target: Decimal;
}

/** What never changes about how a contract is paid down. */
export interface Plan {
  kind: FinancingTerms['kind'];
  principal: Decimal;
  annualRatePercent: Decimal;
  /** On interest; of a financial lease on capital and interest; of a pure lease on the rent. */
  vatRate: Decimal;
  /** `null` of a pure lease, whose rents have no capital for the customer. */
  amortisation: Amortisation | null;
  /** For what a leased vehicle can be bought once every rent is paid. */
  purchaseOption: { capital: Decimal; rent: Decimal; vat: Decimal } | null;
}

/** @throws FinanceError the codes of `calculateQuote` */
export function planOf(terms: FinancingTerms): Plan {
  if (terms.kind === 'pure_lease') {
    return {
      kind: terms.kind,
      principal: ZERO,
      annualRatePercent: new Decimal(terms.annualRatePercent),
      vatRate: new Decimal(terms.vatRate),
      amortisation: null,
      purchaseOption: residualOf(terms),
    };
  }
  const amortisation = amortisationOf(terms);
  const { principal, annualRatePercent, target, vatRate } = amortisation;
  const isLease = terms.kind === 'financial_lease' && !target.isZero();
  const purchaseOption = isLease ? { capital: target, rent: ZERO, vat: fractionOf(target, vatRate) } : null;
  return { kind: terms.kind, principal, annualRatePercent, vatRate, amortisation, purchaseOption };
}

function residualOf(terms: PureLeaseTerms): Plan['purchaseOption'] {
  const { optionalPurchaseWithVat, residualValueWithoutVat } = quotePureLease(terms);
  const rent = new Decimal(residualValueWithoutVat);
  return rent.isZero() ? null : { capital: ZERO, rent, vat: new Decimal(optionalPurchaseWithVat).minus(rent) };
}

/** As signed. Only the interest of an irregular first period differs from the quote. */
export function signedSchedule(terms: FinancingTerms, plan: Plan, calendar: ContractCalendar): Schedule {
  if (terms.kind === 'pure_lease') return rentsOf(terms);
  const { payment, termMonths, target } = amortisationOf(terms);
  const [first, ...others] = fullSchedule(amortisationOf(terms)).map((row) => ({
    ...row,
    rent: ZERO,
    interestDays: DAYS_OF_MONTH,
  }));
  const rows: Row[] = first ? [bearing(plan, first, plan.principal, calendar.daysOf(1)), ...others] : [];
  return { rows, payment, last: termMonths, capitalFrom: 1, target };
}

function rentsOf(terms: PureLeaseTerms): Schedule {
  const { rentVat, rentWithoutVat } = quotePureLease(terms);
  const [rent, vat] = [new Decimal(rentWithoutVat), new Decimal(rentVat)];
  const rows = Array.from({ length: terms.termMonths }, (_, index) => ({
    number: index + 1,
    capital: ZERO,
    interest: ZERO,
    rent,
    vat,
    balance: ZERO,
    interestDays: 0,
  }));
  return { rows, payment: rent, last: terms.termMonths, capitalFrom: 1, target: ZERO };
}

/** The row with the interest of so many days on `balance`, and its VAT. */
function bearing(plan: Plan, row: Row, balance: Decimal, days: number): Row {
  const interest = dailyInterest(balance, plan.annualRatePercent, days);
  return { ...row, interest, interestDays: days, vat: vatOf(plan, row.capital, interest) };
}

/** VAT that is charged with capital and interest. */
export const vatOf = ({ kind, vatRate }: Plan, capital: Decimal, interest: Decimal): Decimal =>
  fractionOf(kind === 'financial_lease' ? capital.plus(interest) : interest, vatRate);

/** What can become of a schedule once only `balance` is owed; `null` where a lease would be bought by it. */
export function effectOn(
  { kind }: Plan,
  { target }: Schedule,
  balance: Decimal,
  asked: PrepaymentEffect,
): PrepaymentEffect | null {
  const isLease = kind === 'financial_lease';
  if (balance.lte(target)) return isLease ? null : 'balloon';
  return asked === 'balloon' && (isLease || target.isZero()) ? 'term' : asked;
}

/**
 * The schedule from the running instalment on, after capital was paid and `balance` is left. The running instalment
 * takes its capital from the new schedule, as if its whole month bore interest, and bears only that of the days left.
 */
export function scheduleAfter(
  plan: Plan,
  schedule: Schedule,
  {
    balance,
    effect,
    running,
    daysLeft,
  }: { balance: Decimal; effect: PrepaymentEffect; running: number; daysLeft: number },
): Schedule {
  const after = EFFECTS[effect](plan, schedule, balance, running);
  const [first, ...others] = after.rows;
  return first ? { ...after, rows: [bearing(plan, first, balance, daysLeft), ...others] } : after;
}

/** The schedule from the running instalment on, once the same balance is paid until `last`, from `capitalFrom` on. */
export const scheduleUntil = (
  plan: Plan,
  schedule: Schedule,
  {
    capitalFrom,
    last,
    ...now
  }: { balance: Decimal; running: number; daysLeft: number; capitalFrom: number; last: number },
): Schedule => scheduleAfter(plan, { ...schedule, capitalFrom, last }, { ...now, effect: 'payment' });

type Effect = (plan: Plan, schedule: Schedule, balance: Decimal, running: number) => Schedule;

const EFFECTS: Record<PrepaymentEffect, Effect> = {
  /** Payment and target stay: fewer rows, the last one partial. */
  term(plan, schedule, balance, running) {
    const rows = levelRows(plan, schedule, balance, running);
    return { ...schedule, rows, last: rows.at(-1)?.number ?? schedule.last };
  },

  /** The number of rows and the target stay: a new level payment, by the quote's formula. */
  payment(plan, schedule, balance, running) {
    const rate = monthlyRate(plan.annualRatePercent);
    // With the whole payment level, its VAT acts like more interest.
    const effective = plan.amortisation?.level === 'total' ? rate.times(ONE.plus(plan.vatRate)) : rate;
    const periods = schedule.last - Math.max(running, schedule.capitalFrom) + 1;
    const payment = toCents(annuity(balance, schedule.target, effective, periods));
    return { ...schedule, payment, rows: levelRows(plan, { ...schedule, payment }, balance, running) };
  },

  /** Payment and number of rows stay: the balloon is what they leave, and is gone where they leave nothing. */
  balloon(plan, schedule, balance, running) {
    const rows = levelRows(plan, { ...schedule, target: ZERO }, balance, running, { closing: false });
    const last = rows.at(-1);
    return { ...schedule, rows, last: last?.number ?? schedule.last, target: last?.balance ?? ZERO };
  },
};

/** Rows of the level payment down to the target. The last of the term pays whatever is left, where it is `closing`. */
function levelRows(
  plan: Plan,
  { capitalFrom, last, payment, target }: Schedule,
  from: Decimal,
  running: number,
  { closing = true } = {},
): Row[] {
  const rows: Row[] = [];
  let balance = from;
  for (let number = running; number <= last && balance.gt(target); number++) {
    const interest = monthInterest(balance, plan.annualRatePercent);
    const vatInLevel = plan.amortisation?.level === 'total' ? fractionOf(interest, plan.vatRate) : ZERO;
    const level = Decimal.max(payment.minus(interest).minus(vatInLevel), ZERO);
    const left = balance.minus(target);
    const paid = (closing && number === last) || level.gt(left) ? left : level;
    const capital = number < capitalFrom ? ZERO : paid;
    balance = balance.minus(capital);
    const vat = vatOf(plan, capital, interest);
    rows.push({ number, capital, interest, rent: ZERO, vat, balance, interestDays: DAYS_OF_MONTH });
  }
  return rows;
}
