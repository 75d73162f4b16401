import { TaxChangeState } from '@flota/prisma';
import type { AdminTaxChange } from '@flota/schemas';
import { z } from 'zod';
import { withRfc } from '../contracts/index.js';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import {
  defineResource,
  type Resource,
  sortedBy,
  sortedByOptional,
  sortedWithin,
} from '../platform/resources/resource.js';
import { bothSides, type HeldTaxChange, inFull, presentTaxChangeRow, WITH_HOLDER } from './tax-change.presenter.js';
import { heldTaxChanges, type ReviewedTaxChange } from './tax-changes.model.js';

/** Asked for by customers, decided by an action of its own. Who compares it with the certificate sees RFCs in full. */
export const taxChangesResource = (encryption: FieldEncryption): Resource =>
  defineResource<HeldTaxChange>({
    name: 'tax-changes',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care'],
      decide: ['care'],
      'read-file': ['care'],
    },
    model: heldTaxChanges(encryption),
    include: WITH_HOLDER,
    search: {
      texts: ['taxProfile.customer.searchText'],
      columns: ['legalName', 'formerName'],
      codes: ['folio'],
      rfc: (rfc) => ({ taxProfile: withRfc(encryption, rfc) }),
    },
    palette: {
      by: 'folio',
      tell: ({ folio, taxProfile }) => ({ title: folio, detail: taxProfile.customer.name }),
    },
    sort: {
      ...sortedBy('createdAt', 'legalName'),
      ...sortedByOptional('decidedAt'),
      ...sortedWithin('createdAt', 'state'),
    },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      state: z.enum(TaxChangeState).transform((state) => ({ state })),
      customerId: z.uuid().transform((customerId) => ({ taxProfile: { customerId } })),
    },
    present: (change) => presentTaxChangeRow(encryption, change),
    presentOne: (change: ReviewedTaxChange): AdminTaxChange => ({
      ...presentTaxChangeRow(encryption, change),
      ...bothSides(change, inFull(encryption)),
      personType: change.taxProfile.personType,
      contracts: change.taxProfile.contracts,
      fileName: change.fileName,
      reason: change.reason,
      decidedByName: change.decidedByName,
      rfcTaken: change.rfcTaken,
    }),
  });
