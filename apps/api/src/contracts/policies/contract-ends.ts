import { dayOfColumn } from '@flota/prisma';
import type { Database } from '../../platform/database/prisma.service.js';

/** The last due date of each contract as its schedule is now; buying a leased vehicle comes after it. */
export async function contractEnds(database: Database, contractIds: string[]): Promise<Map<string, string>> {
  const rows = await database.instalment.groupBy({
    by: ['contractId'],
    where: { contractId: { in: contractIds }, kind: { not: 'purchase_option' } },
    _max: { dueOn: true },
  });
  return new Map(rows.flatMap(({ contractId, _max: { dueOn } }) => (dueOn ? [[contractId, dayOfColumn(dueOn)]] : [])));
}
