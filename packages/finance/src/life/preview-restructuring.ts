import { catFigures, type MonthlyFlow, solveCat } from '../cat.js';
import { FinanceError } from '../errors.js';
import { countedInsurance } from '../insurance.js';
import { Decimal, moneyText, sum, ZERO } from '../money.js';
import type { CreditTerms } from '../terms.js';
import { DAYS_OF_MONTH } from './calendar.js';
import { type Book, placeOf } from './events.js';
import type { Fold } from './fold.js';
import { foldOf } from './replay.js';
import { MAX_INSTALMENTS, readRestructuring, type RestructuringTerms } from './restructuring-terms.js';
import { totalOfRow } from './schedule.js';

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
  /** CAT of what is left, with one decimal and the percent sign; `null` where no rate solves it, as of a few cents. */
  cat: string | null;
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
 * What a restructuring on that day would do, in its place among what there is of the day. Changes nothing.
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
  const { terms: agreed } = contract;
  if (agreed.kind !== 'direct_credit' && agreed.kind !== 'flexibility') {
    throw new FinanceError('KIND.NOT_SUPPORTED', 'kind');
  }
  if (fold.paidOffOn) throw new FinanceError('CONTRACT.PAID_OFF', 'contract');
  if (!fold.canBeRestructured) throw new FinanceError('RESTRUCTURING.NOTHING_LEFT', 'contract');
  const terms = readRestructuring(asked);
  if (fold.running + terms.paymentsLeft - 1 > MAX_INSTALMENTS) {
    throw new FinanceError('COUNT.OUT_OF_RANGE', 'paymentsLeft');
  }
  const before = sideOf(fold, agreed);
  const paysCapitalNow = fold.schedule.capitalFrom <= fold.running;
  // Working the level payment out anew would move a cent at most.
  if (terms.paymentsLeft === before.paymentsLeft && terms.graceMonths === 0 && paysCapitalNow) {
    throw new FinanceError('RESTRUCTURING.NOTHING_CHANGES', 'paymentsLeft');
  }
  const restructured = foldOf(contract, [...events, { ...placeOf('restructuring', on), ...terms }], on);
  const after = sideOf(restructured, agreed);
  const cost = ({ interest, vat }: RestructuringSide) => new Decimal(interest).plus(vat);
  return {
    before,
    after,
    costsMore: moneyText(cost(after).minus(cost(before))),
    due: moneyText(fold.dueTotal(on)),
    instalments: instalmentsOf(restructured),
  };
}

function sideOf(fold: Fold, terms: CreditTerms): RestructuringSide {
  const { balance, balloon, next, schedule } = fold;
  const { calendar } = fold.agreement;
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
    cat: catOf(fold, terms),
  };
}

/**
 * As if the capital were lent again when it last changed and paid by what is still to come, without VAT and with the
 * insurance that the lender requires: what was paid at signing is no cost of what is left. A period's days are thirtieths
 * of a month, by which it bears interest.
 */
function catOf({ balance, balloon, schedule: { rows } }: Fold, terms: CreditTerms): string | null {
  const insurance = countedInsurance(terms);
  const firstMonth = new Decimal(rows[0]?.interestDays ?? 0).div(DAYS_OF_MONTH);
  const paid = rows.map(({ capital, interest }, at): MonthlyFlow => {
    const atTheEnd = at === rows.length - 1 ? balloon : ZERO;
    return { month: firstMonth.plus(at), amount: sum([capital, interest, insurance, atTheEnd]).negated() };
  });
  try {
    return catFigures(solveCat([{ month: ZERO, amount: balance }, ...paid], 'paymentsLeft')).catDisplay;
  } catch (error) {
    if (error instanceof FinanceError) return null;
    throw error;
  }
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
