import { z } from 'zod';
import { fieldCode } from '../field-codes.js';

/** `GET /api/customers/statements?contractId=`: newest first. */
export const statementSchema = z.object({
  id: z.string(),
  contractId: z.string(),
  contractLabel: z.string(),
  /** First day of its month. */
  month: z.string(),
  cutOn: z.string(),
  issuedAt: z.string(),
  openingDue: z.string(),
  charges: z.string(),
  received: z.string(),
  closingDue: z.string(),
  closingCapital: z.string().nullable(),
  /** What has to be paid, and until when, so that nothing is owed then; older statements did not say. */
  toPay: z.object({ until: z.string(), total: z.string(), lateInterest: z.string() }).nullable(),
});
export type AccountStatement = z.infer<typeof statementSchema>;

/** What a CFDI documents: income, money given back, or that an invoice was paid later than it was issued. */
export const INVOICE_TYPES = ['income', 'credit_note', 'payment'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

/** As customers and staff call them. */
export const INVOICE_TYPE_NAMES: Record<InvoiceType, string> = {
  income: 'Factura',
  credit_note: 'Nota de crédito',
  payment: 'Recibo de pago',
};

/** `GET /api/customers/invoices?contractId=`: newest first. */
export const invoiceSchema = z.object({
  id: z.string(),
  type: z.enum(INVOICE_TYPES),
  contractId: z.string(),
  contractLabel: z.string(),
  uuid: z.string(),
  series: z.string(),
  folio: z.string(),
  concept: z.string(),
  issuedAt: z.string(),
  subtotal: z.string(),
  vat: z.string(),
  total: z.string(),
  /** Since when it counts for nothing: it was cancelled at SAT. */
  cancelledAt: z.string().nullable(),
  /** What it documents, the oldest first. */
  movements: z.array(
    z.object({
      id: z.string(),
      /** As the customer reads it, e.g. `Mensualidad 14 de 60`. */
      description: z.string(),
      valueOn: z.string(),
      amount: z.string(),
      /** Money that came, rather than a charge. */
      received: z.boolean(),
      /** It was taken back since: the link stands for nothing. */
      takenBack: z.boolean(),
    }),
  ),
});
export type AccountInvoice = z.infer<typeof invoiceSchema>;

/** Query of both lists. */
export const papersQuerySchema = z.object({
  contractId: z.uuid(fieldCode('CONTRACT.INVALID')).optional(),
  year: z.coerce
    .number(fieldCode('YEAR.INVALID'))
    .int(fieldCode('YEAR.INVALID'))
    .min(2000, fieldCode('YEAR.INVALID'))
    .max(2100, fieldCode('YEAR.INVALID'))
    .optional(),
});

/** `POST /api/customers/contracts/{id}/interest-certificates`; of a pure lease it is answered with one of its rents. */
export const interestCertificateRequestSchema = z.object({
  year: z
    .number(fieldCode('YEAR.INVALID'))
    .int(fieldCode('YEAR.INVALID'))
    .min(2000, fieldCode('YEAR.INVALID'))
    .max(2100, fieldCode('YEAR.INVALID')),
});

/** `POST /api/customers/send-bill`: sends one of the papers to the customer's own address. */
export const sendPaperSchema = z.object({
  paper: z.enum(['statement', 'invoice', 'document'], fieldCode('PAPER.INVALID')),
  id: z.uuid(fieldCode('ID.INVALID')),
});

const startReason = z.string().trim().max(500, fieldCode('TEXT.TOO_LONG')).default('');

/** `POST /api/admin/statement-runs`; a month that was issued before asks for the reason. */
export const statementRunRequestSchema = z.object({
  /** A month that is over, `YYYY-MM`. */
  month: z.string(fieldCode('MONTH.INVALID')).regex(/^\d{4}-(0[1-9]|1[0-2])$/, fieldCode('MONTH.INVALID')),
  reason: startReason,
});

/** `POST /api/admin/statement-runs/{id}/retry` */
export const statementRetrySchema = z.object({ reason: startReason }).prefault({});

/** Each time a run was set going, the first one included. */
export interface AdminStatementRunStart {
  id: string;
  kind: 'first' | 'again' | 'retry';
  at: string;
  /** `null` when the schedule did. */
  by: string | null;
  /** `null` also once that account is gone. */
  byName: string | null;
  reason: string;
  /** How many statements were to be issued; `null` where that was not kept. */
  statements: number | null;
}

/** `GET /api/admin/statement-runs/{id}` and, without items, its list. */
export interface AdminStatementRun {
  id: string;
  month: string;
  /** Who started it first. `null` when the schedule did. */
  startedBy: string | null;
  /** `null` also once that account is gone. */
  startedByName: string | null;
  startedAt: string;
  finishedAt: string | null;
  /** The first one first. */
  starts: AdminStatementRunStart[];
  counts: Record<'pending' | 'working' | 'issued' | 'held' | 'failed', number>;
  total: number;
}

/** Figures of a held statement that don't agree. */
const statementDisagreementSchema = z.object({
  at: z.enum(['contract', 'movement', 'instalment', 'month', 'statement-before', 'statement-after']),
  /** Of the movement or instalment. */
  number: z.number().int().nullable(),
  field: z.string(),
  /** A value, or in words the rule that `found` breaks. */
  expected: z.string(),
  found: z.string(),
});
export type StatementDisagreement = z.infer<typeof statementDisagreementSchema>;

/** Why a statement is held: the first disagreements, and how many more there are. */
export const heldForSchema = z.object({
  disagreements: z.array(statementDisagreementSchema).min(1),
  more: z.number().int().nonnegative(),
});
export type HeldFor = z.infer<typeof heldForSchema>;

export interface AdminStatementItem {
  id: string;
  runId: string;
  contractId: string;
  contractNumber: string;
  customer: string;
  state: 'pending' | 'working' | 'issued' | 'held' | 'failed';
  /** Why it failed, in the machine's words. */
  reason: string | null;
  heldFor: HeldFor | null;
  attempts: number;
  updatedAt: string;
}

/** `GET /api/admin/invoices` and the answer to importing one. */
export interface AdminInvoice {
  id: string;
  contractId: string;
  contractNumber: string;
  customer: string;
  type: InvoiceType;
  uuid: string;
  series: string;
  folio: string;
  concept: string;
  issuedAt: string;
  subtotal: string;
  vat: string;
  total: string;
  cancelledAt: string | null;
  movements: (AccountInvoice['movements'][number] & { byRule: boolean })[];
}

/** `POST /api/admin/invoices/{id}/movements`: finance puts it beside a movement of its contract. */
export const invoiceLinkSchema = z.object({ movementId: z.uuid(fieldCode('MOVEMENT.UNKNOWN')) });

/** `GET /api/admin/uninvoiced-payments`: filters month (`YYYY-MM`), contractId. */
export interface AdminUninvoicedPayment {
  id: string;
  contractId: string;
  contractNumber: string;
  customer: string;
  description: string;
  valueOn: string;
  reference: string;
  /** All that came, and what of it has no invoice: interest or rent, late interest and the VAT of both. */
  amount: string;
  interest: string;
  lateInterest: string;
  vat: string;
}
