import type { RateSettings } from '@flota/prisma';
import { type AdminRateSettings, rateSettingsSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource } from '../../platform/resources/resource.js';

/** One record, `1`, which only an administrator changes. */
export const rateSettingsResource = defineResource<RateSettings, typeof rateSettingsSchema>({
  name: 'rate-settings',
  allow: { list: ['finance', 'auditor'], show: ['finance', 'auditor'], edit: [] },
  stepUp: ['edit'],
  model: (database) => database.rateSettings,
  key: { column: 'id', schema: z.coerce.number().int() },
  defaultOrder: { id: 'asc' },
  present: ({ approvalNeeded, id, updatedAt }): AdminRateSettings => ({
    id,
    approvalNeeded,
    updatedAt: updatedAt.toISOString(),
  }),
  write: { schema: rateSettingsSchema, toData: ({ approvalNeeded }) => ({ approvalNeeded }) },
});
