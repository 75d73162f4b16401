import { SigningState } from '@flota/prisma';
import { SIGNING_OPEN } from '@flota/schemas';
import { z } from 'zod';
import { ofHolder } from '../../contracts/index.js';
import type { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy, sortedWithin } from '../../platform/resources/resource.js';
import type { SigningProviders } from '../provider/signing-providers.js';
import {
  presentRow,
  presentWhole,
  ROW,
  type SigningRow,
  WHOLE,
  type WholeSigning,
} from './signing-request.presenter.js';

/** Requests are made and decided by actions of their own. */
export const signingRequestsResource = (encryption: FieldEncryption, providers: SigningProviders): Resource =>
  defineResource<SigningRow>({
    name: 'signing-requests',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      create: ['care', 'finance'],
      accept: ['finance'],
      verify: ['care', 'finance', 'auditor'],
      'read-file': ['care', 'finance'],
    },
    model: (database) => database.signingRequest,
    include: ROW,
    includeOne: WHOLE,
    search: {
      texts: ['contract.searchText'],
      columns: ['title'],
      codes: ['folio'],
      rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }),
    },
    palette: {
      by: 'folio',
      tell: ({ folio, title, contract }) => ({ title: folio, detail: `${title} · ${contract.customer.name}` }),
    },
    sort: { ...sortedBy('createdAt', 'updatedAt', 'deadline'), ...sortedWithin('createdAt', 'state') },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      state: z.enum(SigningState).transform((state) => ({ state })),
      open: z
        .boolean()
        .transform((open) => ({ state: open ? { in: [...SIGNING_OPEN] } : { notIn: [...SIGNING_OPEN] } })),
      contractId: z.uuid().transform((contractId) => ({ contractId })),
      customerId: z.uuid().transform((customerId) => ({ contract: { customerId } })),
    },
    present: presentRow,
    presentOne: (request) => presentWhole(encryption, (name) => providers.titleOf(name), request as WholeSigning),
  });
