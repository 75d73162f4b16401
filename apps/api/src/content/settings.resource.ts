import type { SiteSettings as Row } from '@flota/prisma';
import { siteSettingsSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource } from '../platform/resources/resource.js';

/** Who the lender is: one record, `1`, which only an administrator changes. */
export const settingsResource = defineResource<Row, typeof siteSettingsSchema>({
  name: 'settings',
  allow: { list: ['content'], show: ['content'], edit: ['admin'] },
  model: (database) => database.siteSettings,
  key: { column: 'id', schema: z.literal('1').transform(Number) },
  defaultOrder: { updatedAt: 'desc' },
  present: ({ id, value, updatedAt }) => ({
    ...siteSettingsSchema.parse(value),
    id: String(id),
    updatedAt: updatedAt.toISOString(),
  }),
  write: { schema: siteSettingsSchema, toData: (value) => ({ value }) },
});
