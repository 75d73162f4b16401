import type { CollectionSettings } from '@flota/prisma';
import { type AdminCollectionSettings, collectionHoursSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource } from '../platform/resources/resource.js';

/** One record, `1`, which only an administrator changes. */
export const collectionSettingsResource = defineResource<CollectionSettings, typeof collectionHoursSchema>({
  name: 'collection-settings',
  allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'], edit: [] },
  model: (database) => database.collectionSettings,
  key: { column: 'id', schema: z.coerce.number().int() },
  defaultOrder: { id: 'asc' },
  present: ({ updatedAt, ...settings }): AdminCollectionSettings => ({
    ...settings,
    updatedAt: updatedAt.toISOString(),
  }),
  write: { schema: collectionHoursSchema, toData: (hours) => hours },
});
