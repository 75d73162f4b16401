import { dailyInterest } from '../daily-interest.js';
import { FinanceError } from '../errors.js';
import { readAmount } from '../inputs.js';
import { Decimal, moneyText, sum } from '../money.js';
import { chargeDue, chargeDueInto } from './charge-due.js';
import { daysBetween } from './dates.js';
import { Journal } from './journal.js';
import { chargeLateInto, lateAccruals } from './late-charges.js';
import type { Ledger, Posting } from './ledger.js';
import { NOTHING, totalOf, unpaidOf, type Amounts } from './parts.js';
import type { Receipt } from './post-payment.js';
import { standingOf, vatOn } from './standing.js';

/** What settles a contract on a day. MXN with two decimals. */
export interface PayoffFigures {
  on: string;
  /** Instalments and late interest owed by then. */
  overdue: string;
  /** Capital not charged yet; a balloon or a financial lease's purchase option is in it. */
  principal: string;
  /** Of that capital since the last due date, actual/360. */
  interest: string;
  interestDays: number;
  /** On that interest; of a financial lease on that capital too. */
  vat: string;
  /** Received before. */
  unapplied: string;
  /** Overdue, principal, interest and VAT, less what was received before. */
  total: string;
  /** How much less interest that is than by instalments, without VAT. */
  interestSaved: string;
}

/**
 * What settles a contract on day `on`: what is owed, the capital to come, and the interest of the days since the last due
 * date. Nothing is charged for paying early.
 *
 * @throws FinanceError `KIND.NOT_SUPPORTED` for a pure lease; `CONTRACT.PAID_OFF`; `DATE.INVALID` `on`
 */
export function payoffOn(ledger: Ledger, on: string): PayoffFigures {
  const { ledger: charged } = chargeDue(ledger, on);
  const { days, parts } = payoffCharge(charged, on);
  const late = lateAccruals(charged, on).flatMap(({ interest, vat }) => [new Decimal(interest), new Decimal(vat)]);
  const overdue = sum([...new Journal(charged).owed.map((line) => totalOf(unpaidOf(line))), ...late]);
  const toCome = charged.instalments.filter((line) => !line.charged).map(({ interest }) => new Decimal(interest));
  return {
    on,
    overdue: moneyText(overdue),
    principal: moneyText(parts.capital),
    interest: moneyText(parts.interest),
    interestDays: days,
    vat: moneyText(parts.vat),
    unapplied: charged.unapplied,
    total: moneyText(Decimal.max(0, overdue.plus(totalOf(parts)).minus(charged.unapplied))),
    interestSaved: moneyText(Decimal.max(0, sum(toCome).minus(parts.interest))),
  };
}

/**
 * Posts the money that settles a contract; of a financial lease it pays the purchase option too. The lines that were
 * still to come fall away. What is more than needed stays unapplied.
 *
 * @throws FinanceError `PAYOFF.BELOW_TOTAL` when it is less than {@link payoffOn} asks for; its codes;
 *   `DECIMAL.INVALID` `amount`
 */
export function postPayoff(ledger: Ledger, receipt: Receipt): Posting {
  const money = readAmount(receipt, 'amount');
  const { on, reference } = receipt;
  if (money.lt(payoffOn(ledger, on).total)) throw new FinanceError('PAYOFF.BELOW_TOTAL', 'amount');

  const journal = new Journal(ledger);
  chargeDueInto(journal, on);
  chargeLateInto(journal, on);
  const { parts } = payoffCharge(journal.ledger, on);
  // With everything due already, what is owed is all there is.
  if (totalOf(parts).isZero()) journal.receive({ kind: 'payment', on, money, reference });
  else journal.settle({ kind: 'payoff', on, parts, money, reference, toCome: [] });
  return journal.posting();
}

/** What is charged at once for all that was still to come. `ledger` has everything charged that is due by `on`. */
function payoffCharge(ledger: Ledger, on: string): { days: number; parts: Amounts } {
  const { accruedUntil, amortisation, balance: capital } = standingOf(ledger);
  const days = Math.max(0, daysBetween(accruedUntil, on));
  const interest = dailyInterest(capital, amortisation.annualRatePercent, days);
  return { days, parts: { ...NOTHING, capital, interest, vat: vatOn(amortisation, capital, interest) } };
}
