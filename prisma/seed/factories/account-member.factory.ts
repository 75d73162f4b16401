import type { AccountMember, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

interface MemberOverrides extends Omit<
  Partial<Prisma.AccountMemberUncheckedCreateInput>,
  'holderId' | 'memberId' | 'units'
> {
  holderId: string;
  memberId: string;
  /** Of a driver. */
  contractIds?: readonly string[];
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** Somebody who accepted the invitation to an account, as an accountant unless said otherwise. */
export async function createAccountMember(
  database: Prisma.TransactionClient,
  { contractIds = [], ...overrides }: MemberOverrides,
): Promise<AccountMember> {
  const { email } = await database.customer.findUniqueOrThrow({
    where: { id: overrides.memberId },
    select: { email: true },
  });
  const now = new Date();
  return database.accountMember.create({
    data: {
      email,
      role: 'accountant',
      invitedById: overrides.holderId,
      tokenHash: `no-token-${unique()}`,
      expiresAt: new Date(now.getTime() + WEEK_MS),
      acceptedAt: now,
      ...overrides,
      units: { create: contractIds.map((contractId) => ({ contractId })) },
    },
  });
}
