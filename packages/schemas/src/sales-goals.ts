import { z } from 'zod';
import { fieldCode } from './field-codes.js';

const goal = z
  .number(fieldCode('NUMBER.INVALID'))
  .int(fieldCode('NUMBER.INVALID'))
  .min(1, fieldCode('NUMBER.INVALID'))
  .max(1_000_000, fieldCode('NUMBER.INVALID'))
  .nullable();

/** `PATCH /api/admin/sales-goals/1`: how many of each the lender wants in a month; `null` where it set none. */
export const salesGoalsSchema = z.object({ quotes: goal, leads: goal, won: goal });
export type SalesGoals = z.output<typeof salesGoalsSchema>;

/** `GET /api/admin/sales-goals/1` */
export interface AdminSalesGoals extends SalesGoals {
  id: number;
  updatedAt: string;
}
