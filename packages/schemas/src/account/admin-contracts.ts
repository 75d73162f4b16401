import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { dateOnly, decimalString, moneyString } from '../primitives.js';
import type { PersonType } from '../person-types.js';
import {
  type AccountInstalment,
  type AccountMovement,
  type ContractKind,
  EXCESSES,
  type Parts,
  PREPAYMENT_EFFECTS,
} from './contracts.js';

/** `PATCH /api/admin/customers/{id}`: an account that is not active can't be signed in to, nor are its sessions good. */
export const customerWriteSchema = z.object({ active: z.boolean(fieldCode('ACTIVE.INVALID')) });

/** `GET /api/admin/customers`: sortable by name, email, createdAt, registeredAt; filters q, active, registered, personType. */
export interface AdminCustomer {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  personType: PersonType;
  active: boolean;
  /** `null` until the registration is confirmed. */
  registeredAt: string | null;
  secondFactor: boolean;
  contracts: { id: string; number: string; planTitle: string; state: 'active' | 'paid_off' }[];
  createdAt: string;
  updatedAt: string;
}

/** `GET /api/admin/customers/{id}` */
export interface AdminCustomerDetail extends AdminCustomer {
  /** In whose names they have contracts. */
  taxProfiles: {
    id: string;
    legalName: string;
    personType: PersonType;
    regime: string | null;
    borderRegionUntil: string | null;
    updatedAt: string;
  }[];
}

/**
 * `GET /api/admin/contracts`: sortable by number, signedOn, outstandingCapital; filters q, state, kind, customerId,
 * overdue, arrears.
 */
export interface AdminContract {
  id: string;
  number: string;
  kind: ContractKind;
  planTitle: string;
  state: 'active' | 'paid_off';
  customer: { id: string; name: string; email: string };
  /** Of the RFC only the last characters. */
  holder: { legalName: string; rfc: string };
  vehicle: string;
  /** What its customer calls it. */
  nickname: string | null;
  vin: string;
  termMonths: number;
  annualRatePercent: string;
  /** `null` for a pure lease. */
  principal: string | null;
  outstandingCapital: string | null;
  unapplied: string;
  /** Due date of the oldest instalment that was charged and not paid. */
  overdueSince: string | null;
  /** Charged and not paid, with the late interest that was posted so far; MXN. */
  due: string;
  /** The payment that falls due next, and what it still lacks once credit is used, MXN. */
  next: { dueOn: string; missing: string } | null;
  paymentReference: string;
  signedOn: string;
  paidOffOn: string | null;
}

/** `GET /api/admin/contracts/{id}` */
export interface AdminContractDetail extends AdminContract {
  firstDueOn: string;
  /** As it was signed, without VAT; `null` of a pure lease. */
  cat: string | null;
  clabe: string;
  distributor: string | null;
  /** Today, late interest included. */
  dueNow: string;
  dueParts: Parts;
  /** Received and owed for nothing yet; below zero after money was taken back. */
  credit: string;
  /** What the customer is asked for: what is due, or else falls due next, less credit. */
  missing: string;
  /** What settles it today; `null` where nothing can be settled early (pure lease, paid off). */
  payoffToday: string | null;
  daysLate: number;
  instalments: AccountInstalment[];
  policies: { id: string; insurer: string; number: string; startsOn: string; endsOn: string }[];
  documents: {
    id: string;
    folio: string;
    kind: string;
    issuedAt: string;
    /** Since when it is good for nothing, because what it says turned out otherwise. */
    voidedOn: string | null;
  }[];
}

/** `GET /api/admin/movements`: sortable by sequence, postedOn, valueOn; filters contractId, kind, flow, valueFrom, valueTo. */
export interface AdminMovement extends AccountMovement {
  contractId: string;
  contractNumber: string;
}

export const TRANSFER_KINDS = ['payment', 'prepayment', 'payoff', 'purchase_option'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** MXN; more is a slip of the finger. */
const TRANSFER_MAX = 999_999_999.99;

/** MXN text of money that came. */
export const transferAmount = decimalString(2, 'AMOUNT').refine(
  (amount) => Number(amount) <= TRANSFER_MAX,
  fieldCode('AMOUNT.OUT_OF_RANGE'),
);

/** As the customer reads it, e.g. the tracking key of the SPEI. */
export const transferReference = z
  .string(fieldCode('REFERENCE.REQUIRED'))
  .trim()
  .min(1, fieldCode('REFERENCE.REQUIRED'))
  .max(60, fieldCode('TEXT.TOO_LONG'));

/**
 * `POST /api/admin/contracts/{id}/payments`, with `Idempotency-Key`: a bank transfer that came in. Answers 201 with its
 * movement; 409 `PAYMENT.UNUSUAL` with figures unless an unusual amount is confirmed; 202 with a request of the desk when
 * what was confirmed takes a second person.
 */
export const receivedTransferSchema = z.object({
  kind: z.enum(TRANSFER_KINDS, fieldCode('KIND.INVALID')),
  amount: transferAmount,
  /** Of a prepayment: what the customer asked to go to capital; all that the money reaches for where it is left out. */
  capital: moneyString.optional(),
  /** What money to capital is to change; by default what the contract begins with. */
  effect: z.enum(PREPAYMENT_EFFECTS, fieldCode('EFFECT.INVALID')).optional(),
  /** What becomes of money beyond what is due and the next instalment; by default what the holder said once for all. */
  excess: z.enum(EXCESSES, fieldCode('EXCESS.INVALID')).optional(),
  /** Not in the future. */
  receivedOn: dateOnly,
  reference: transferReference,
  /** Whoever posts it was asked about its amount. */
  confirmed: z.boolean().optional(),
});
export type ReceivedTransfer = z.infer<typeof receivedTransferSchema>;
