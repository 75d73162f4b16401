import { z } from 'zod';
import type { FieldError } from '../problem.js';
import { externalIdSchema } from './batch-rows.js';

/** What the lender's billing tells of an invoice (`GET /invoices/changes`); its XML is asked for by its id. */
export const billedChangeSchema = z
  .object({
    id: externalIdSchema,
    /** The fiscal folio. */
    uuid: z.uuid().transform((uuid) => uuid.toLowerCase()),
    series: z.string().trim().max(25).nullish(),
    folio: z.string().trim().max(40).nullish(),
    state: z.enum(['stamped', 'cancelled']),
    /** When it was cancelled. */
    cancelledAt: z.iso.datetime({ offset: true }).nullish(),
  })
  .refine(({ cancelledAt, state }) => state !== 'cancelled' || Boolean(cancelledAt), { path: ['cancelledAt'] });
export type BilledChange = z.output<typeof billedChangeSchema>;

export const BILLED_STATES = ['due', 'taken', 'refused'] as const;
export type BilledState = (typeof BILLED_STATES)[number];

/** `GET /api/admin/billed-invoices`: sortable by toldAt; filters q (the billing's id), state, cancelled. */
export interface AdminBilledInvoice {
  id: string;
  /** What the billing system calls it. */
  externalId: string;
  /** `null` where what was told can't be read. */
  uuid: string | null;
  /** Series and folio, as they were told. */
  name: string;
  state: BilledState;
  /** That it was, by their word. */
  cancelledAt: string | null;
  toldAt: string;
  /** When it was last tried. */
  triedAt: string | null;
  /** Why it is not taken: as an import shows it. */
  problems: FieldError[];
  /** Ours, once it is taken. */
  invoiceId: string | null;
}
