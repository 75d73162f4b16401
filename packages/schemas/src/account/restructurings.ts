import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { dateOnly } from '../primitives.js';

export const RESTRUCTURING_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'reversed'] as const;
export type RestructuringState = (typeof RESTRUCTURING_STATES)[number];

/** The last day on which a proposal can be accepted: so many days from today. */
export const RESTRUCTURING_MOST_DAYS = 30;
export const RESTRUCTURING_USUAL_DAYS = 10;
export const RESTRUCTURING_MOST_PAYMENTS = 72;
export const RESTRUCTURING_MOST_GRACE = 12;

const count = (code: 'RESTRUCTURING.PAYMENTS' | 'RESTRUCTURING.GRACE', min: number, max: number) =>
  z.int(fieldCode(code)).min(min, fieldCode(code)).max(max, fieldCode(code));
const terms = z.object({
  /** Instalments still to come, the running one included. */
  paymentsLeft: count('RESTRUCTURING.PAYMENTS', 1, RESTRUCTURING_MOST_PAYMENTS),
  /** How many of them pay interest alone. */
  graceMonths: count('RESTRUCTURING.GRACE', 0, RESTRUCTURING_MOST_GRACE),
});
/** Of what is wrong by itself nothing more is said. */
const leavesCapital = ({ graceMonths, paymentsLeft }: z.output<typeof terms>) =>
  paymentsLeft < 1 || graceMonths < paymentsLeft;
const GRACE = { path: ['graceMonths'], message: fieldCode('RESTRUCTURING.GRACE') };

/** `POST /api/admin/contracts/{id}/restructuring-previews` */
export const restructuringTermsSchema = terms.refine(leavesCapital, GRACE);
export type AskedRestructuring = z.output<typeof restructuringTermsSchema>;

/** `POST /api/admin/contracts/{id}/restructurings` */
export const restructuringProposalSchema = terms
  .extend({
    /** Up to which day it can be accepted. */
    validUntil: dateOnly,
    /** For colleagues and the audit log; the customer doesn't read it. */
    reason: z.string().trim().min(1, fieldCode('TEXT.REQUIRED')).max(500, fieldCode('TEXT.TOO_LONG')),
  })
  .refine(leavesCapital, GRACE);
export type ProposedRestructuring = z.output<typeof restructuringProposalSchema>;

/** `POST /api/customers/restructurings/{id}/accept` */
export const restructuringAcceptanceSchema = z.object({
  /** `shown` of the figures that they accept: they apply as they were read, or not at all. */
  shown: z.string().regex(/^[0-9a-f]{64}$/, fieldCode('ID.INVALID')),
  accepted: z.literal(true, fieldCode('RESTRUCTURING.NOT_ACCEPTED')),
});
export type RestructuringAcceptance = z.output<typeof restructuringAcceptanceSchema>;

/** `POST /api/customers/restructurings/{id}/decline` */
export const restructuringRefusalSchema = z.object({
  reason: z.string().trim().max(500, fieldCode('TEXT.TOO_LONG')).default(''),
});

const amount = z.string();
const day = z.string();

/** MXN with VAT, but `interest`. What is added comes last, so that what was accepted before is named by the same hash. */
const sideSchema = z.object({
  balance: amount,
  payment: amount,
  nextTotal: amount,
  nextDueOn: day,
  paymentsLeft: z.int(),
  lastDueOn: day,
  interest: amount,
  vat: amount,
  balloon: amount.nullable(),
  /** CAT of what is left, e.g. `12.7%`; figures that were accepted before it was told have none. */
  cat: z.string().nullable().optional(),
});

/** What a restructuring does to a contract, by the contract as it stands today. */
export const restructuringFiguresSchema = z.object({
  before: sideSchema,
  after: sideSchema,
  /** More interest and VAT in all; below zero where it is less. */
  costsMore: amount,
  /** What is due and unpaid: it stays due. */
  due: amount,
  instalments: z.array(
    z.object({
      /** A balloon has the number after the last instalment. */
      number: z.int(),
      dueOn: day,
      capital: amount,
      interest: amount,
      vat: amount,
      total: amount,
      balance: amount,
    }),
  ),
});
export type RestructuringFigures = z.infer<typeof restructuringFiguresSchema>;

export const restructuringSchema = z.object({
  id: z.string(),
  contractId: z.string(),
  state: z.enum(RESTRUCTURING_STATES),
  paymentsLeft: z.int(),
  graceMonths: z.int(),
  proposedOn: day,
  validUntil: day,
  /** When it was accepted, declined or ended otherwise. */
  endedAt: z.string().nullable(),
  /** Of an open one as of today, of an accepted one as it was accepted; `null` of the others and where it can't be any more. */
  figures: restructuringFiguresSchema.nullable(),
  /** Names these figures: what is accepted. */
  shown: z.string().nullable(),
  /** Its convenio among the contract's papers, once it was accepted. */
  documentId: z.string().nullable(),
});
export type Restructuring = z.infer<typeof restructuringSchema>;

/** `GET /api/customers/contracts/{id}/restructuring`: the newest one that is open or was accepted. */
export const contractRestructuringSchema = z.object({ restructuring: restructuringSchema.nullable() });

/** `GET /api/admin/restructurings` */
export interface AdminRestructuring extends Omit<Restructuring, 'figures' | 'shown'> {
  reason: string;
  declineReason: string;
  contractNumber: string;
  customer: { id: string; name: string };
  proposedBy: string;
  createdAt: string;
}
