import { z } from 'zod';
import type { Cfdi } from '../cfdi.js';

/** What a CFDI says that tells which movement it documents, and its columns don't hold. */
export const invoiceFactsSchema = z.object({
  /** MetodoPago: `PUE`, paid at once, or `PPD`, whose payments have documents of their own. */
  method: z.string(),
  /** Money that came, by the complement of payments. */
  payments: z.array(z.object({ on: z.string(), amount: z.string(), reference: z.string() })),
  /** Fiscal folios of the invoices it is about. */
  related: z.array(z.string()),
});
export type InvoiceFacts = z.infer<typeof invoiceFactsSchema>;

/** Of an invoice whose XML can't be read any more. */
export const NO_FACTS: InvoiceFacts = { method: '', payments: [], related: [] };

export const factsOf = ({ paymentMethod, payments, related }: Cfdi): InvoiceFacts => ({
  method: paymentMethod,
  payments: payments.map(({ paidAt, amount, reference }) => ({ on: paidAt.slice(0, 10), amount, reference })),
  related,
});
