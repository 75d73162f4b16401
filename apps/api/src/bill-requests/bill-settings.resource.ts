import type { BillSettings } from '@flota/prisma';
import { type AdminBillSettings, billSettingsSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource } from '../platform/resources/resource.js';

/** One record, `1`, which only an administrator changes. Steps that are under way keep the time they were given. */
export const billSettingsResource = defineResource<BillSettings, typeof billSettingsSchema>({
  name: 'bill-settings',
  allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'], edit: [] },
  model: (database) => database.billSettings,
  key: { column: 'id', schema: z.coerce.number().int() },
  defaultOrder: { id: 'asc' },
  present: ({ updatedAt, ...settings }): AdminBillSettings => ({ ...settings, updatedAt: updatedAt.toISOString() }),
  write: { schema: billSettingsSchema, toData: (settings) => settings },
});
