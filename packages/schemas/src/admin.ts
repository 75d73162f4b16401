import { z } from 'zod';
import type { QuoteChannel } from './embed.js';
import { fieldCode } from './field-codes.js';
import type { QuoteFigures } from './financing.js';
import type { PersonType } from './person-types.js';
import { planRulesSchema } from './plan-rules.js';
import { slug } from './primitives.js';
import type { SavedQuote } from './quotes.js';
import type { QuotedTradeIn } from './trade-in.js';

const listCursor = z.string().max(4000);

/**
 * Query of `GET /api/admin/{resource}`; `filter` is a JSON object whose keys the resource declares, `q` searches. A page is
 * the one that begins `after` or ends `before` a cursor of another page in the same order, else the one of that number.
 */
export const adminListQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000_000).default(1),
  perPage: z.coerce.number().int().min(1).max(1000).default(25),
  sort: z.string().max(60).optional(),
  order: z.enum(['ASC', 'DESC']).default('ASC'),
  filter: z.string().max(4000).optional(),
  after: listCursor.optional(),
  before: listCursor.optional(),
});
export type AdminListQuery = z.infer<typeof adminListQuerySchema>;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A list with more records than these is exported in the background. */
export const EXPORTED_AT_ONCE = 5000;

/**
 * Query of `GET /api/admin/{resource}/export`, body of `POST /api/admin/{resource}/exports`: the list's own filter. The file
 * comes newest first, whatever the list's order.
 */
export const adminExportSchema = adminListQuerySchema
  .pick({ filter: true })
  .extend({ format: z.enum(EXPORT_FORMATS).default('csv') });
export type AdminExport = z.infer<typeof adminExportSchema>;

/** `POST /api/admin/{resource}/reorder`: records of one resource, in the order they shall have. */
export const reorderSchema = z.object({
  ids: z
    .array(z.string(fieldCode('IDS.INVALID')).max(80, fieldCode('IDS.INVALID')), fieldCode('IDS.INVALID'))
    .min(1, fieldCode('IDS.INVALID'))
    .max(200, fieldCode('IDS.TOO_MANY')),
});

/** How many records of a list are counted one by one; of more it says about how many there are. */
export const LIST_COUNTED = 10_000;

/** `GET /api/admin/{resource}`: a page of records and how many there are in all. */
export interface AdminList<Row> {
  data: Row[];
  total: number;
  /** Whether `total` is about how many there are, and not how many. */
  estimated: boolean;
  /** Whether there are others beyond, and where this page begins and ends; no cursor in an order that can't be told by one. */
  pageInfo: {
    hasPreviousPage: boolean;
    hasNextPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/**
 * What staff write of a plan. Changed `rules` become a new version from now on; quotes made before keep theirs.
 * `rules` is `null` for a plan that is not quoted (insurance). One that has rules and is not `quotable` is withdrawn: visitors
 * don't see it, and quotes and contracts of before keep what they have.
 */
export const planWriteSchema = z.object({
  title: z
    .string(fieldCode('TITLE.REQUIRED'))
    .trim()
    .min(1, fieldCode('TITLE.REQUIRED'))
    .max(60, fieldCode('TITLE.TOO_LONG')),
  summary: z.string().trim().min(1, fieldCode('SUMMARY.REQUIRED')).max(200, fieldCode('SUMMARY.TOO_LONG')),
  summaryHover: z.string().trim().max(400, fieldCode('SUMMARY.TOO_LONG')),
  position: z.number().int().min(0).max(1000),
  shownOnHome: z.boolean(),
  quotable: z.boolean(),
  rules: planRulesSchema.nullable(),
});

/** A new plan, by the name that its address has. */
export const planCreateSchema = planWriteSchema.extend({ slug });

/** `GET /api/admin/plans`; `id` is the slug. Sortable by position, title. */
export interface AdminPlan extends z.infer<typeof planWriteSchema> {
  id: string;
  url: string;
  /** Number of the version in force; 0 without rules. */
  version: number;
  updatedAt: string;
}

/** `GET /api/admin/plans/{slug}` */
export interface AdminPlanDetail extends AdminPlan {
  /** Newest first. */
  versions: {
    number: number;
    effectiveFrom: string;
    createdBy: string | null;
    quotes: number;
    /** When it was taken back before its day. */
    withdrawnAt: string | null;
    /** The proposal that it came from. */
    rateChangeId: string | null;
  }[];
}

export const EMAIL_STATES = ['pending', 'sending', 'sent', 'failed', 'withheld'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

export const EMAIL_STATE_NAMES = {
  pending: 'Pendiente',
  sending: 'Enviando',
  sent: 'Enviado',
  failed: 'Falló',
  withheld: 'Retenido',
} as const satisfies Record<EmailState, string>;

/** What became of a mail after it left. */
export const EMAIL_FATES = ['delivered', 'bounced', 'complained'] as const;
export type EmailFate = (typeof EMAIL_FATES)[number];

/** Why a mailbox gets no mail but what must be. */
export const SUPPRESSION_REASONS = ['bounced', 'complained', 'refused'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** `GET /api/admin/suppressed-mailboxes`: sortable by since; filters q, reason, lifted. `POST …/{id}/lift` lets mail go there again. */
export interface AdminSuppressedMailbox {
  id: string;
  address: string;
  reason: SuppressionReason;
  /** In the words of the mailbox's server. */
  detail: string | null;
  since: string;
  /** When staff let mail go there again. */
  liftedAt: string | null;
}

/** `GET /api/admin/quotes`: sortable by folio, createdAt, contactName, monthlyPayment, termMonths; filters q, plan, personType, emailState, createdFrom, createdTo. */
export interface AdminQuoteRow {
  id: string;
  folio: string;
  createdAt: string;
  contactName: string;
  contactEmail: string;
  /** `null`: they left none. */
  contactPhone: string | null;
  plan: string;
  planTitle: string;
  personType: PersonType;
  /** Whether they said that their tax domicile is in the northern border region. */
  borderRegion: boolean;
  /** Of several kinds all of them. */
  vehicle: string;
  /** What is mounted on them; empty where nothing is. */
  equipment: string;
  /** Of one with its equipment, or of several kinds together: what the figures are of. */
  price: string;
  downPaymentPercent: string;
  termMonths: number;
  /** How many times the figures are paid: 1 where there are several kinds. */
  units: number;
  /** How many there are in all. */
  vehicles: number;
  /** The vehicle they would give in part payment. */
  tradeIn: QuotedTradeIn | null;
  monthlyPayment: string;
  validUntil: string;
  distributor: string | null;
  /** Who takes the customer on; null: the distributor, else the lender itself. */
  adviser: string | null;
  channel: QuoteChannel;
  emailState: EmailState;
}

/** `GET /api/admin/quotes/{id}` */
export interface AdminQuote extends AdminQuoteRow {
  terms: SavedQuote['terms'];
  /** The vehicle, or the first of several kinds, with what is mounted on it. */
  quotedVehicle: SavedQuote['vehicle'];
  /** The kinds of vehicle where there are several. */
  lines?: SavedQuote['lines'];
  fleet: SavedQuote['fleet'];
  figures: QuoteFigures;
  annualRatePercent: string;
  methodVersion: string;
  consentAt: string;
  planVersion: number;
  publicUrl: string;
  emails: {
    id: string;
    state: EmailState;
    to: string;
    attempts: number;
    createdAt: string;
    sentAt: string | null;
    nextAttemptAt: string | null;
    lastError: string | null;
  }[];
}

/** `POST /api/admin/files`: multipart field `file`, a picture or a PDF. */
export interface UploadedFile {
  id: string;
  url: string;
  contentType: string;
  size: number;
}
