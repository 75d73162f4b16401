import type { ContractTerms, FinancingTerms, Ledger, LedgerMovement, Posting } from '../index.js';
import { addMonths, openContract, positionOn, postPayment } from '../index.js';
import { creditTerms } from './reference.js';

/** Signed on the 15th of January 2025, due on the 15th, late interest at twice the rate on the unpaid base. */
export const contractOf = (
  terms: FinancingTerms = creditTerms(),
  changes: Partial<ContractTerms> = {},
): ContractTerms => ({
  terms,
  signedOn: '2025-01-15',
  firstDueOn: '2025-02-15',
  late: { multiplier: '2', base: 'base', vatRate: '0.16' },
  minimumPrepaymentPayments: 3,
  ...changes,
});

/** A contract with all that was posted to it. */
export interface Account {
  ledger: Ledger;
  movements: LedgerMovement[];
}

export const open = (contract = contractOf()): Account => openContract(contract);

export const post = ({ ledger, movements }: Account, posting: (ledger: Ledger) => Posting): Account => {
  const posted = posting(ledger);
  return { ledger: posted.ledger, movements: [...movements, ...posted.movements] };
};

/** Pays all that is owed on a day, if anything is. */
export const payDue = (account: Account, on: string): Account => {
  const { dueNow } = positionOn(account.ledger, on);
  if (dueNow === '0.00') return account;
  return post(account, (ledger) => postPayment(ledger, { amount: dueNow, on, reference: 'SPEI' }));
};

/** The due date of an instalment. */
export const dueOn = ({ ledger }: Account, number: number): string => addMonths(ledger.contract.firstDueOn, number - 1);

/** Pays the next instalments each on its day, up to that number. */
export const payUpTo = (account: Account, number: number): Account =>
  Array.from({ length: number }, (_, index) => dueOn(account, index + 1)).reduce(payDue, account);
