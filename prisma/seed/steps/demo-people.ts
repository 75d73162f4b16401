import type { SeedContext } from '../context.js';
import { DEMO_COMPANY, demoMembers } from '../data/demo-accounts.js';
import { createAccountMember } from '../factories/account-member.factory.js';

/** The demo company has let its accountant and a driver in, unless it has let in anybody already. */
export async function seedDemoPeople({ database }: SeedContext): Promise<number> {
  const holder = await database.customer.findUnique({
    where: { email: DEMO_COMPANY },
    include: { contracts: { orderBy: { signedOn: 'asc' }, take: 1 }, members: { take: 1 } },
  });
  if (!holder || holder.members.length > 0) return 0;
  let rows = 0;
  for (const { email, role } of demoMembers) {
    const member = await database.customer.findUnique({ where: { email }, select: { id: true } });
    if (!member) continue;
    const contractIds = role === 'driver' ? holder.contracts.map(({ id }) => id) : [];
    await createAccountMember(database, { holderId: holder.id, memberId: member.id, role, contractIds });
    rows += 1;
  }
  return rows;
}
