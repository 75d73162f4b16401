import { SuppressionReason, type SuppressedMailbox } from '@flota/prisma';
import type { AdminSuppressedMailbox } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../resources/resource.js';
import { SUPPRESSED_MAILBOXES } from './suppressed-mailboxes.js';

export const suppressedMailboxesResource = defineResource<SuppressedMailbox>({
  name: SUPPRESSED_MAILBOXES,
  allow: { list: ['care', 'auditor'], show: ['care', 'auditor'], lift: ['care'] },
  model: (database) => database.suppressedMailbox,
  search: { codes: ['address'] },
  sort: sortedBy('since'),
  defaultOrder: { since: 'desc' },
  filters: {
    reason: z.enum(SuppressionReason).transform((reason) => ({ reason })),
    lifted: z.boolean().transform((lifted) => ({ liftedAt: lifted ? { not: null } : null })),
  },
  present: ({ id, address, reason, detail, since, liftedAt }): AdminSuppressedMailbox => ({
    id,
    address,
    reason,
    detail,
    since: since.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
  }),
});
