import type { Prisma } from '@flota/prisma';
import { z } from 'zod';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { presentAdminInvoice } from './invoice.presenter.js';

const READERS = ['care', 'finance', 'auditor'] as const;
const include = {
  contract: { select: { number: true, nickname: true, customer: { select: { name: true } } } },
} satisfies Prisma.InvoiceInclude;

/** `create` is the import of a CFDI: `POST /api/admin/invoices` takes the XML and no fields. */
export const invoicesResource = defineResource<Prisma.InvoiceGetPayload<{ include: typeof include }>>({
  name: 'invoices',
  allow: { list: READERS, show: READERS, create: ['finance'] },
  model: (database) => database.invoice,
  include,
  search: ['folio', 'concept', 'contract.number', 'contract.customer.name'],
  sort: sortedBy('issuedAt', 'total', 'folio'),
  defaultOrder: { issuedAt: 'desc' },
  filters: { contractId: z.uuid().transform((contractId) => ({ contractId })) },
  present: presentAdminInvoice,
});
