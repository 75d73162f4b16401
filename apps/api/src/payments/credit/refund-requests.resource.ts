import type { RefundRequest } from '@flota/prisma';
import type { AdminRefundRequest } from '@flota/schemas';
import { z } from 'zod';
import type { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { ifReadable } from '../../platform/crypto/if-readable.js';
import { defineResource, type Resource, sortedBy } from '../../platform/resources/resource.js';
import { endingOf } from './refund-requests.service.js';

/** Credit that customers asked back: refunded at the desk, or closed. */
export const refundRequestsResource = (encryption: FieldEncryption): Resource =>
  defineResource<RefundRequest>({
    name: 'refund-requests',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      close: ['finance'],
      'read-clabe': ['finance'],
    },
    model: (database) => database.refundRequest,
    sort: sortedBy('createdAt', 'amount'),
    defaultOrder: { createdAt: 'desc' },
    filters: {
      contractId: z.uuid().transform((contractId) => ({ contractId })),
      open: z.boolean().transform((open) => ({ settledAt: open ? null : { not: null } })),
    },
    present: ({ clabe, ...asked }): AdminRefundRequest => ({
      id: asked.id,
      contractId: asked.contractId,
      amount: asked.amount.toFixed(2),
      clabeEnding: ifReadable(() => endingOf(encryption.decrypt(clabe, 'refund_request.clabe'))),
      conversationId: asked.conversationId,
      deskRequestId: asked.deskRequestId,
      createdAt: asked.createdAt.toISOString(),
      settledAt: asked.settledAt?.toISOString() ?? null,
    }),
  });
