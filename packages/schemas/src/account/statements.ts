import { z } from 'zod';

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
});
export type AccountStatement = z.infer<typeof statementSchema>;

/** `GET /api/customers/invoices?contractId=`: newest first. */
export const invoiceSchema = z.object({
  id: z.string(),
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
});
export type AccountInvoice = z.infer<typeof invoiceSchema>;

/** Query of both lists. */
export const papersQuerySchema = z.object({
  contractId: z.uuid('CONTRACT.INVALID').optional(),
  year: z.coerce
    .number('YEAR.INVALID')
    .int('YEAR.INVALID')
    .min(2000, 'YEAR.INVALID')
    .max(2100, 'YEAR.INVALID')
    .optional(),
});

/** `POST /api/customers/contracts/{id}/interest-certificates` */
export const interestCertificateRequestSchema = z.object({
  year: z.number('YEAR.INVALID').int('YEAR.INVALID').min(2000, 'YEAR.INVALID').max(2100, 'YEAR.INVALID'),
});

/** `POST /api/customers/send-bill`: sends one of the papers to the customer's own address. */
export const sendBillSchema = z.object({
  paper: z.enum(['statement', 'invoice', 'document'], 'PAPER.INVALID'),
  id: z.uuid('ID.INVALID'),
});

/** `POST /api/admin/statement-runs` */
export const statementRunRequestSchema = z.object({
  /** A month that is over, `YYYY-MM`. */
  month: z.string('MONTH.INVALID').regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'MONTH.INVALID'),
});

/** `GET /api/admin/statement-runs/{id}` and, without items, its list. */
export interface AdminStatementRun {
  id: string;
  month: string;
  startedBy: string | null;
  startedAt: string;
  finishedAt: string | null;
  counts: Record<'pending' | 'working' | 'issued' | 'held' | 'failed', number>;
  total: number;
}

export interface AdminStatementItem {
  id: string;
  runId: string;
  contractId: string;
  contractNumber: string;
  customer: string;
  state: 'pending' | 'working' | 'issued' | 'held' | 'failed';
  reason: string | null;
  attempts: number;
  updatedAt: string;
}

/** `GET /api/admin/invoices` and the answer to importing one. */
export interface AdminInvoice {
  id: string;
  contractId: string;
  contractNumber: string;
  customer: string;
  uuid: string;
  series: string;
  folio: string;
  concept: string;
  issuedAt: string;
  subtotal: string;
  vat: string;
  total: string;
}
