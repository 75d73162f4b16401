import { InvoiceType, IssuedCfdiState } from '@flota/prisma';
import { z } from 'zod';
import { ofHolder } from '../../../contracts/index.js';
import type { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy } from '../../../platform/resources/resource.js';
import { presentIssued, WHOLE_ISSUED } from './issued-cfdi.presenter.js';

const READERS = ['care', 'finance', 'auditor'] as const;

/** What we make out: what waits, what was refused, what was stamped. Made by the ledger, and seen to by finance. */
export const issuedCfdisResource = (encryption: FieldEncryption): Resource =>
  defineResource({
    name: 'issued-cfdis',
    allow: { list: READERS, show: READERS, retry: ['finance'], cancel: ['finance'], decide: ['finance'] },
    model: (database) => database.issuedCfdi,
    include: WHOLE_ISSUED,
    search: { texts: ['contract.searchText'], rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }) },
    sort: sortedBy('createdAt', 'total', 'folio'),
    defaultOrder: { createdAt: 'desc' },
    filters: {
      state: z.enum(IssuedCfdiState).transform((state) => ({ state })),
      type: z.enum(InvoiceType).transform((type) => ({ type })),
      contractId: z.uuid().transform((contractId) => ({ contractId })),
      /** Whose cancellation waits for somebody. */
      toDecide: z.boolean().transform((toDecide) => ({
        cancellations: { [toDecide ? 'some' : 'none']: { state: { in: ['waiting', 'failed', 'rejected'] } } },
      })),
    },
    present: presentIssued,
  });
