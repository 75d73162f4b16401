import { FinanceError } from '../errors.js';
import { readChoice, readPositiveAmount } from '../inputs.js';
import { moneyText, sum, type Decimal } from '../money.js';
import { EFFECTS, minimumCapital } from './agreement.js';
import type { LifeContract, LifeEvent, PrepaymentEffect } from './events.js';
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
  { on, capital: asked, effect: wanted }: { on: string; capital: string; effect: PrepaymentEffect },
): PrepaymentQuote {
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
  fold.payCapital(cost.total, on, effect, capital);
  const after = fold.schedule;
  return {
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
}

const interestOf = (rows: readonly Row[]): Decimal => sum(rows.map(({ interest }) => interest));
