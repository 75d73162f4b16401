import type { Amortisation } from '../amortisation.js';
import { FinanceError } from '../errors.js';
import { Decimal, fractionOf, sum } from '../money.js';
import { amortisationOf, type Outstanding } from '../outstanding.js';
import { isOwed } from './journal.js';
import type { Ledger } from './ledger.js';
import { unpaidOf } from './parts.js';

/** What of a contract is still to be charged. */
export interface Standing extends Outstanding {
  /** Due date of the last instalment charged; the day of signing before there is one. */
  accruedUntil: string;
}

/**
 * The capital that was not charged yet, and which instalment was the last.
 *
 * @throws FinanceError `KIND.NOT_SUPPORTED` for a pure lease, which has no capital for the customer; `CONTRACT.PAID_OFF`
 */
export function standingOf({ contract, instalments, outstandingCapital, paidOffOn }: Ledger): Standing {
  const amortisation = amortisationOf(contract.terms);
  if (paidOffOn !== null) throw new FinanceError('CONTRACT.PAID_OFF', 'contract');
  const last = instalments.findLast(({ charged, kind }) => charged && kind === 'regular');
  const chargedCapital = sum(instalments.filter(isOwed).map((line) => unpaidOf(line).capital));
  return {
    amortisation,
    afterPayment: last?.number ?? 0,
    accruedUntil: last?.dueOn ?? contract.signedOn,
    balance: new Decimal(outstandingCapital).minus(chargedCapital),
  };
}

/** VAT due with capital and interest: on the interest alone, or of a financial lease on both. */
export const vatOn = ({ vatOn: base, vatRate }: Amortisation, capital: Decimal, interest: Decimal): Decimal =>
  fractionOf(base === 'base' ? capital.plus(interest) : interest, vatRate);
