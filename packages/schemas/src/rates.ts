import { z } from 'zod';
import type { PersonType } from './person-types.js';
import { fieldCode } from './field-codes.js';
import type { FieldError } from './problem.js';
import { MAX_RATE_ROWS, type RateRow, rateRowSchema } from './plan-rules.js';
import { dateOnly, percentString } from './primitives.js';

const rates = z.array(rateRowSchema).max(MAX_RATE_ROWS, fieldCode('RATES.TOO_MANY'));
/** Characters of why rates change. */
export const RATE_REASON_MAX = 500;

const reason = z.string().trim().max(RATE_REASON_MAX, fieldCode('TEXT.TOO_LONG'));

/** `PUT /api/admin/plans/{slug}/rate-draft`: one's own, from the version that was read; `null`: there was none. */
export const rateDraftSchema = z.object({
  rates,
  effectiveOn: dateOnly.nullable(),
  reason,
  updatedAt: z.iso.datetime().nullable(),
});
export type RateDraftWrite = z.output<typeof rateDraftSchema>;

/** `POST /api/admin/plans/{slug}/rate-previews` */
export const ratePreviewSchema = z.object({ rates, effectiveOn: dateOnly });
export type RatePreviewWrite = z.output<typeof ratePreviewSchema>;

/** `POST /api/admin/plans/{slug}/rate-changes`, with `Idempotency-Key`. */
export const rateProposalSchema = ratePreviewSchema.extend({ reason: reason.min(1, fieldCode('TEXT.REQUIRED')) });
export type RateProposal = z.output<typeof rateProposalSchema>;

/** The table as lines, and from which down payment on a column is added: asked for in dialogs, before anything is sent. */
export const rateLinesSchema = z.object({ rules: z.object({ rates: rates.min(1) }) });
export const ratePartSchema = z.object({ from: percentString });

/** `PATCH /api/admin/rate-settings/1` */
export const rateSettingsSchema = z.object({ approvalNeeded: z.boolean() });
export interface AdminRateSettings extends z.infer<typeof rateSettingsSchema> {
  id: number;
  updatedAt: string;
}

export const RATE_CHANGE_STATES = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type RateChangeState = (typeof RATE_CHANGE_STATES)[number];

interface RatePerson {
  id: string;
  name: string;
  email: string;
}

/** `GET /api/admin/rate-changes`: sortable by createdAt, effectiveOn; filters state, planSlug. */
export interface AdminRateChangeRow {
  id: string;
  folio: string;
  planSlug: string;
  planTitle: string;
  state: RateChangeState;
  /** `YYYY-MM-DD`: on that day, or when it is agreed to after that. */
  effectiveOn: string;
  reason: string;
  maker: RatePerson;
  checker: RatePerson | null;
  createdAt: string;
  decidedAt: string | null;
  /** What it became. */
  version: { number: number; effectiveFrom: string } | null;
}

/** `GET /api/admin/rate-changes/{id}` */
export interface AdminRateChange extends AdminRateChangeRow {
  rates: RateRow[];
  baseNumber: number;
  needsApproval: boolean;
  note: string;
  withdrawnBy: RatePerson | null;
}

/** What one group pays before and after; percent as text, `null` is not offered. */
export interface AdminRateComparison {
  day: string;
  groups: {
    served: { vehicleType: string; personType: PersonType }[];
    downPayments: { from: string; to: string }[];
    rows: { termMonths: number; cells: { before: string | null; after: string | null }[] }[];
    changed: number;
  }[];
}

/** What somebody would be quoted; MXN with two decimals. */
export interface RateExampleFigures {
  annualRatePercent: string;
  /** What is paid the first month, VAT in. */
  firstPayment: string;
  /** What it comes to in all. */
  total: string;
  /** `null` for a pure lease, which is no credit. */
  cat: string | null;
}

export interface AdminRateExample {
  vehicle: string;
  priceWithVat: string;
  vehicleType: string;
  personType: PersonType;
  termMonths: number;
  downPaymentPercent: string;
  /** `null`: not offered. */
  before: RateExampleFigures | null;
  after: RateExampleFigures | null;
}

/** Of rates beside the version that is in force on their day. */
export interface AdminRatePreview {
  /** The version that it is compared with, and since when it is in force. */
  base: { number: number; effectiveFrom: string };
  comparison: AdminRateComparison[];
  examples: AdminRateExample[];
  /** Why it can't be proposed, by fields of `rates`. */
  faults: FieldError[];
}

/** `GET /api/admin/plans/{slug}/rates` */
export interface AdminPlanRates {
  approvalNeeded: boolean;
  /** Today in Mexico City. */
  today: string;
  /** One's own. */
  draft: { rates: RateRow[]; effectiveOn: string | null; reason: string; updatedAt: string } | null;
  /** In the order in which they come into force. */
  scheduled: { number: number; effectiveFrom: string; changeId: string | null }[];
  waiting: AdminRateChangeRow[];
}
