import { readDate } from '../inputs.js';
import { Journal } from './journal.js';
import type { Ledger, Posting } from './ledger.js';
import { unpaidOf } from './parts.js';

/**
 * Charges what fell due by the end of day `on` (`YYYY-MM-DD`), each instalment on its own due date, and pays it with the
 * money that was received before. Charging twice is charging once.
 *
 * @throws FinanceError `DATE.INVALID`
 */
export function chargeDue(ledger: Ledger, on: string): Posting {
  const journal = new Journal(ledger);
  chargeDueInto(journal, on);
  return journal.posting();
}

/** For postings that begin with it. A purchase option falls due only when the customer asks for it. */
export function chargeDueInto(journal: Journal, on: string): void {
  readDate({ on }, 'on');
  const due = journal.ledger.instalments.filter(
    ({ charged, dueOn, kind }) => !charged && kind !== 'purchase_option' && dueOn <= on,
  );
  for (const line of due) {
    journal.replace([{ ...line, charged: true }]);
    journal.charge({
      kind: line.kind === 'balloon' ? 'balloon' : 'instalment',
      on: line.dueOn,
      parts: unpaidOf(line),
      instalmentNumber: line.number,
    });
    journal.applyUnapplied(line.dueOn);
  }
}
