import { FinanceError } from '../errors.js';
import { readAmount, readChoice, readPositiveAmount } from '../inputs.js';
import { Decimal, moneyText, sum, ZERO } from '../money.js';
import { EFFECTS, minimumCapital } from './agreement.js';
import { DAYS_OF_MONTH } from './calendar.js';
import {
  type Book,
  countedBefore,
  eventsInForce,
  type LifeContract,
  type LifeEvent,
  placeOf,
  type PrepaymentEffect,
} from './events.js';
import type { Fold } from './fold.js';
import { foldOf } from './replay.js';
import { totalOfRow } from './schedule.js';

/** What it takes to pay capital before its day, and what it changes. MXN with two decimals. */
export interface PrepaymentQuote {
  capital: string;
  /**
   * The one that results: a balloon that would be paid is made smaller instead, where there is none the term is; of a day on
   * which the contract is restructured payments get lower, as so many were agreed.
   */
  effect: PrepaymentEffect;
  due: string;
  interest: string;
  vat: string;
  /** What is due, the interest so far, the VAT of it and the capital. */
  total: string;
  newLastDueOn: string;
  newPayment: string;
  /** Without VAT. */
  interestSaved: string;
}

/** How a contract goes on. MXN with two decimals. */
export interface PrepaymentSide {
  /** Capital not yet due. */
  balance: string;
  /** The first regular one that pays capital and bears a whole month's interest, with VAT, as an instalment says it. */
  payment: string;
  /** The one that comes next, with VAT: less where its interest bears on less capital for a part of its month. */
  nextPayment: string;
  paymentsLeft: number;
  lastDueOn: string;
  /** The last regular one, with VAT. */
  lastPayment: string;
  /** Due with the last one; `null` where there is none. */
  balloon: string | null;
}

export interface PrepaymentPreview {
  quote: PrepaymentQuote;
  before: PrepaymentSide;
  after: PrepaymentSide;
}

export interface AskedPrepayment {
  on: string;
  /** MXN. */
  capital: string;
  effect: PrepaymentEffect;
  /** Paid with credit that there is, in place of money that comes. */
  ofCredit?: boolean;
}

/**
 * What a prepayment on that day would cost and do, in its place among what there is of the day: what comes after it, as a
 * restructuring does, is done to what it leaves. Changes nothing.
 *
 * @throws FinanceError `KIND.NOT_SUPPORTED` pure lease; `CONTRACT.PAID_OFF`; `VALUE.INVALID` an effect the plan does not
 *   allow; `PREPAYMENT.BELOW_MINIMUM`; `PREPAYMENT.OUT_OF_RANGE` all of the capital, or so much of a financial lease's
 *   that it would be bought; and the codes of `replayContract`
 */
export function quotePrepayment(
  contract: LifeContract,
  events: readonly LifeEvent[],
  asked: AskedPrepayment,
): PrepaymentQuote {
  return previewPrepayment({ contract, events }, asked).quote;
}

/** The same with what is there before and after it, side by side. */
export function previewPrepayment(
  { contract, events }: Book,
  { on, capital: asked, effect: wanted, ofCredit }: AskedPrepayment,
): PrepaymentPreview {
  const now = foldOf(contract, events, on);
  const { agreement, balance, schedule } = now;
  if (!agreement.plan.amortisation) throw new FinanceError('KIND.NOT_SUPPORTED', 'kind');
  if (now.paidOffOn) throw new FinanceError('CONTRACT.PAID_OFF', 'contract');
  readChoice({ effect: wanted }, 'effect', EFFECTS);
  if (!agreement.effects.includes(wanted)) throw new FinanceError('VALUE.INVALID', 'effect');
  const capital = readPositiveAmount({ capital: asked }, 'capital');
  if (capital.lt(minimumCapital(agreement, schedule))) throw new FinanceError('PREPAYMENT.BELOW_MINIMUM', 'capital');
  const place = placeOf(typeOf(ofCredit), on);
  const there = foldOf(contract, countedBefore(events, place), on);
  const effect = there.effectOf(capital, wanted);
  if (!effect || capital.gte(balance)) throw new FinanceError('PREPAYMENT.OUT_OF_RANGE', 'capital');

  const due = there.dueTotal(on);
  const cost = there.costOf(capital, on);
  const total = moneyText(cost.total.plus(due));
  const then = foldOf(contract, [...events, { ...place, amount: total, capital: moneyText(capital), effect }], on);
  const isRestructured = then.canBeRestructured && restructuresOn(events, on);
  const quote: PrepaymentQuote = {
    capital: moneyText(capital),
    effect: isRestructured && effect === 'term' ? 'payment' : effect,
    due: moneyText(due),
    interest: moneyText(cost.interest),
    vat: moneyText(cost.vat),
    total,
    newLastDueOn: agreement.calendar.dueOn(then.schedule.last),
    newPayment: moneyText(then.schedule.payment),
    interestSaved: moneyText(interestOf(now).minus(interestOf(then))),
  };
  return { quote, before: sideOf(now), after: sideOf(then) };
}

const typeOf = (ofCredit?: boolean) => (ofCredit ? 'credit_to_capital' : 'prepayment');

const restructuresOn = (events: readonly LifeEvent[], day: string): boolean =>
  eventsInForce(events).some(({ on, type }) => type === 'restructuring' && on === day);

function sideOf({ agreement: { calendar, plan }, balance, balloon, schedule }: Fold): PrepaymentSide {
  const { capitalFrom, rows } = schedule;
  const [next] = rows;
  const last = rows.at(-1);
  const paying = rows.filter(({ number }) => number >= capitalFrom);
  const regular = paying.find(({ interestDays }) => interestDays === DAYS_OF_MONTH) ?? paying[0];
  return {
    balance: moneyText(balance),
    payment: moneyText(regular ? totalOfRow(regular) : ZERO),
    nextPayment: moneyText(next ? totalOfRow(next) : ZERO),
    paymentsLeft: rows.length,
    lastDueOn: calendar.dueOn(schedule.last),
    lastPayment: moneyText(last ? totalOfRow(last) : ZERO),
    balloon: plan.kind === 'financial_lease' || balloon.isZero() ? null : moneyText(balloon),
  };
}

/**
 * How much capital so much money pays on that day, after what is due and the interest so far: MXN, `0.00` where it does not
 * reach that far.
 *
 * @throws FinanceError the codes of `replayContract`
 */
export function capitalWithin(
  { contract, events }: Book,
  { money, ofCredit, on }: Pick<AskedPrepayment, 'ofCredit' | 'on'> & { money: string },
): string {
  const fold = foldOf(contract, countedBefore(events, placeOf(typeOf(ofCredit), on)), on);
  const rest = readAmount({ money }, 'money').minus(fold.dueTotal(on));
  if (fold.paidOffOn || !fold.agreement.plan.amortisation || rest.lte(0)) return '0.00';
  return moneyText(Decimal.max(fold.capitalFor(rest, on), ZERO));
}

/** Of the whole life: what was charged and what is still to come. */
const interestOf = ({ journal: { movements }, schedule: { rows } }: Fold): Decimal =>
  sum([...movements, ...rows].map(({ interest }) => new Decimal(interest)));
