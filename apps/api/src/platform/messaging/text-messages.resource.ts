import { MessageChannel, TextFate, type TextMessage, TextState } from '@flota/prisma';
import type { AdminTextMessage } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy, sortedByOptional } from '../resources/resource.js';

/** @param titleOf what a kind of message is called */
export const textMessagesResource = (titleOf: (kind: string) => string) =>
  defineResource<TextMessage>({
    name: 'text-messages',
    allow: { list: ['care', 'auditor'], show: ['care', 'auditor'] },
    model: (database) => database.textMessage,
    search: { codes: ['recipient'] },
    sort: { ...sortedBy('createdAt'), ...sortedByOptional('sentAt') },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      channel: z.enum(MessageChannel).transform((channel) => ({ channel })),
      state: z.enum(TextState).transform((state) => ({ state })),
      fate: z.enum(TextFate).transform((fate) => ({ fate })),
    },
    present: (text): AdminTextMessage => ({
      id: text.id,
      channel: text.channel,
      kind: text.kind,
      title: titleOf(text.kind),
      to: text.recipient,
      state: text.state,
      attempts: text.attempts,
      createdAt: text.createdAt.toISOString(),
      nextAttemptAt: text.nextAttemptAt?.toISOString() ?? null,
      sentAt: text.sentAt?.toISOString() ?? null,
      lastError: text.lastError,
      fate: text.fate,
      fateAt: text.fateAt?.toISOString() ?? null,
      fateReason: text.fateReason,
    }),
  });
