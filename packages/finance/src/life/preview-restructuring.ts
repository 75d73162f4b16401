import { FinanceError } from '../errors.js';
import { Decimal, moneyText, sum, ZERO } from '../money.js';
import type { Book } from './events.js';
import type { Fold } from './fold.js';
import { foldOf } from './replay.js';
import { MAX_INSTALMENTS, readRestructuring, type RestructuringTerms } from './restructuring-terms.js';
import type { Row } from './schedule.js';

/** How the capital not yet due is paid. MXN with two decimals. */
export interface RestructuringSide {
  /** Capital not yet due, a balloon included. */
  balance: string;
  /** The first instalment that pays capital in a whole month, with VAT. */
  payment: string;
  /** The next instalment to fall due, with VAT; during the grace of interest alone. */
  nextTotal: string;
  nextDueOn: string;
  paymentsLeft: number;
  lastDueOn: string;
  /** Of the instalments still to come, without VAT, and its VAT. */
  interest: string;
  vat: string;
  /** Due with the last one; `null` where there is none. */
  balloon: string | null;
}

/** An instalment still to come. MXN with two decimals. */
export interface RestructuredInstalment {
  number: number;
  dueOn: string;
  capital: string;
  interest: string;
  vat: string;
  total: string;
  /** Capital left after it. */
  balance: string;
}

export interface RestructuringPreview {
  before: RestructuringSide;
  after: RestructuringSide;
  /** More interest and VAT in all; below zero where it is less. MXN with two decimals. */
  costsMore: string;
  /** What is due and unpaid, and stays so. */
  due: string;
  instalments: RestructuredInstalment[];
}

/**
 * What a restructuring on that day would do. Changes nothing.
 *
 * @throws FinanceError `KIND.NOT_SUPPORTED` a lease; `CONTRACT.PAID_OFF`; `RESTRUCTURING.NOTHING_LEFT` every instalment has
 *   fallen due; `RESTRUCTURING.NOTHING_CHANGES`; `COUNT.OUT_OF_RANGE` of the instalments or the grace; the codes of
 *   `replayContract`
 */
export function previewRestructuring(
  { contract, events }: Book,
  { on, ...asked }: RestructuringTerms & { on: string },
): RestructuringPreview {
  const fold = foldOf(contract, events, on);
  const { kind } = fold.agreement.plan;
  if (kind !== 'direct_credit' && kind !== 'flexibility') throw new FinanceError('KIND.NOT_SUPPORTED', 'kind');
  if (fold.paidOffOn) throw new FinanceError('CONTRACT.PAID_OFF', 'contract');
  if (!fold.canBeRestructured) throw new FinanceError('RESTRUCTURING.NOTHING_LEFT', 'contract');
  const terms = readRestructuring(asked);
  if (fold.running + terms.paymentsLeft - 1 > MAX_INSTALMENTS) {
    throw new FinanceError('COUNT.OUT_OF_RANGE', 'paymentsLeft');
  }
  const before = sideOf(fold);
  const paysCapitalNow = fold.schedule.capitalFrom <= fold.running;
  // Working the level payment out anew would move a cent at most.
  if (terms.paymentsLeft === before.paymentsLeft && terms.graceMonths === 0 && paysCapitalNow) {
    throw new FinanceError('RESTRUCTURING.NOTHING_CHANGES', 'paymentsLeft');
  }
  fold.restructure(terms);
  const after = sideOf(fold);
  const cost = ({ interest, vat }: RestructuringSide) => new Decimal(interest).plus(vat);
  return {
    before,
    after,
    costsMore: moneyText(cost(after).minus(cost(before))),
    due: moneyText(fold.dueTotal(on)),
    instalments: instalmentsOf(fold),
  };
}

const totalOfRow = ({ capital, interest, vat }: Row): Decimal => sum([capital, interest, vat]);

function sideOf({ agreement: { calendar }, balance, balloon, next, schedule }: Fold): RestructuringSide {
  const { capitalFrom, rows } = schedule;
  const [first] = rows;
  // The running one may bear interest of a few days only.
  const paying = rows.filter(({ number }) => number >= capitalFrom);
  const level = paying.find((row) => row !== first) ?? paying[0];
  return {
    balance: moneyText(balance),
    payment: moneyText(level ? totalOfRow(level) : ZERO),
    nextTotal: moneyText(next?.total ?? ZERO),
    nextDueOn: next?.dueOn ?? '',
    paymentsLeft: rows.length,
    lastDueOn: calendar.dueOn(schedule.last),
    interest: moneyText(sum(rows.map(({ interest }) => interest))),
    vat: moneyText(sum(rows.map(({ vat }) => vat))),
    balloon: balloon.isZero() ? null : moneyText(balloon),
  };
}

/** Those to come; a balloon is the last row, with the number after the last instalment. */
function instalmentsOf({ agreement: { calendar }, balloon, schedule }: Fold): RestructuredInstalment[] {
  const rows = schedule.rows.map((row) => ({
    number: row.number,
    dueOn: calendar.dueOn(row.number),
    capital: moneyText(row.capital),
    interest: moneyText(row.interest),
    vat: moneyText(row.vat),
    total: moneyText(totalOfRow(row)),
    balance: moneyText(row.balance),
  }));
  if (balloon.isZero()) return rows;
  const amount = moneyText(balloon);
  const none = { interest: '0.00', vat: '0.00', balance: '0.00' };
  const dueOn = calendar.dueOn(schedule.last);
  return [...rows, { ...none, number: schedule.last + 1, dueOn, capital: amount, total: amount }];
}
