import { dateColumn, type Movement, type Prisma } from '@flota/prisma';
import type { movementsQuerySchema } from '@flota/schemas';
import type { z } from 'zod';
import { formatAmount } from '@flota/figures';
import { movementWords } from '../contract.texts.js';
import type { DescribedContract } from './movement.presenter.js';

export type MovementFilters = Omit<z.output<typeof movementsQuerySchema>, 'page'>;

/** What was lent is owed in instalments: charged by these and not by itself. */
const SIDES: Record<NonNullable<MovementFilters['side']>, Prisma.MovementWhereInput> = {
  charges: { amount: { gt: 0 }, kind: { not: 'disbursement' } },
  received: { amount: { lt: 0 } },
};

/** The part of a search that the database does. */
export const movementsWhere = (
  contractId: string,
  { from, until, side, kind }: MovementFilters,
): Prisma.MovementWhereInput => ({
  contractId,
  postedOn: { gte: from && dateColumn(from), lte: until && dateColumn(until) },
  AND: [side ? SIDES[side] : {}, kind ? { kind } : {}],
});

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the phrase is in a movement as it is read: its words, reference, or amount with or without separators. */
export function matchesPhrase(contract: DescribedContract, movement: Movement, phrase: string): boolean {
  const amount = formatAmount(movement.amount.abs().toFixed(2));
  const read = [movementWords(contract, movement), movement.reference, `$${amount}`, amount.replaceAll(',', '')];
  return read.some((text) => plain(text).includes(plain(phrase)));
}
