import { type Book, capitalWithin, FinanceError, quotePrepayment, standingOn } from '@flota/finance';
import type { TransferKind } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import type { NewEvent } from './ledgers.js';

/** Money that came, and what it was said to be for. */
export interface ReceivedMoney {
  kind: TransferKind;
  /** MXN. */
  amount: string;
  /** Value date. */
  on: string;
}

/**
 * As what money is entered, by what staff say it was meant for. It is refused only where that makes no sense for the
 * contract: then it is a payment like any other, and whoever enters it should say so.
 *
 * @throws FinanceError `KIND.NOT_SUPPORTED` capital of a pure lease; `CONTRACT.PAID_OFF`; `PREPAYMENT.BELOW_MINIMUM`,
 *   `PREPAYMENT.OUT_OF_RANGE`; `PURCHASE_OPTION.NOT_AVAILABLE`, `PURCHASE_OPTION.BELOW_TOTAL`
 */
export function eventOfMoney(book: Book, { amount, kind, on }: ReceivedMoney): NewEvent {
  switch (kind) {
    case 'payment':
      return { type: 'payment', amount, on };
    case 'prepayment': {
      const [effect = 'term'] = book.contract.effects;
      // All that the money reaches for, at least what is allowed: so it is quoted first.
      const capital = capitalWithin(book, { on, money: amount });
      const { capital: asked } = quotePrepayment(book.contract, book.events, { on, capital, effect });
      return { type: 'prepayment', amount, capital: asked, effect, on };
    }
    case 'payoff':
      checkPayable(book, on);
      return { type: 'payoff', amount, on };
    case 'purchase_option':
      checkPrice(book, amount, on);
      return { type: 'purchase_option', amount, on };
  }
}

function checkPayable(book: Book, on: string): void {
  const { paidOffOn, payoff } = standingOn(book, on);
  if (paidOffOn) throw new FinanceError('CONTRACT.PAID_OFF', 'contract');
  if (!payoff) throw new FinanceError('KIND.NOT_SUPPORTED', 'kind');
}

function checkPrice(book: Book, amount: string, on: string): void {
  const { purchaseOption } = standingOn(book, on);
  if (purchaseOption === null) throw new FinanceError('PURCHASE_OPTION.NOT_AVAILABLE', 'contract');
  if (new Decimal(amount).lt(purchaseOption)) throw new FinanceError('PURCHASE_OPTION.BELOW_TOTAL', 'amount');
}
