import type { LateInterestBase } from '../late-interest.js';
import type { FinancingTerms } from '../terms.js';

/**
 * What an amount is made of, MXN with two decimals. `rent` is a pure lease's, whose rents are not split for the customer:
 * its `capital` and `interest` are always zero, and those with capital have no `rent`.
 */
export interface Parts {
  capital: string;
  interest: string;
  rent: string;
  vat: string;
  lateInterest: string;
  lateVat: string;
}

/** What was agreed. Dates are `YYYY-MM-DD`. */
export interface ContractTerms {
  terms: FinancingTerms;
  signedOn: string;
  /** Due date of the first instalment; the others follow month by month, on the month's last day where it is shorter. */
  firstDueOn: string;
  late: {
    /** How many times the ordinary rate the late rate is. */
    multiplier: string;
    base: LateInterestBase;
    /** Fraction. */
    vatRate: string;
  };
  /** Smallest prepayment, in level payments. */
  minimumPrepaymentPayments: number;
}

export type InstalmentKind = 'regular' | 'balloon' | 'purchase_option';

/** A line of the schedule as it is now, and what was paid of it. */
export interface LedgerInstalment {
  /** Regular ones from 1; a balloon or purchase option has the number after the last. */
  number: number;
  kind: InstalmentKind;
  dueOn: string;
  capital: string;
  interest: string;
  rent: string;
  vat: string;
  total: string;
  /** Capital still owed after it. */
  balance: string;
  charged: boolean;
  paidCapital: string;
  paidInterest: string;
  paidRent: string;
  paidVat: string;
  /** Charged for being late so far. */
  lateInterest: string;
  lateVat: string;
  paidLateInterest: string;
  paidLateVat: string;
  lateChargedUntil: string | null;
  settledOn: string | null;
}

export type MovementKind =
  | 'disbursement'
  | 'instalment'
  | 'balloon'
  | 'purchase_option'
  | 'late_interest'
  | 'prepayment'
  | 'payoff'
  | 'payment'
  | 'application'
  | 'adjustment';

/** In place of an instalment's number: capital and interest that were charged by a prepayment or payoff. */
export const NO_INSTALMENT = 0;

/** What a payment paid of one instalment, or of {@link NO_INSTALMENT}; all positive. */
export interface LedgerAllocation extends Parts {
  instalmentNumber: number;
}

/** One entry of the ledger. `amount` = its parts + `unapplied`: charges positive, money received negative. */
export interface LedgerMovement extends Parts {
  sequence: number;
  kind: MovementKind;
  postedOn: string;
  instalmentNumber: number | null;
  amount: string;
  unapplied: string;
  /** Sum of all amounts so far but the disbursement's, which is owed in instalments. Negative: in the customer's favour. */
  dueBalance: string;
  /** Capital still owed: principal less the capital that payments paid. */
  capitalBalance: string;
  reference: string;
  allocations: LedgerAllocation[];
}

/** Where a contract stands: everything that posting the next movement needs. */
export interface Ledger {
  contract: ContractTerms;
  instalments: readonly LedgerInstalment[];
  /** Of the last movement: 0 and the day of signing before there is one. */
  sequence: number;
  postedOn: string;
  dueBalance: string;
  /** Principal less the capital that payments paid; zero of a pure lease. */
  outstandingCapital: string;
  /** Received and not owed yet. */
  unapplied: string;
  paidOffOn: string | null;
}

/** What posting did: where the contract stands now and the movements to be written. */
export interface Posting {
  ledger: Ledger;
  movements: LedgerMovement[];
}
