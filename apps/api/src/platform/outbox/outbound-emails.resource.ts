import { EmailFate, EmailState, type OutboundEmail } from '@flota/prisma';
import { z } from 'zod';
import { defineResource, sortedBy, sortedByOptional } from '../resources/resource.js';

/** What staff see of a mail. */
export const presentOutboundEmail = (email: OutboundEmail) => ({
  id: email.id,
  kind: email.kind,
  to: email.recipient,
  subject: email.subject,
  state: email.state,
  attempts: email.attempts,
  createdAt: email.createdAt.toISOString(),
  sentAt: email.sentAt?.toISOString() ?? null,
  nextAttemptAt: email.nextAttemptAt?.toISOString() ?? null,
  lastError: email.lastError,
  fate: email.fate,
  fateAt: email.fateAt?.toISOString() ?? null,
  fateReason: email.fateReason,
  about: email.aboutKind && email.aboutId ? { kind: email.aboutKind, id: email.aboutId } : null,
});

const UNSENT: EmailState[] = ['pending', 'sending'];

export const outboundEmailsResource = defineResource<OutboundEmail>({
  name: 'outbound-emails',
  allow: { list: ['care', 'auditor'], show: ['care', 'auditor'], retry: ['care'] },
  model: (database) => database.outboundEmail,
  search: { texts: ['searchText'] },
  sort: { ...sortedBy('createdAt', 'attempts'), ...sortedByOptional('sentAt', 'nextAttemptAt') },
  defaultOrder: { createdAt: 'desc' },
  filters: {
    state: z.enum(EmailState).transform((state) => ({ state })),
    fate: z.enum(EmailFate).transform((fate) => ({ fate })),
    waiting: z.boolean().transform((waiting) => ({ state: waiting ? { in: UNSENT } : { notIn: UNSENT } })),
    replaced: z.boolean().transform((superseded) => ({ superseded })),
  },
  present: presentOutboundEmail,
});
