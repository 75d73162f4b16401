import type { LeadSettings as Row } from '@flota/prisma';
import { type AdminLeadSettings, leadSettingsSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource } from '../../platform/resources/resource.js';

/** One record, `1`, which only an administrator changes. Leads that are there keep the time they were given. */
export const leadSettingsResource = defineResource<Row, typeof leadSettingsSchema>({
  name: 'lead-settings',
  allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'], edit: [] },
  model: (database) => database.leadSettings,
  key: { column: 'id', schema: z.coerce.number().int() },
  defaultOrder: { id: 'asc' },
  present: ({ updatedAt, ...settings }): AdminLeadSettings => ({ ...settings, updatedAt: updatedAt.toISOString() }),
  write: { schema: leadSettingsSchema, toData: (settings) => settings },
});
