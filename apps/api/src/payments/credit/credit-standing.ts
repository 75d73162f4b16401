import { type Book, capitalWithin, previewPrepayment, standingOn } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import type { CreditUse, CreditUseResult, PrepaymentEffect } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { type NewEvent, orRefuse, payoffOf } from '../../contracts/index.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

/** A contract with its books. */
export interface Kept {
  contract: Contract;
  book: Book;
}

type Side = CreditUseResult['before'];

export function sideOf({ contract, book }: Kept, on: string): Side {
  const { credit, dueNow, next, outstandingCapital, paidOffOn } = standingOn(book, on);
  return {
    credit,
    dueNow,
    outstandingCapital: contract.kind === 'pure_lease' ? null : outstandingCapital,
    next: next && { dueOn: next.dueOn, missing: next.missing },
    paidOff: paidOffOn !== null,
  };
}

/** The books with one event more, that nobody has entered. */
export const withEvent = (book: Book, event: NewEvent): Book => ({
  ...book,
  // Behind what came earlier that day.
  events: [...book.events, { ...event, id: '~' }],
});

/**
 * As what the use of credit is entered, and how much of it is used, MXN.
 *
 * @throws ProblemException 422 where there is not so much credit, or it reaches nothing; 409 `CONTRACT.PAID_OFF`
 */
export function eventOfUse({ contract, book }: Kept, use: CreditUse, on: string): { amount: string; event: NewEvent } {
  const standing = standingOn(book, on);
  switch (use.use) {
    case 'capital': {
      const amount = within(use.amount, standing.credit);
      const effect = effectOf(book, use.effect);
      prepaymentWith(book, { amount, effect, on });
      return { amount, event: { type: 'credit_to_capital', amount, effect, on } };
    }
    case 'payoff': {
      const payoff = payoffOf(standing);
      if (new Decimal(payoff.total).gt(0)) throw invalid('amount', 'CREDIT.NOT_ENOUGH');
      const amount = Decimal.sum(payoff.principal, payoff.interest, payoff.vat, payoff.overdue).toFixed(2);
      return { amount, event: { type: 'payoff', amount: '0.00', on } };
    }
    case 'transfer': {
      if (use.toContractId === contract.id) throw invalid('toContractId', 'CONTRACT.TWICE');
      const amount = within(use.amount, standing.credit);
      return { amount, event: { type: 'transfer', amount, toContractId: use.toContractId, on } };
    }
  }
}

/** What so much credit would change as capital: after the interest so far, and without a least amount. */
export function prepaymentWith(
  { contract, events }: Book,
  { amount, effect, on }: { amount: string; effect: PrepaymentEffect; on: string },
): NonNullable<CreditUseResult['prepayment']> {
  const book: Book = { contract: { ...contract, minimumPrepaymentPayments: 0 }, events };
  return orRefuse(() => {
    const capital = capitalWithin(book, { on, money: amount, ofCredit: true });
    const { after, before, quote } = previewPrepayment(book, { capital, effect, on, ofCredit: true });
    const { due, interest, interestSaved, total, vat } = quote;
    return { amount: quote.capital, effect: quote.effect, due, interest, vat, total, interestSaved, before, after };
  });
}

export const effectOf = ({ contract }: Book, wanted: PrepaymentEffect | undefined): PrepaymentEffect =>
  wanted ?? contract.effects[0] ?? 'term';

/** @throws ProblemException 422 where there is less credit */
export function within(amount: string, credit: string): string {
  if (new Decimal(amount).lte(0)) throw invalid('amount', 'AMOUNT.OUT_OF_RANGE');
  if (new Decimal(amount).gt(credit)) throw invalid('amount', 'CREDIT.NOT_ENOUGH');
  return new Decimal(amount).toFixed(2);
}

const invalid = (field: string, code: 'AMOUNT.OUT_OF_RANGE' | 'CREDIT.NOT_ENOUGH' | 'CONTRACT.TWICE') =>
  ProblemException.invalid([{ field, code }]);
