import type { Database } from '../platform/database/prisma.service.js';

/**
 * Whoever changes who may collect what contracts owe waits here with whoever pays them: at the contract, before its case and its
 * handover, and at several in one order, as the ledgers do. Customers and agencies come before.
 */
export async function lockContracts(database: Database, contractIds: readonly string[]): Promise<void> {
  const ids = [...contractIds];
  await database.$queryRaw`select 1 from contract where id = any(${ids}::uuid[]) order by id for no key update`;
}
