import { z } from 'zod';
import { taxedAmountSchema, taxedLineSchema } from './taxed-line.js';

/** What one receipt pays of one of our invoices. MXN with two decimals. */
const paidInvoiceSchema = z.object({
  /** The movement that the invoice charges: the invoice is found by it. */
  chargeId: z.string(),
  /** The how manieth payment of it this is. */
  number: z.number().int().positive(),
  /** Unpaid of it before and after, with VAT. */
  before: z.string(),
  paid: z.string(),
  after: z.string(),
  amounts: z.array(taxedAmountSchema).min(1),
});
export type PaidInvoice = z.infer<typeof paidInvoiceSchema>;

/** What a document says, by the movements it is of. Everything else of it is of the day on which it is made out. */
export const cfdiContentSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('income'),
    lines: z.array(taxedLineSchema).min(1),
  }),
  z.object({
    type: z.literal('credit_note'),
    /** The movement whose invoice it takes something back of. */
    chargeId: z.string(),
    /** c_FormaPago: forgiven (15), or set off (17). */
    form: z.enum(['15', '17']),
    lines: z.array(taxedLineSchema).min(1),
  }),
  z.object({
    type: z.literal('payment'),
    paidOn: z.string(),
    /** c_FormaPago. */
    form: z.string(),
    /** The bank's or provider's reference. */
    operation: z.string(),
    invoices: z.array(paidInvoiceSchema).min(1),
  }),
]);
export type CfdiContent = z.infer<typeof cfdiContentSchema>;
export type IncomeContent = Extract<CfdiContent, { type: 'income' }>;
export type CreditNoteContent = Extract<CfdiContent, { type: 'credit_note' }>;
export type PaymentContent = Extract<CfdiContent, { type: 'payment' }>;
