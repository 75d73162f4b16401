import { DeskKind, DeskState } from '@flota/prisma';
import { z } from 'zod';
import { ofHolder } from '../../contracts/index.js';
import type { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy, sortedByOptional } from '../../platform/resources/resource.js';
import { presentRequest, presentRow, WHOLE_REQUEST, type WholeRequest } from './desk-request.presenter.js';

/** What staff did or want done to contracts' money: made and decided by actions of its own, and changed by nobody. */
export const deskRequestsResource = (encryption: FieldEncryption): Resource =>
  defineResource<WholeRequest>({
    name: 'desk-requests',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      ask: ['finance'],
      decide: ['finance'],
    },
    model: (database) => database.deskRequest,
    include: WHOLE_REQUEST,
    search: {
      texts: ['contract.searchText'],
      columns: ['maker.name'],
      codes: ['folio'],
      rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }),
    },
    palette: {
      by: 'folio',
      tell: ({ folio, contract }) => ({ title: folio, detail: `${contract.customer.name} · ${contract.number}` }),
    },
    sort: { ...sortedBy('createdAt', 'amount'), ...sortedByOptional('decidedAt') },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      state: z.enum(DeskState).transform((state) => ({ state })),
      kind: z.enum(DeskKind).transform((kind) => ({ kind })),
      notBy: z.uuid().transform((makerId) => ({ makerId: { not: makerId } })),
      contractId: z.uuid().transform((contractId) => ({ contractId })),
    },
    present: presentRow,
    presentOne: (request) => presentRequest(encryption, request),
  });
