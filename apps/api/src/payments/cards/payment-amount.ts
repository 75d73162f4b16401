import { type Book, FinanceError, quotePrepayment, standingOn } from '@flota/finance';
import { CARD_PAYMENT_MAX, CARD_PAYMENT_MIN, type PaymentRequest } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { orRefuse, payoffOf } from '../../contracts/index.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

type Wish = Pick<PaymentRequest, 'kind' | 'amount' | 'effect'>;

/**
 * What a card is charged for it that day, MXN, worked out anew from the contract's books: of what the browser says only
 * the amount of `other` and `prepayment` counts.
 *
 * @throws ProblemException when it can't be paid, or not by card
 */
export function amountToPay(book: Book, wish: Wish, on: string): string {
  const amount = orRefuse(() => amountOf(book, wish, on));
  if (new Decimal(amount).lt(CARD_PAYMENT_MIN) || new Decimal(amount).gt(CARD_PAYMENT_MAX)) {
    throw ProblemException.invalid([{ field: 'amount', code: 'AMOUNT.OUT_OF_RANGE' }]);
  }
  return amount;
}

function amountOf(book: Book, { kind, amount = '0', effect }: Wish, on: string): string {
  const standing = standingOn(book, on);
  switch (kind) {
    case 'due':
      if (new Decimal(standing.dueNow).isZero()) throw new ProblemException(409, 'PAYMENT.NOTHING_DUE');
      return standing.missing;
    case 'other':
      if (standing.paidOffOn !== null) throw new FinanceError('CONTRACT.PAID_OFF', 'contractId');
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

function notForSale(): never {
  throw new FinanceError('PURCHASE_OPTION.NOT_AVAILABLE', 'kind');
}
