import type { Database } from '../platform/database/prisma.service.js';

/**
 * That an invoice counts for nothing in law any more: what it stood beside stands without one. In a transaction; `false` where
 * it was so before.
 */
export async function cancelInvoice(database: Database, id: string, at: Date): Promise<boolean> {
  const { count } = await database.invoice.updateMany({ where: { id, cancelledAt: null }, data: { cancelledAt: at } });
  if (count === 0) return false;
  await database.invoiceMovement.updateMany({
    where: { invoiceId: id, removedAt: null },
    data: { removedAt: new Date() },
  });
  return true;
}
