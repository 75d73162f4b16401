import { z } from 'zod';
import { receivedTransferSchema, TRANSFER_KINDS } from '../account/admin-contracts.js';
import { checkTaxChoice, holderFields } from '../account/holder.js';
import { contractNumberSchema } from '../account/identity.js';
import { fieldCode } from '../field-codes.js';
import { dateOnly, moneyString } from '../primitives.js';
import { line } from '../publishing.js';
import { externalIdSchema } from './batch-rows.js';
import type { RowProblem } from './batches.js';

/** More than a contract of 72 months has, with its balloon and what a prepayment left of former lines. */
const MOST_LINES = 600;
const MOST_MOVEMENTS = 2_000;

const lineSchema = z.object({
  /** As Flota numbers them: 1, 2, 3 …; a purchase option has none. */
  number: z
    .number(fieldCode('NUMBER.INVALID'))
    .int(fieldCode('NUMBER.INVALID'))
    .min(1, fieldCode('NUMBER.INVALID'))
    .max(MOST_LINES, fieldCode('NUMBER.INVALID')),
  dueOn: dateOnly,
  /** MXN with VAT. */
  total: moneyString,
});

const movementSchema = receivedTransferSchema.omit({ confirmed: true }).extend({
  id: externalIdSchema,
  /** What Flota called it, of money that Flota told the ledger. */
  flotaId: z.uuid(fieldCode('ID.INVALID')).nullish(),
  state: z.enum(['posted', 'reversed'], fieldCode('CHOICE.INVALID')).default('posted'),
  /** Why it was taken back. */
  reason: line(200).nullish(),
});
export type LedgerMoneyMovement = z.output<typeof movementSchema>;

const once = <Key extends string>(rows: readonly Readonly<Record<Key, unknown>>[], key: Key): boolean =>
  new Set(rows.map((row) => row[key])).size === rows.length;

/** A contract as the lender's own ledger has it: figures as of a day, schedule, and the money that came in. */
export const ledgerMoneySchema = z.object({
  /** The day up to which everything is counted. */
  asOf: dateOnly,
  state: z.enum(['active', 'paid_off'], fieldCode('CHOICE.INVALID')),
  /** MXN: capital still owed; of a pure lease, which has none, the rents due and not paid, with VAT. */
  balance: moneyString,
  instalments: z
    .array(lineSchema)
    .max(MOST_LINES, fieldCode('VALUE.INVALID'))
    .refine((lines) => once(lines, 'number'), fieldCode('VALUE.INVALID')),
  movements: z
    .array(movementSchema)
    .max(MOST_MOVEMENTS, fieldCode('VALUE.INVALID'))
    .refine((movements) => once(movements, 'id'), fieldCode('VALUE.INVALID')),
});
export type LedgerMoney = z.output<typeof ledgerMoneySchema>;

/** Whose it is, by the rules for clients who come in. */
const holderSchema = z.object(holderFields).superRefine(checkTaxChoice);
export type LedgerHolder = z.output<typeof holderSchema>;

/** One of the contracts of a page that the ledger answers with. */
export const ledgerContractSchema = ledgerMoneySchema.extend({
  id: externalIdSchema,
  number: contractNumberSchema,
  holder: holderSchema,
  /** What was agreed, as in a batch of contracts; without it a contract that is not here can't come in. */
  agreement: z.looseObject({}).nullish(),
});
export type LedgerContractTold = z.output<typeof ledgerContractSchema>;

/** What is kept of it encrypted: personal data, and what it could come in by. */
export const ledgerSealedSchema = ledgerContractSchema.pick({ holder: true, agreement: true });
export type LedgerSealed = z.output<typeof ledgerSealedSchema>;

export const LEDGER_DIFFERENCE_KINDS = [
  'unreadable',
  'contract',
  'customer',
  'state',
  'balance',
  'instalments',
  'movement_here',
  'movement_there',
  'movement',
] as const;
export type LedgerDifferenceKind = (typeof LEDGER_DIFFERENCE_KINDS)[number];

/** Those of which the ledger's side can be taken; the others follow from what happened to the contract. */
export const TAKEN_FROM_LEDGER: readonly LedgerDifferenceKind[] = [
  'contract',
  'customer',
  'movement_here',
  'movement_there',
  'movement',
];

export const LEDGER_DIFFERENCE_STATES = ['open', 'waiting', 'accepted', 'kept', 'agreed'] as const;
export type LedgerDifferenceState = (typeof LEDGER_DIFFERENCE_STATES)[number];

/** One side of a difference; what there is of it depends on the kind. */
export const ledgerSideSchema = z.object({
  /** MXN. */
  amount: z.string().optional(),
  on: z.string().optional(),
  kind: z.enum(TRANSFER_KINDS).optional(),
  reference: z.string().optional(),
  /** Of money that was there and was taken back. */
  takenBack: z.boolean().optional(),
  state: z.enum(['active', 'paid_off']).optional(),
  /** Of customer data, which are kept elsewhere: says nothing, and changes when they do. */
  mark: z.string().optional(),
  /** Lines of the schedule that differ; `null` where that side has none of that number. */
  lines: z.array(z.object({ number: z.int(), dueOn: z.string().nullable(), total: z.string().nullable() })).optional(),
});
export type LedgerSide = z.output<typeof ledgerSideSchema>;

/** `GET /api/admin/ledger-differences`: sortable by openedAt; filters q, kind, state, contractId, settled, olderThanDays. */
export interface AdminLedgerDifferenceRow {
  id: string;
  kind: LedgerDifferenceKind;
  state: LedgerDifferenceState;
  contractNumber: string;
  /** Ours; `null` of a contract that is not here. */
  contractId: string | null;
  ours: LedgerSide | null;
  theirs: LedgerSide | null;
  openedAt: string;
  endedAt: string | null;
}

/** `GET /api/admin/ledger-differences/{id}` */
export interface AdminLedgerDifference extends AdminLedgerDifferenceRow {
  /** What the ledger calls the contract. */
  externalId: string;
  customer: { id: string; name: string } | null;
  /** Day of the ledger's figures, and when it told them. */
  asOf: string | null;
  toldAt: string;
  /** Of customer data: both sides of each field that differs; of the RFC only its end. */
  holder: { field: 'name' | 'legalName' | 'rfc' | 'email' | 'phone'; ours: string | null; theirs: string | null }[];
  /** Why what was told can't be read, or did not come in by itself. */
  problems: RowProblem[];
  /** Whether the ledger's side can be taken. */
  canAccept: boolean;
  reason: string;
  decidedBy: { id: string; name: string } | null;
  decidedAt: string | null;
  deskRequestId: string | null;
  /** Others of the contract that are open. */
  others: Pick<AdminLedgerDifferenceRow, 'id' | 'kind' | 'ours' | 'theirs'>[];
}

/** `POST /api/admin/ledger-differences/{id}/accept` and `/keep`. */
export const ledgerDecisionSchema = z.object({
  reason: z
    .string(fieldCode('MOTIVE.REQUIRED'))
    .trim()
    .min(1, fieldCode('MOTIVE.REQUIRED'))
    .max(500, fieldCode('TEXT.TOO_LONG')),
});
