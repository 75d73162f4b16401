import type { Prisma } from '@flota/prisma';
import type { AccountPerson } from '@flota/schemas';

export const withPerson = {
  member: { select: { name: true, email: true } },
  invitedBy: { select: { name: true } },
  units: { select: { contractId: true } },
} satisfies Prisma.AccountMemberInclude;

type Row = Prisma.AccountMemberGetPayload<{ include: typeof withPerson }>;

function stateOf({ acceptedAt, expiresAt, revokedAt }: Row, now: Date): AccountPerson['state'] {
  if (revokedAt) return 'revoked';
  if (acceptedAt) return 'active';
  return expiresAt > now ? 'invited' : 'expired';
}

export const presentPerson = (row: Row, now = new Date()): AccountPerson => ({
  id: row.id,
  email: row.member?.email ?? row.email,
  name: row.member?.name ?? null,
  role: row.role,
  hidesMoney: row.hidesMoney,
  contractIds: row.units.map(({ contractId }) => contractId),
  state: stateOf(row, now),
  invitedAt: row.createdAt.toISOString(),
  invitedBy: row.invitedBy?.name ?? '',
  expiresAt: row.expiresAt.toISOString(),
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
});
