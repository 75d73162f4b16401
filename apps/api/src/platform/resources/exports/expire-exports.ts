import type { Database } from '../../database/prisma.service.js';

/**
 * Nobody fetches any more what was written of this list until now, as it tells what is no longer so. The files go with the next
 * sweep of those that have expired.
 */
export async function expireExports(database: Database, resource: string): Promise<void> {
  const now = new Date();
  await database.staffExport.updateMany({
    where: { resource, state: 'done', expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
}
