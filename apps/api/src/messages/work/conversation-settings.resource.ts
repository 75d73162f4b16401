import type { ConversationSettings } from '@flota/prisma';
import { type AdminConversationSettings, conversationSettingsSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource } from '../../platform/resources/resource.js';

/** One record, `1`, which only an administrator changes. Who waits already keeps the time they were given. */
export const conversationSettingsResource = defineResource<ConversationSettings, typeof conversationSettingsSchema>({
  name: 'conversation-settings',
  allow: { list: ['care', 'auditor'], show: ['care', 'auditor'], edit: [] },
  model: (database) => database.conversationSettings,
  key: { column: 'id', schema: z.coerce.number().int() },
  defaultOrder: { id: 'asc' },
  present: ({ updatedAt, ...settings }): AdminConversationSettings => ({
    ...settings,
    updatedAt: updatedAt.toISOString(),
  }),
  write: { schema: conversationSettingsSchema, toData: (settings) => settings },
});
