import { readDate } from '../inputs.js';
import { Decimal, sum } from '../money.js';
import { Journal } from './journal.js';
import type { ContractTerms, Posting } from './ledger.js';
import { NOTHING } from './parts.js';
import { scheduleOf } from './schedule.js';

/**
 * A contract on the day of its signing: its schedule and, where capital was lent, the movement that says so.
 *
 * @throws FinanceError `DATE.INVALID` `signedOn`, `firstDueOn`; the codes of {@link calculateQuote} for the terms
 */
export function openContract(contract: ContractTerms): Posting {
  readDate(contract, 'signedOn');
  readDate(contract, 'firstDueOn');
  const instalments = scheduleOf(contract);
  const journal = new Journal({
    contract,
    instalments,
    sequence: 0,
    postedOn: contract.signedOn,
    dueBalance: '0.00',
    outstandingCapital: '0.00',
    unapplied: '0.00',
    paidOffOn: null,
  });
  const principal = sum(instalments.map(({ capital }) => new Decimal(capital)));
  if (principal.gt(0)) {
    journal.charge({
      kind: 'disbursement',
      on: contract.signedOn,
      parts: { ...NOTHING, capital: principal },
    });
  }
  return journal.posting();
}
