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

export type InstalmentKind = 'regular' | 'balloon' | 'purchase_option';

/** A line of the schedule as it is kept, and what was paid of it. Days are `YYYY-MM-DD`, amounts MXN with two decimals. */
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
  /** Capital still to fall due after it. */
  balance: string;
  charged: boolean;
  paidCapital: string;
  paidInterest: string;
  paidRent: string;
  paidVat: string;
  /** Written down for being late so far. */
  lateInterest: string;
  lateVat: string;
  /** Paid or forgiven of it. */
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
  /** Capital charged before its day, with the interest so far and the VAT. */
  | 'prepayment'
  /** The same of all of it, which settles the contract. */
  | 'payoff'
  /** Money that came, whatever it was meant for. */
  | 'payment'
  /** Credit that paid what fell due. */
  | 'application'
  | 'credit_to_capital'
  | 'refund'
  | 'transfer'
  | 'waiver'
  /** Put right by hand, by former editions. */
  | 'adjustment';

/** In place of an instalment's number: capital and interest that were charged before their day. */
export const NO_INSTALMENT = 0;

/** What a payment paid of one instalment, or of {@link NO_INSTALMENT}; positive, negative where it is taken back. */
export interface LedgerAllocation extends Parts {
  instalmentNumber: number;
}

/**
 * One entry of the books as it is kept for good. `amount` = its parts + `unapplied`: charges and money given back are
 * positive, money received and forgiven is negative; an entry that reverses another has all of its signs turned.
 */
export interface LedgerMovement extends Parts {
  /** 1, 2, 3 … in the order of posting. */
  sequence: number;
  kind: MovementKind;
  /** The day from which it counts. */
  valueOn: string;
  /** The day it was written down; never before the entry it follows. */
  postedOn: string;
  /** The event that it comes from; `null` for what falls due by itself. */
  eventId: string | null;
  /** Sequence of the entry that this one takes back. */
  reverses: number | null;
  instalmentNumber: number | null;
  amount: string;
  /** Less than zero where money becomes credit, more where credit is used or given back. */
  unapplied: string;
  /** Sum of all amounts so far but the disbursement's, which is owed in instalments. Negative: in the customer's favour. */
  dueBalance: string;
  /** Capital still owed: principal less the capital that was paid. */
  capitalBalance: string;
  allocations: LedgerAllocation[];
}
