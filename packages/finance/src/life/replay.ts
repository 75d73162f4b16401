import { FinanceError } from '../errors.js';
import { readAmount, readChoice, readCount, readDate, readPositiveAmount } from '../inputs.js';
import type { Parts } from './ledger.js';
import { partsText, totalOf } from './parts.js';
import { Decimal, moneyText, sum, ZERO } from '../money.js';
import { EFFECTS, EXCESSES, readAgreement } from './agreement.js';
import { payableUntil } from './banking-days.js';
import { eventsInForce, type LifeContract, type LifeEvent } from './events.js';
import { Fold } from './fold.js';
import { take } from './handlers.js';
import { linesOf } from './lines.js';
import { MAX_INSTALMENTS, readRestructuring } from './restructuring-terms.js';
import type { JournalMovement } from './journal.js';

/** Where a contract stands at the end of a day. MXN with two decimals. */
export interface LifePosition {
  /** Charged and unpaid, late interest up to the day included. */
  dueNow: string;
  /** The part of `dueNow` in lines that are late. */
  overdue: string;
  due: Parts;
  /** Received and owed for nothing yet; below zero after money was taken back. */
  credit: string;
  /** What the customer is asked for: what is due, or else falls due next, less credit. */
  missing: string;
  /** The first instalment that falls due after the day, with a balloon that falls due with it. */
  next: { number: number; dueOn: string; payableUntil: string; total: string; missing: string } | null;
  outstandingCapital: string;
  paidOffOn: string | null;
}

/** What settles a contract on a day. MXN with two decimals. */
export interface LifePayoff {
  principal: string;
  interest: string;
  interestDays: number;
  vat: string;
  overdue: string;
  credit: string;
  /** Never below zero. */
  total: string;
}

/** A row as scheduled or charged, whatever was paid of it. MXN with two decimals. */
export interface LifeInstalment {
  /** A balloon has the number after the last instalment. */
  number: number;
  dueOn: string;
  capital: string;
  interest: string;
  /** Of a pure lease, in place of capital and interest. */
  rent?: string;
  vat: string;
  total: string;
  balance: string;
}

export interface Replay {
  position: LifePosition;
  /** `null` of a pure lease, and once the contract is paid off. */
  payoff: LifePayoff | null;
  instalments: LifeInstalment[];
  movements: readonly JournalMovement[];
}

/**
 * A contract's life up to the end of a day: the fold of its events by value date, whatever the order in which they were
 * entered. Rules: `meta.rules` of the money cases.
 *
 * @param events all that were entered, in any order; those after `on` do not count yet
 * @throws FinanceError the codes of `calculateQuote`; `FIRST_PERIOD.OUT_OF_RANGE`; `DATE.INVALID` of a day that the
 *   calendar does not have or that lies before the contract; `DECIMAL.INVALID`, `AMOUNT.OUT_OF_RANGE`, `VALUE.INVALID`
 */
export function replayContract(contract: LifeContract, events: readonly LifeEvent[], { on }: { on: string }): Replay {
  const fold = foldOf(contract, events, on);
  return {
    position: positionOf(fold, on),
    payoff: payoffOf(fold, on),
    instalments: instalmentsOf(fold),
    movements: fold.journal.movements,
  };
}

/** The contract at the end of that day, to be asked or carried on. */
export function foldOf(contract: LifeContract, events: readonly LifeEvent[], on: string): Fold {
  const fold = new Fold(readAgreement(contract));
  const day = readDate({ on }, 'on');
  for (const event of events) checkEvent(event, contract);
  const wishes = { excess: fold.agreement.excess };
  for (const event of eventsInForce(events)) {
    if (event.on <= day) take(fold, wishes, event);
  }
  fold.advanceTo(day);
  return fold;
}

function checkEvent(event: LifeEvent, { startsOn }: LifeContract): void {
  if (event.type === 'reversal') return;
  if (readDate(event, 'on') < startsOn) throw new FinanceError('DATE.INVALID', 'on');
  if (event.type === 'instruction') {
    readChoice(event, 'excess', EXCESSES);
    return;
  }
  if (event.type === 'restructuring') {
    readRestructuring(event);
    return;
  }
  if (event.type === 'payoff' || event.type === 'purchase_option') readAmount(event, 'amount');
  else readPositiveAmount(event, 'amount');
  if (event.type === 'prepayment') readPositiveAmount(event, 'capital');
  if (event.type === 'waiver') readCount(event, 'instalment', { min: 1, max: MAX_INSTALMENTS + 1 });
  if ('effect' in event && event.effect !== undefined) readChoice(event, 'effect', EFFECTS);
}

export function positionOf(fold: Fold, on: string): LifePosition {
  const due = fold.due(on);
  const dueNow = totalOf(due);
  const { credit, next } = fold;
  const missingOf = (amount: Decimal) => moneyText(Decimal.max(amount.minus(credit), ZERO));
  return {
    dueNow: moneyText(dueNow),
    overdue: moneyText(fold.overdue(on)),
    due: partsText(due),
    credit: moneyText(credit),
    missing: missingOf(dueNow.gt(0) ? dueNow : (next?.total ?? ZERO)),
    next: next && {
      number: next.number,
      dueOn: next.dueOn,
      payableUntil: payableUntil(next.dueOn),
      total: moneyText(next.total),
      missing: missingOf(next.total),
    },
    outstandingCapital: moneyText(fold.balance.plus(due.capital)),
    paidOffOn: fold.paidOffOn,
  };
}

export function payoffOf(fold: Fold, on: string): LifePayoff | null {
  if (fold.agreement.plan.kind === 'pure_lease' || fold.paidOffOn) return null;
  const { capital, interest, interestDays, total, vat } = fold.costOf(fold.balance, on);
  const overdue = fold.dueTotal(on);
  return {
    principal: moneyText(capital),
    interest: moneyText(interest),
    interestDays,
    vat: moneyText(vat),
    overdue: moneyText(overdue),
    credit: moneyText(fold.credit),
    total: moneyText(Decimal.max(total.plus(overdue).minus(fold.credit), ZERO)),
  };
}

/** The rows charged, with those to come and the balloon after them. */
function instalmentsOf(fold: Fold): LifeInstalment[] {
  const isRent = fold.agreement.plan.kind === 'pure_lease';
  const lines = linesOf(fold).filter(({ charge }) => charge.kind !== 'purchase_option');
  return lines.map(({ charge: { balance, capital, dueOn, interest, number, rent, vat } }) => ({
    number,
    dueOn,
    capital: moneyText(capital),
    interest: moneyText(interest),
    ...(isRent ? { rent: moneyText(rent) } : {}),
    vat: moneyText(vat),
    total: moneyText(sum([capital, interest, rent, vat])),
    balance: moneyText(balance),
  }));
}
