import type { Database } from '../../../platform/database/prisma.service.js';

/** Whether the bank has been asked and has not answered. */
export async function isUnderWay(database: Database, automaticPaymentId: string): Promise<boolean> {
  const started = { state: 'started' as const, automaticCharge: { automaticPaymentId } };
  return (await database.payment.count({ where: started })) > 0;
}
