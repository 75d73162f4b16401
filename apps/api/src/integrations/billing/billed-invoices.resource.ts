import { type BilledInvoice, BilledInvoiceState } from '@flota/prisma';
import { type AdminBilledInvoice, fieldErrorSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';

export const BILLED_INVOICES = 'billed-invoices';

const READERS = ['care', 'finance', 'auditor'] as const;

const storedProblems = z.array(fieldErrorSchema);

/** What billing told of, and what of it is not taken, with why. */
export const billedInvoicesResource = defineResource<BilledInvoice>({
  name: BILLED_INVOICES,
  allow: { list: READERS, show: READERS, retry: ['finance'] },
  model: (database) => database.billedInvoice,
  search: { columns: ['name'], codes: ['externalId'] },
  sort: sortedBy('toldAt'),
  defaultOrder: { toldAt: 'desc' },
  filters: {
    state: z.enum(BilledInvoiceState).transform((state) => ({ state })),
    cancelled: z.boolean().transform((cancelled) => ({ cancelledAt: cancelled ? { not: null } : null })),
  },
  present: (row): AdminBilledInvoice => ({
    id: row.id,
    externalId: row.externalId,
    uuid: row.uuid,
    name: row.name,
    state: row.state,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    toldAt: row.toldAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    problems: row.state === 'refused' ? storedProblems.parse(row.problems ?? []) : [],
    invoiceId: row.invoiceId,
  }),
});
