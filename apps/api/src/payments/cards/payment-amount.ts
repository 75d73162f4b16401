import { FinanceError, type Ledger, positionOn, simulateLedgerPrepayment } from '@flota/finance';
import { CARD_PAYMENT_MAX, CARD_PAYMENT_MIN, type PaymentRequest } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { orRefuse, payoffOf } from '../../contracts/index.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

type Wish = Pick<PaymentRequest, 'kind' | 'amount'>;

/**
 * What a card is charged for it that day, MXN, worked out anew from the ledger: of what the browser says only the amount
 * of `other` and `prepayment` counts.
 *
 * @throws ProblemException when it can't be paid, or not by card
 */
export function amountToPay(ledger: Ledger, wish: Wish, on: string): string {
  const amount = orRefuse(() => amountOf(ledger, wish, on));
  if (new Decimal(amount).lt(CARD_PAYMENT_MIN) || new Decimal(amount).gt(CARD_PAYMENT_MAX)) {
    throw ProblemException.invalid([{ field: 'amount', code: 'AMOUNT.OUT_OF_RANGE' }]);
  }
  return amount;
}

function amountOf(ledger: Ledger, { kind, amount = '0' }: Wish, on: string): string {
  switch (kind) {
    case 'due':
      return dueOn(ledger, on);
    case 'other':
      if (ledger.paidOffOn !== null) throw new FinanceError('CONTRACT.PAID_OFF', 'contractId');
      return new Decimal(amount).toFixed(2);
    case 'prepayment':
      return simulateLedgerPrepayment(ledger, { amount, on }).total;
    case 'payoff':
      return payoffOf(ledger, on).total;
    case 'purchase_option':
      return purchaseOptionPrice(ledger) ?? notForSale();
  }
}

function dueOn(ledger: Ledger, on: string): string {
  const { dueNow } = positionOn(ledger, on);
  if (new Decimal(dueNow).isZero()) throw new ProblemException(409, 'PAYMENT.NOTHING_DUE');
  return dueNow;
}

/** What buying the leased vehicle costs now, MXN; `null` while it can't be bought, or has been. */
export function purchaseOptionPrice({ instalments, paidOffOn, unapplied }: Ledger): string | null {
  const option = instalments.find(({ kind, charged }) => kind === 'purchase_option' && !charged);
  return option && paidOffOn !== null ? new Decimal(option.total).minus(unapplied).toFixed(2) : null;
}

function notForSale(): never {
  throw new FinanceError('PURCHASE_OPTION.NOT_AVAILABLE', 'kind');
}
