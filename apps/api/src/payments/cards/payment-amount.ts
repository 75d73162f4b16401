import { type Book, FinanceError, quotePrepayment, type Standing, standingOn } from '@flota/finance';
import { CARD_PAYMENT_MAX, CARD_PAYMENT_MIN, type PaymentRequest } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { orRefuse, owedOf, payoffOf } from '../../contracts/index.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

type Wish = Pick<PaymentRequest, 'kind' | 'amount' | 'effect'>;

/**
 * What a card is charged for it that day, MXN, worked out anew from the contract's books: of what the browser says only
 * the amount of `other` and `prepayment` counts.
 *
 * @throws ProblemException when it can't be paid, or not by card
 */
export function amountToPay(book: Book, wish: Wish, on: string): string {
  return checkCardAmount(orRefuse(() => amountOf(book, wish, on)));
}

/** @throws ProblemException 422 where a card does not take so much, or so little */
export function checkCardAmount(amount: string): string {
  if (new Decimal(amount).lt(CARD_PAYMENT_MIN) || new Decimal(amount).gt(CARD_PAYMENT_MAX)) throw outOfRange();
  return amount;
}

/** More than that nobody can owe on a contract, MXN: what settles it, or of a pure lease all of its rents. */
export function mostOf({ credit, instalments, payoff }: Standing): string {
  if (payoff) return payoff.total;
  const rents = instalments.filter(({ kind }) => kind !== 'purchase_option').map(({ owedTotal }) => owedTotal);
  return Decimal.max(Decimal.sum(0, ...rents).minus(credit), 0).toFixed(2);
}

function amountOf(book: Book, { kind, amount = '0', effect }: Wish, on: string): string {
  const standing = standingOn(book, on);
  switch (kind) {
    case 'due': {
      const owed = owedOf(standing);
      if (new Decimal(owed).isZero()) throw new ProblemException(409, 'PAYMENT.NOTHING_DUE');
      return owed;
    }
    case 'other':
      if (standing.paidOffOn !== null) throw new FinanceError('CONTRACT.PAID_OFF', 'contractId');
      if (new Decimal(amount).gt(mostOf(standing))) throw outOfRange();
      return new Decimal(amount).toFixed(2);
    case 'prepayment': {
      const chosen = effect ?? book.contract.effects[0] ?? 'term';
      return quotePrepayment(book.contract, book.events, { capital: amount, effect: chosen, on }).total;
    }
    case 'payoff':
      return payoffOf(standing).total;
    case 'purchase_option':
      return standing.purchaseOption ?? notForSale();
  }
}

const outOfRange = () => ProblemException.invalid([{ field: 'amount', code: 'AMOUNT.OUT_OF_RANGE' }]);

function notForSale(): never {
  throw new FinanceError('PURCHASE_OPTION.NOT_AVAILABLE', 'kind');
}
