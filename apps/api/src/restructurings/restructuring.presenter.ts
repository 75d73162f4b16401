import { dayOfColumn, type Prisma, type Restructuring as Stored } from '@flota/prisma';
import type { AdminRestructuring, Restructuring, RestructuringFigures } from '@flota/schemas';

export const WITH_CONTRACT = {
  contract: { select: { number: true, customer: { select: { id: true, name: true } } } },
  proposedBy: { select: { name: true } },
} satisfies Prisma.RestructuringInclude;

export type ListedRestructuring = Prisma.RestructuringGetPayload<{ include: typeof WITH_CONTRACT }>;

const factsOf = (row: Stored) => ({
  id: row.id,
  contractId: row.contractId,
  state: row.state,
  paymentsLeft: row.paymentsLeft,
  graceMonths: row.graceMonths,
  proposedOn: dayOfColumn(row.proposedOn),
  validUntil: dayOfColumn(row.validUntil),
  endedAt: row.endedAt?.toISOString() ?? null,
  documentId: row.documentId,
});

export const presentRestructuring = (
  row: Stored,
  shown: { figures: RestructuringFigures; hash: string } | null,
): Restructuring => ({ ...factsOf(row), figures: shown?.figures ?? null, shown: shown?.hash ?? null });

export const presentForStaff = (row: ListedRestructuring): AdminRestructuring => ({
  ...factsOf(row),
  reason: row.reason,
  declineReason: row.declineReason,
  contractNumber: row.contract.number,
  customer: row.contract.customer,
  proposedBy: row.proposedBy.name,
  createdAt: row.createdAt.toISOString(),
});
