import type { SalesGoals as Row } from '@flota/prisma';
import { type AdminSalesGoals, salesGoalsSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource } from '../../platform/resources/resource.js';

/** One record, `1`, which only an administrator changes. */
export const salesGoalsResource = defineResource<Row, typeof salesGoalsSchema>({
  name: 'sales-goals',
  allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'], edit: [] },
  model: (database) => database.salesGoals,
  key: { column: 'id', schema: z.coerce.number().int() },
  defaultOrder: { id: 'asc' },
  present: ({ updatedAt, ...goals }): AdminSalesGoals => ({ ...goals, updatedAt: updatedAt.toISOString() }),
  write: { schema: salesGoalsSchema, toData: (goals) => goals },
});
