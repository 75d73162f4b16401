import type { Prisma } from '@flota/prisma';
import {
  type AdminLedgerDifference,
  type AdminLedgerDifferenceRow,
  FIELD_TEXTS,
  fieldErrorSchema,
  ledgerSideSchema,
  TAKEN_FROM_LEDGER,
} from '@flota/schemas';
import { z } from 'zod';
import type { CompareHolders } from '../compare/compare-holders.js';
import { moneyOf } from '../ledger-intake.js';

export const rowInclude = {
  ledgerContract: { select: { number: true, externalId: true, contractId: true } },
} satisfies Prisma.LedgerDifferenceInclude;
export type DifferenceRow = Prisma.LedgerDifferenceGetPayload<{ include: typeof rowInclude }>;

export const wholeInclude = {
  ledgerContract: {
    include: {
      contract: { select: { customer: true, taxProfile: true } },
      differences: { where: { state: { in: ['open', 'waiting'] } }, orderBy: { openedAt: 'asc' } },
    },
  },
  decidedBy: { select: { id: true, name: true } },
} satisfies Prisma.LedgerDifferenceInclude;
export type WholeDifference = Prisma.LedgerDifferenceGetPayload<{ include: typeof wholeInclude }>;

const side = ledgerSideSchema.nullable();
const problems = z.array(fieldErrorSchema).nullable();

export function presentRow(difference: DifferenceRow | WholeDifference): AdminLedgerDifferenceRow {
  const { id, kind, state, ledgerContract, openedAt, endedAt } = difference;
  return {
    id,
    kind,
    state,
    contractNumber: ledgerContract.number || ledgerContract.externalId,
    contractId: ledgerContract.contractId,
    ours: side.parse(difference.ours),
    theirs: side.parse(difference.theirs),
    openedAt: openedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export function presentWhole(holders: CompareHolders, difference: WholeDifference): AdminLedgerDifference {
  const { id, kind, state, ledgerContract, decidedBy, decidedAt, deskRequestId, endedAt, reason } = difference;
  const { contract, differences, externalId, money, toldAt } = ledgerContract;
  const isOpen = endedAt === null && (state === 'open' || state === 'kept');
  return {
    ...presentRow(difference),
    externalId,
    customer: contract && { id: contract.customer.id, name: contract.customer.name },
    asOf: money === null ? null : moneyOf(ledgerContract).asOf,
    toldAt: toldAt.toISOString(),
    holder: kind === 'customer' && contract ? holders.between(ledgerContract, contract) : [],
    problems: (problems.parse(ledgerContract.problems) ?? []).map((problem) => ({
      ...problem,
      text: FIELD_TEXTS[problem.code],
    })),
    canAccept: isOpen && TAKEN_FROM_LEDGER.includes(kind),
    reason,
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    deskRequestId,
    others: differences
      .filter((other) => other.id !== id)
      .map((other) => ({
        id: other.id,
        kind: other.kind,
        ours: side.parse(other.ours),
        theirs: side.parse(other.theirs),
      })),
  };
}
