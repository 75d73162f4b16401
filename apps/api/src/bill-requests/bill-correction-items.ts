import { type BillCorrection, type BillCorrectionItem, billCorrectionItemSchema } from '@flota/schemas';
import type { BillCorrection as Row } from '@flota/prisma';
import { z } from 'zod';

const itemsSchema = z.array(billCorrectionItemSchema);

export const itemsOf = ({ items }: Pick<Row, 'items'>): BillCorrectionItem[] => itemsSchema.parse(items);

export const presentCorrection = (row: Row): BillCorrection => ({
  id: row.id,
  askedAt: row.askedAt.toISOString(),
  mendedAt: row.mendedAt?.toISOString() ?? null,
  droppedAt: row.droppedAt?.toISOString() ?? null,
  items: itemsOf(row),
});
