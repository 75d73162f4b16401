import { FinanceError } from '../errors.js';
import { readAmount } from '../inputs.js';
import { Decimal } from '../money.js';
import { chargeDueInto } from './charge-due.js';
import { Journal } from './journal.js';
import type { Ledger, Posting } from './ledger.js';
import { totalOf, unpaidOf } from './parts.js';
import type { Receipt } from './post-payment.js';

/**
 * Posts the money with which a lessee buys the vehicle at the end of the lease. Possible once everything else is settled.
 *
 * @throws FinanceError `PURCHASE_OPTION.NOT_AVAILABLE` when there is none, it is paid, or something else is to be paid
 *   first; `PURCHASE_OPTION.BELOW_TOTAL` when the money, with what was received before, is too little;
 *   `DECIMAL.INVALID` `amount`; `DATE.INVALID` `on`
 */
export function postPurchaseOption(ledger: Ledger, receipt: Receipt): Posting {
  const money = readAmount(receipt, 'amount');
  const { on, reference } = receipt;
  const journal = new Journal(ledger);
  chargeDueInto(journal, on);
  const current = journal.ledger;
  const option = current.instalments.find(({ charged, kind }) => kind === 'purchase_option' && !charged);
  if (!option || current.paidOffOn === null) throw new FinanceError('PURCHASE_OPTION.NOT_AVAILABLE', 'contract');
  const parts = unpaidOf(option);
  if (new Decimal(current.unapplied).plus(money).lt(totalOf(parts))) {
    throw new FinanceError('PURCHASE_OPTION.BELOW_TOTAL', 'amount');
  }
  journal.replace([{ ...option, charged: true }]);
  journal.charge({ kind: 'purchase_option', on, parts, instalmentNumber: option.number });
  journal.applyUnapplied(on);
  if (money.gt(0)) journal.receive({ kind: 'payment', on, money, reference });
  return journal.posting();
}
