import { InvoiceType, type Prisma } from '@flota/prisma';
import { z } from 'zod';
import { ofHolder } from '../contracts/index.js';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy } from '../platform/resources/resource.js';
import { presentAdminInvoice, WITH_MOVEMENTS } from './invoice.presenter.js';

const READERS = ['care', 'finance', 'auditor'] as const;
const include = {
  contract: {
    select: { number: true, nickname: true, kind: true, termMonths: true, customer: { select: { name: true } } },
  },
  ...WITH_MOVEMENTS,
} satisfies Prisma.InvoiceInclude;

/** `create` is the import of a CFDI: `POST /api/admin/invoices` takes the XML and no fields. */
export const invoicesResource = (encryption: FieldEncryption): Resource =>
  defineResource<Prisma.InvoiceGetPayload<{ include: typeof include }>>({
    name: 'invoices',
    allow: { list: READERS, show: READERS, create: ['finance'], match: ['finance'], import: ['finance'] },
    model: (database) => database.invoice,
    include,
    search: { texts: ['searchText'], rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }) },
    palette: {
      tell: ({ series, folio, concept, contract }) => ({
        title: `${series}${folio}`,
        detail: `${concept} · ${contract.customer.name}`,
      }),
    },
    sort: sortedBy('issuedAt', 'total', 'folio'),
    defaultOrder: { issuedAt: 'desc' },
    filters: {
      contractId: z.uuid().transform((contractId) => ({ contractId })),
      type: z.enum(InvoiceType).transform((type) => ({ type })),
      // Beside a movement that was taken back it documents nothing.
      matched: z.boolean().transform((matched) => {
        const standing = { removedAt: null, movement: { takenBackBy: { is: null } } };
        return { movements: matched ? { some: standing } : { none: standing } };
      }),
    },
    present: presentAdminInvoice,
  });
