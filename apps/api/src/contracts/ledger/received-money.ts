import { type Book, capitalWithin, FinanceError, quotePrepayment, standingOn } from '@flota/finance';
import type { Excess, PrepaymentEffect, TransferKind } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import type { NewEvent } from './ledgers.js';

/** Money that came, and what it was said to be for. */
export interface ReceivedMoney {
  kind: TransferKind;
  /** MXN. */
  amount: string;
  /** Value date. */
  on: string;
  /** Of a prepayment: what was asked to go to capital, MXN; all that the money reaches for where it is left out. */
  capital?: string;
  effect?: PrepaymentEffect;
  excess?: Excess;
}

/**
 * As what money is entered, by what staff say it was meant for. It is refused only where that makes no sense for the
 * contract: then it is a payment like any other, and whoever enters it should say so.
 *
 * @throws FinanceError `KIND.NOT_SUPPORTED` capital of a pure lease; `CONTRACT.PAID_OFF`; `PREPAYMENT.BELOW_MINIMUM`,
 *   `PREPAYMENT.OUT_OF_RANGE`; `PURCHASE_OPTION.NOT_AVAILABLE`, `PURCHASE_OPTION.BELOW_TOTAL`
 */
export function eventOfMoney(book: Book, { amount, capital, effect, excess, kind, on }: ReceivedMoney): NewEvent {
  switch (kind) {
    case 'payment':
      return { type: 'payment', amount, on, ...(excess && { excess }), ...(effect && { effect }) };
    case 'prepayment': {
      const chosen = effect ?? book.contract.effects[0] ?? 'term';
      const asked = capital ?? capitalWithin(book, { on, money: amount });
      // At least what is allowed: so it is quoted first.
      const quote = quotePrepayment(book.contract, book.events, { on, capital: asked, effect: chosen });
      return { type: 'prepayment', amount, capital: quote.capital, effect: chosen, on };
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
