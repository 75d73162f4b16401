import type { DeskSettings as Row } from '@flota/prisma';
import { type AdminDeskSettings, deskSettingsSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource } from '../platform/resources/resource.js';

/** One record, `1`, which only an administrator changes. */
export const deskSettingsResource = defineResource<Row, typeof deskSettingsSchema>({
  name: 'desk-settings',
  allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'], edit: [] },
  stepUp: ['edit'],
  model: (database) => database.deskSettings,
  key: { column: 'id', schema: z.coerce.number().int() },
  defaultOrder: { id: 'asc' },
  present: ({ approvalLimit, id, updatedAt }): AdminDeskSettings => ({
    id,
    approvalLimit: approvalLimit.toFixed(2),
    updatedAt: updatedAt.toISOString(),
  }),
  write: { schema: deskSettingsSchema, toData: ({ approvalLimit }) => ({ approvalLimit }) },
});
