import { dateColumn, PaymentPromiseState } from '@flota/prisma';
import { dateOnly } from '@flota/schemas';
import { z } from 'zod';
import { type Ledgers, ofHolder } from '../contracts/index.js';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy, sortedWithin } from '../platform/resources/resource.js';
import { presentForStaff } from './payment-promise.presenter.js';
import { followedPromises, type FollowedPromise } from './payment-promises.model.js';

/** Made by customers or noted down by staff; what came of them is worked out. */
export const paymentPromisesResource = (ledgers: Ledgers, encryption: FieldEncryption): Resource =>
  defineResource<FollowedPromise>({
    name: 'payment-promises',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      take: ['care', 'finance'],
    },
    model: followedPromises(ledgers),
    search: {
      texts: ['contract.searchText', 'contract.customer.searchText'],
      rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }),
    },
    sort: { ...sortedBy('day', 'amount', 'createdAt'), ...sortedWithin('day', 'state') },
    defaultOrder: { day: 'asc' },
    filters: {
      state: z.enum(PaymentPromiseState).transform((state) => ({ state })),
      contractId: z.uuid().transform((contractId) => ({ contractId })),
      customerId: z.uuid().transform((customerId) => ({ contract: { customerId } })),
      dayFrom: dateOnly.transform((day) => ({ day: { gte: dateColumn(day) } })),
      dayTo: dateOnly.transform((day) => ({ day: { lte: dateColumn(day) } })),
    },
    present: ({ followed, ...promise }) => presentForStaff(promise, followed),
  });
