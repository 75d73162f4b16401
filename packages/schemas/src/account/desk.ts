import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { clabeSchema } from '../identifiers/index.js';
import { dateOnly, decimalString } from '../primitives.js';
import { receivedTransferSchema, TRANSFER_KINDS, transferAmount, transferReference } from './admin-contracts.js';
import { type MOVEMENT_KINDS, PREPAYMENT_EFFECTS } from './contracts.js';

/** What staff do to a contract's money. `receipt` is money of an amount that nobody would expect. */
export const DESK_KINDS = [
  'reversal',
  'refund',
  'transfer',
  'waiver',
  'correction',
  'credit_to_capital',
  'receipt',
] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

export const DESK_STATES = ['waiting', 'done', 'rejected', 'withdrawn'] as const;
export type DeskState = (typeof DESK_STATES)[number];

/** Why money is taken back; the customer is told in these words' own text. */
export const REVERSAL_CAUSES = ['bounced', 'charged_back', 'wrong_contract', 'posted_twice', 'other'] as const;
export type ReversalCause = (typeof REVERSAL_CAUSES)[number];

/** For colleagues and auditors; no customer reads it. */
const reason = z
  .string(fieldCode('MOTIVE.REQUIRED'))
  .trim()
  .min(1, fieldCode('MOTIVE.REQUIRED'))
  .max(500, fieldCode('TEXT.TOO_LONG'));
const eventId = z.uuid(fieldCode('EVENT.INVALID'));
const toContractId = z.uuid(fieldCode('CONTRACT.INVALID'));
/** MXN, more than nothing. */
const amount = transferAmount.refine((text) => Number(text) > 0, fieldCode('AMOUNT.OUT_OF_RANGE'));

/** Of a receipt, of an action of the desk, or of a reversal, which brings back what it took away. */
const reversal = z.object({
  kind: z.literal('reversal'),
  eventId,
  cause: z.enum(REVERSAL_CAUSES, fieldCode('CAUSE.INVALID')),
  reason,
});

/** To an account of the holder; the CLABE is kept elsewhere, encrypted. */
const storedRefund = z.object({ kind: z.literal('refund'), amount, reason });
/** The account is one that staff write down, or that the customer named when they asked. */
const refund = storedRefund
  .extend({
    clabe: clabeSchema.optional(),
    refundRequestId: z.uuid(fieldCode('REFUND_REQUEST.INVALID')).optional(),
  })
  .refine(({ clabe, refundRequestId }) => clabe !== undefined || refundRequestId !== undefined, {
    error: fieldCode('CLABE.REQUIRED'),
    path: ['clabe'],
    // Said together with what else is wrong, unless that is the CLABE itself.
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'clabe' && path?.[0] !== 'refundRequestId'),
  })
  .refine(({ clabe, refundRequestId }) => clabe === undefined || refundRequestId === undefined, {
    error: fieldCode('REFUND_REQUEST.INVALID'),
    path: ['refundRequestId'],
  });

/** As of `on`, today where it is missing, in both contracts. */
const transfer = z.object({
  kind: z.literal('transfer'),
  amount,
  toContractId,
  on: dateOnly.optional(),
  reason,
});

const waiver = z.object({
  kind: z.literal('waiver'),
  instalment: z.coerce
    .number(fieldCode('VALUE.INVALID'))
    .int(fieldCode('VALUE.INVALID'))
    .min(1, fieldCode('VALUE.INVALID')),
  amount,
  reason,
});

/** What a transfer should have been entered as, in the contract where it belongs. */
const correction = z.object({
  kind: z.literal('correction'),
  eventId,
  toContractId,
  transferKind: z.enum(TRANSFER_KINDS, fieldCode('KIND.INVALID')),
  amount,
  receivedOn: dateOnly,
  reference: transferReference,
  reason,
});

/** As the customer asked. */
const creditToCapital = z.object({
  kind: z.literal('credit_to_capital'),
  amount,
  effect: z.enum(PREPAYMENT_EFFECTS, fieldCode('EFFECT.INVALID')).optional(),
  reason,
});

const { capital, effect, excess } = receivedTransferSchema.shape;
const receipt = correction
  .omit({ eventId: true, toContractId: true })
  .extend({ kind: z.literal('receipt'), capital, effect, excess });

/** `POST /api/admin/contracts/{id}/desk-requests`, with `Idempotency-Key`, and its preview. */
export const deskActionSchema = z.discriminatedUnion(
  'kind',
  [reversal, refund, transfer, waiver, correction, creditToCapital],
  fieldCode('KIND.INVALID'),
);
export type AskedDeskAction = z.output<typeof deskActionSchema>;

/** As it is kept. */
export const storedDeskActionSchema = z.discriminatedUnion('kind', [
  reversal,
  storedRefund,
  transfer,
  waiver,
  correction,
  creditToCapital,
  receipt,
]);
/** As it is done: of a refund it is known where it goes. */
export type DeskAction =
  | Exclude<AskedDeskAction, { kind: 'refund' }>
  | (z.output<typeof storedRefund> & { clabe: string })
  | z.output<typeof receipt>;

/** Why an action was rejected; its maker reads it. */
export const deskRejectionSchema = z.object({ note: reason });

/** `PATCH /api/admin/desk-settings/1`: the amount above which it takes two people, MXN. */
export const deskSettingsSchema = z.object({
  approvalLimit: decimalString(2, 'AMOUNT').refine(
    (text) => Number(text) <= 999_999_999,
    fieldCode('AMOUNT.OUT_OF_RANGE'),
  ),
});

/** `GET /api/admin/desk-settings/1` */
export interface AdminDeskSettings extends z.infer<typeof deskSettingsSchema> {
  id: number;
  updatedAt: string;
}

/** Where a contract stands, in the figures that staff compare. MXN with two decimals. */
export interface DeskFigures {
  dueNow: string;
  overdue: string;
  lateInterest: string;
  /** Below zero it is owed. */
  credit: string;
  /** `null` for a pure lease. */
  capital: string | null;
  /** `null` where nothing can be settled early. */
  payoff: string | null;
  /** What is asked for next, and by when. */
  nextPayment: { payableUntil: string; missing: string } | null;
  lastDueOn: string | null;
  paidOffOn: string | null;
}

/** A movement that would be taken back, or written. */
export interface DeskMovement {
  id: string;
  kind: (typeof MOVEMENT_KINDS)[number];
  description: string;
  valueOn: string;
  amount: string;
  reverses: boolean;
}

/** Everything that an action changes, before it is done. */
export interface DeskPreview {
  /** The day for which it was worked out. */
  on: string;
  /** MXN that it moves, and the limit above which two people do it. */
  amount: string;
  limit: string;
  needsApproval: boolean;
  contracts: {
    id: string;
    number: string;
    before: DeskFigures;
    after: DeskFigures;
    movements: DeskMovement[];
    /** Letters that would no longer say what is so. */
    voided: { folio: string; kind: string }[];
  }[];
}

interface DeskPerson {
  id: string;
  name: string;
  email: string;
}

/** `GET /api/admin/desk-requests`: sortable by createdAt, amount; filters q, state, kind, contractId. */
export interface AdminDeskRequestRow {
  id: string;
  folio: string;
  kind: DeskKind;
  state: DeskState;
  contractId: string;
  contractNumber: string;
  customer: { id: string; name: string; email: string };
  amount: string;
  reason: string;
  maker: DeskPerson;
  checker: DeskPerson | null;
  createdAt: string;
  decidedAt: string | null;
}

/** `GET /api/admin/desk-requests/{id}`, and the answer to asking for one. */
export interface AdminDeskRequest extends AdminDeskRequestRow {
  limit: string;
  /** But for a CLABE, which is masked. */
  action: z.output<typeof storedDeskActionSchema>;
  clabe: string | null;
  /** As the maker saw it, and as it was when it was done. */
  foreseen: DeskPreview;
  done: DeskPreview | null;
  note: string;
}

/** `GET /api/admin/refund-requests`: credit that customers asked back. Filters contractId, open. */
export interface AdminRefundRequest {
  id: string;
  contractId: string;
  /** MXN. */
  amount: string;
  /** The last four digits of where it goes. */
  clabeEnding: string;
  conversationId: string;
  /** What staff do about it. */
  deskRequestId: string | null;
  createdAt: string;
  /** When it was refunded, or closed without that. */
  settledAt: string | null;
}

export const EVENT_TYPES = [
  'payment',
  'prepayment',
  'payoff',
  'purchase_option',
  'credit_to_capital',
  'refund',
  'transfer',
  'waiver',
  'restructuring',
  'instruction',
  'reversal',
] as const;
export type ContractEventType = (typeof EVENT_TYPES)[number];

/** `GET /api/admin/contract-events`: what happened to a contract's money, with its two dates. Filters contractId, type. */
export interface AdminContractEvent {
  id: string;
  contractId: string;
  contractNumber: string;
  type: ContractEventType;
  /** Value date, the day it was entered, and when. */
  valueOn: string;
  enteredOn: string;
  enteredAt: string;
  /** MXN. */
  amount: string | null;
  instalment: number | null;
  reference: string;
  reason: string;
  /** `null` of what nobody of staff entered. */
  enteredBy: DeskPerson | null;
  /** Whether it counts now, or was taken back. */
  stands: boolean;
  /** Of a reversal: what it takes back. */
  reverses: { id: string; type: ContractEventType; amount: string | null; valueOn: string } | null;
  /** Number of the contract on the other side of a transfer. */
  otherContractNumber: string | null;
  /** Whether it is money that came by transfer, which can be corrected. */
  isTransfer: boolean;
}

/** Why money is asked about before it is posted. */
export type UnusualReason = 'paid-off' | 'more-than-owed' | 'unusual';
