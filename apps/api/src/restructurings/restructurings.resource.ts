import { RestructuringState } from '@flota/prisma';
import { z } from 'zod';
import { ofHolder } from '../contracts/index.js';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy, sortedWithin } from '../platform/resources/resource.js';
import { type ListedRestructuring, presentForStaff, WITH_CONTRACT } from './restructuring.presenter.js';

const refused = () => Promise.reject(new Error('Restructurings are proposed, accepted or withdrawn, not edited'));

/** Proposed by staff; customers accept or decline. */
export const restructuringsResource = (encryption: FieldEncryption): Resource =>
  defineResource<ListedRestructuring>({
    name: 'restructurings',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      propose: ['care', 'finance'],
      'read-file': ['care', 'finance'],
    },
    model: (database) => ({
      fields: database.restructuring.fields,
      findMany: (args) => database.restructuring.findMany({ ...args, include: WITH_CONTRACT }),
      findKeys: (args) => database.restructuring.findMany(args),
      findUnique: (args) =>
        database.restructuring.findUnique({
          where: { id: (args as { where: { id: string } }).where.id },
          include: WITH_CONTRACT,
        }),
      count: (args) => database.restructuring.count(args),
      create: refused,
      update: refused,
      updateMany: refused,
      delete: refused,
    }),
    search: {
      texts: ['contract.searchText', 'contract.customer.searchText'],
      rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }),
    },
    sort: { ...sortedBy('validUntil', 'createdAt'), ...sortedWithin('validUntil', 'state') },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      state: z.enum(RestructuringState).transform((state) => ({ state })),
      contractId: z.uuid().transform((contractId) => ({ contractId })),
      customerId: z.uuid().transform((customerId) => ({ contract: { customerId } })),
    },
    present: presentForStaff,
  });
