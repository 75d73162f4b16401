import type { Database } from '../../platform/database/prisma.service.js';

/** In whose account a session begins: who has no contracts comes for the account that they were in last. */
export async function firstAccount(database: Database, customerId: string): Promise<string | null> {
  if ((await database.contract.count({ where: { customerId } })) > 0) return null;
  const last = await database.accountMember.findFirst({
    where: { memberId: customerId, revokedAt: null, holder: { active: true } },
    orderBy: { lastSeenAt: 'desc' },
    select: { id: true },
  });
  if (last) await database.accountMember.update({ where: { id: last.id }, data: { lastSeenAt: new Date() } });
  return last?.id ?? null;
}
