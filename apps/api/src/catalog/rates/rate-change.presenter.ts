import type { Prisma } from '@flota/prisma';
import { dayOfColumn } from '@flota/records';
import { type AdminRateChange, type AdminRateChangeRow, rateRowSchema } from '@flota/schemas';
import { z } from 'zod';

const person = { select: { id: true, name: true, email: true } } as const;

/** What a proposal is shown with. */
export const WHOLE_CHANGE = {
  plan: { select: { title: true } },
  maker: person,
  checker: person,
  withdrawnBy: person,
  version: { select: { number: true, effectiveFrom: true } },
} satisfies Prisma.RateChangeInclude;

export type WholeChange = Prisma.RateChangeGetPayload<{ include: typeof WHOLE_CHANGE }>;

export const readRates = (stored: Prisma.JsonValue) => z.array(rateRowSchema).parse(stored);

export const presentChangeRow = (change: WholeChange): AdminRateChangeRow => ({
  id: change.id,
  folio: change.folio,
  planSlug: change.planSlug,
  planTitle: change.plan.title,
  state: change.state,
  effectiveOn: dayOfColumn(change.effectiveOn),
  reason: change.reason,
  maker: change.maker,
  checker: change.checker,
  createdAt: change.createdAt.toISOString(),
  decidedAt: change.decidedAt?.toISOString() ?? null,
  version: change.version && {
    number: change.version.number,
    effectiveFrom: change.version.effectiveFrom.toISOString(),
  },
});

export const presentChange = (change: WholeChange): AdminRateChange => ({
  ...presentChangeRow(change),
  rates: readRates(change.rates),
  baseNumber: change.baseNumber,
  needsApproval: change.needsApproval,
  note: change.note,
  withdrawnBy: change.withdrawnBy,
});
