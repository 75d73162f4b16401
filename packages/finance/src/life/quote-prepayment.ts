import { FinanceError } from '../errors.js';
import { readAmount, readChoice, readPositiveAmount } from '../inputs.js';
import { Decimal, moneyText, sum, ZERO } from '../money.js';
import { EFFECTS, minimumCapital } from './agreement.js';
import type { Book, LifeContract, LifeEvent, PrepaymentEffect } from './events.js';
import type { Fold } from './fold.js';
import { foldOf } from './replay.js';
import type { Row } from './schedule.js';

/** What it takes to pay capital before its day, and what it changes. MXN with two decimals. */
export interface PrepaymentQuote {
  capital: string;
  /** The one that results: a balloon that would be paid is made smaller instead, where there is none the term is. */
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
  /** Level payment, by the plan's mode with or without VAT. */
  payment: string;
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
}

/**
 * What a prepayment on that day would cost and do. Changes nothing.
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
  { on, capital: asked, effect: wanted }: AskedPrepayment,
): PrepaymentPreview {
  const fold = foldOf(contract, events, on);
  const { agreement, balance, schedule } = fold;
  if (!agreement.plan.amortisation) throw new FinanceError('KIND.NOT_SUPPORTED', 'kind');
  if (fold.paidOffOn) throw new FinanceError('CONTRACT.PAID_OFF', 'contract');
  readChoice({ effect: wanted }, 'effect', EFFECTS);
  if (!agreement.effects.includes(wanted)) throw new FinanceError('VALUE.INVALID', 'effect');
  const capital = readPositiveAmount({ capital: asked }, 'capital');
  if (capital.lt(minimumCapital(agreement, schedule))) throw new FinanceError('PREPAYMENT.BELOW_MINIMUM', 'capital');
  const effect = fold.effectOf(capital, wanted);
  if (!effect || capital.gte(balance)) throw new FinanceError('PREPAYMENT.OUT_OF_RANGE', 'capital');

  const due = fold.dueTotal(on);
  const cost = fold.costOf(capital, on);
  const interestBefore = interestOf(schedule.rows);
  const before = sideOf(fold);
  fold.payCapital(cost.total, on, effect, capital);
  const after = fold.schedule;
  const quote = {
    capital: moneyText(capital),
    effect,
    due: moneyText(due),
    interest: moneyText(cost.interest),
    vat: moneyText(cost.vat),
    total: moneyText(cost.total.plus(due)),
    newLastDueOn: agreement.calendar.dueOn(after.last),
    newPayment: moneyText(after.payment),
    interestSaved: moneyText(interestBefore.minus(cost.interest).minus(interestOf(after.rows))),
  };
  return { quote, before, after: sideOf(fold) };
}

function sideOf({ agreement: { calendar, plan }, balance, balloon, schedule }: Fold): PrepaymentSide {
  const last = schedule.rows.at(-1);
  return {
    balance: moneyText(balance),
    payment: moneyText(schedule.payment),
    paymentsLeft: schedule.rows.length,
    lastDueOn: calendar.dueOn(schedule.last),
    lastPayment: moneyText(last ? sum([last.capital, last.interest, last.vat]) : ZERO),
    balloon: plan.kind === 'financial_lease' || balloon.isZero() ? null : moneyText(balloon),
  };
}

/**
 * How much capital so much money pays on that day, after what is due and the interest so far: MXN, `0.00` where it does not
 * reach that far.
 *
 * @throws FinanceError the codes of `replayContract`
 */
export function capitalWithin({ contract, events }: Book, { on, money }: { on: string; money: string }): string {
  const fold = foldOf(contract, events, on);
  const rest = readAmount({ money }, 'money').minus(fold.dueTotal(on));
  if (fold.paidOffOn || !fold.agreement.plan.amortisation || rest.lte(0)) return '0.00';
  return moneyText(Decimal.max(fold.capitalFor(rest, on), ZERO));
}

const interestOf = (rows: readonly Row[]): Decimal => sum(rows.map(({ interest }) => interest));
