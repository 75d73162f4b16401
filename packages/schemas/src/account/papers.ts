import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { dateOnly, emailSchema } from '../primitives.js';
import { interestCertificateRequestSchema } from './statements.js';

export const PAPER_KINDS = [
  'statement',
  'invoice',
  'credit_note',
  'payment_complement',
  'receipt',
  'letter',
  'certificate',
  'contract',
  'cover',
  'schedule',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Invoices of each type: their XML is what counts in law. */
export const CFDI_KINDS: readonly PaperKind[] = ['invoice', 'credit_note', 'payment_complement'];

export const PAPERS_PER_PAGE = 25;
/** As many are put into a ZIP while one waits; more are made in the background. */
export const PAPERS_AT_ONCE = 200;
export const PAPERS_MOST = 5_000;

const paperId = z.uuid(fieldCode('ID.INVALID'));
const paperKind = z.enum(PAPER_KINDS, fieldCode('PAPER.INVALID'));
const month = z.string(fieldCode('MONTH.INVALID')).regex(/^\d{4}-(0[1-9]|1[0-2])$/, fieldCode('MONTH.INVALID'));

const filterShape = {
  /** In whose name the contract is, by the id of the tax profile: no RFC is in an address. */
  company: paperId.optional(),
  contract: z.uuid(fieldCode('CONTRACT.INVALID')).optional(),
  kind: paperKind.optional(),
  /** Months, both of them included. */
  from: month.optional(),
  until: month.optional(),
};
const paperFilterSchema = z.object(filterShape);
export type PaperFilter = z.output<typeof paperFilterSchema>;

/** Where a page begins or ends, as a page before told it: day, id and place of a paper. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}_[\da-f-]{36}_\d$/, fieldCode('ID.INVALID'))
  .refine((place) => {
    const [day, id] = place.split('_');
    return dateOnly.safeParse(day).success && paperId.safeParse(id).success;
  }, fieldCode('ID.INVALID'))
  .optional();

/** `GET /api/customers/papers` */
export const papersPageQuerySchema = z.object({ ...filterShape, after: cursor, before: cursor });

export const paperSchema = z.object({
  id: z.string(),
  kind: z.enum(PAPER_KINDS),
  contractId: z.string(),
  /** The day it is of. */
  day: z.string(),
  /** e.g. `Estado de cuenta de octubre de 2026`. */
  name: z.string(),
  /** What else tells it apart: concept, folio; empty where its name says all. */
  about: z.string(),
  /** `name` says what the amount is. */
  amount: z.object({ name: z.string(), value: z.string() }).nullable(),
  /** Since when it counts for nothing, and why. */
  ended: z.object({ on: z.string(), reason: z.string() }).nullable(),
  /** Of an invoice the payments it is of. */
  documents: z.string(),
  formats: z.array(z.enum(['pdf', 'xml'])),
  /** When it last went to the accountant. */
  sent: z.object({ to: z.string(), at: z.string() }).nullable(),
});
export type AccountPaper = z.infer<typeof paperSchema>;

export const papersPageSchema = z.object({
  papers: z.array(paperSchema),
  /** Of all that match, on every page. */
  total: z.number().int(),
  /** How many there are of each kind, whichever is asked for. */
  counts: z.partialRecord(z.enum(PAPER_KINDS), z.number().int()),
  /** For the page after and the one before; `null` where there is none. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
  /** What can be filtered by, over all papers. */
  companies: z.array(z.object({ id: z.string(), legalName: z.string(), rfc: z.string() })),
  contracts: z.array(z.object({ id: z.string(), label: z.string(), number: z.string(), companyId: z.string() })),
  /** Months of the oldest and the newest paper. */
  months: z.object({ first: z.string(), last: z.string() }).nullable(),
});
export type PapersPage = z.infer<typeof papersPageSchema>;

/** Papers one by one, or all that match. */
export const paperChoiceSchema = z.union(
  [
    z.object({
      papers: z
        .array(z.object({ kind: paperKind, id: paperId }))
        .min(1, fieldCode('PAPER.INVALID'))
        .max(PAPERS_AT_ONCE, fieldCode('LIST.TOO_LONG')),
    }),
    z.object({ filter: paperFilterSchema }),
  ],
  fieldCode('PAPER.INVALID'),
);
export type PaperChoice = z.output<typeof paperChoiceSchema>;

/** `POST /api/customers/papers/zip`: at most `PAPERS_AT_ONCE` of them. */
export const paperZipSchema = z.object({ choice: paperChoiceSchema });

/** The certificates of a year, of every contract that paid in it: those that aren't there yet are written. */
const certificatesOfYearSchema = z.object({ certificatesOf: interestCertificateRequestSchema });

/** `POST /api/customers/paper-archives`: for the customer, or mailed to their accountant. */
export const paperArchiveRequestSchema = z.object({
  choice: z.union([...paperChoiceSchema.options, certificatesOfYearSchema], fieldCode('PAPER.INVALID')),
  to: z.enum(['self', 'accountant'], fieldCode('CHOICE.INVALID')),
});

/** `GET /api/customers/paper-archives`: those of the last two weeks, the newest first. */
export const paperArchiveSchema = z.object({
  id: z.string(),
  state: z.enum(['pending', 'working', 'done', 'failed']),
  /** How many papers are in it so far, and how many there will be. */
  made: z.number().int(),
  total: z.number().int(),
  /** Of what year it has the certificates; its `total` is not known before they are written. `null`: it has what was chosen. */
  certificatesYear: z.number().int().nullable(),
  /** The accountant's address; `null` where it is for the customer. */
  to: z.string().nullable(),
  /** In bytes, once it is made. */
  size: z.number().int().nullable(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  expiresAt: z.string(),
});
export type PaperArchiveRequest = z.output<typeof paperArchiveRequestSchema>;
export type PaperArchive = z.infer<typeof paperArchiveSchema>;

/** `PUT /api/customers/accountant` */
export const accountantRequestSchema = z.object({ email: emailSchema });

/** `GET /api/customers/accountant` */
export const accountantSchema = z.object({
  email: z.string(),
  state: z.enum(['asked', 'confirmed', 'stopped']),
  /** Until when the link works that asks them. */
  askedUntil: z.string(),
});
export type Accountant = z.infer<typeof accountantSchema>;
export const ownAccountantSchema = z.object({ accountant: accountantSchema.nullable() });

/** `POST /api/accountants/link`, `…/confirm` and `…/stop`: what the link in an accountant's mail is about. */
export const accountantLinkSchema = z.object({ token: z.string().max(200, fieldCode('TEXT.TOO_LONG')) });
export const accountantInvitationSchema = z.object({
  /** Whose papers they are. */
  customer: z.string(),
  email: z.string(),
  state: z.enum(['asked', 'confirmed', 'stopped']),
});
export type AccountantInvitation = z.infer<typeof accountantInvitationSchema>;
