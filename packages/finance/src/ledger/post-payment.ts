import { readPositiveAmount } from '../inputs.js';
import { chargeDueInto } from './charge-due.js';
import { Journal } from './journal.js';
import { chargeLateInto } from './late-charges.js';
import type { Ledger, Posting } from './ledger.js';

/** Money that came in. */
export interface Receipt {
  /** MXN. */
  amount: string;
  /** `YYYY-MM-DD` */
  on: string;
  /** How it came in, as the customer reads it. */
  reference: string;
}

/**
 * Posts a payment: charges what fell due and the late interest up to that day, then pays the oldest instalment first and,
 * within it, VAT on late interest, late interest, VAT, interest or rent, capital. What nothing is owed of stays
 * unapplied. Money is never refused: a contract that is paid off takes it too.
 *
 * @throws FinanceError `DECIMAL.INVALID` or `AMOUNT.OUT_OF_RANGE` `amount`, `DATE.INVALID` `on`
 */
export function postPayment(ledger: Ledger, receipt: Receipt): Posting {
  const money = readPositiveAmount(receipt, 'amount');
  const { on, reference } = receipt;
  const journal = new Journal(ledger);
  chargeDueInto(journal, on);
  chargeLateInto(journal, on);
  journal.receive({ kind: 'payment', on, money, reference });
  return journal.posting();
}
