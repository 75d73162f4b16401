import type { LetterSettings } from '@flota/prisma';
import { type AdminLetterSettings, letterSettingsSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource } from '../../platform/resources/resource.js';

/** One record, `1`: who signs letters. Those that are issued stay as they are. */
export const letterSettingsResource = defineResource<LetterSettings, typeof letterSettingsSchema>({
  name: 'letter-settings',
  allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'], edit: [] },
  stepUp: ['edit'],
  model: (database) => database.letterSettings,
  key: { column: 'id', schema: z.coerce.number().int() },
  defaultOrder: { id: 'asc' },
  present: ({ updatedAt, ...settings }): AdminLetterSettings => ({ ...settings, updatedAt: updatedAt.toISOString() }),
  write: { schema: letterSettingsSchema, toData: (settings) => settings },
});
