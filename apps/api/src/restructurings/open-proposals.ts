import { dateColumn, dayOfColumn, type Prisma, type Restructuring } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import type { Database } from '../platform/database/prisma.service.js';

/** Whether a proposal can be answered: once its last day has passed it can't, though the sweep may not have been by yet. */
export const isOpen = (
  { state, validUntil }: Pick<Restructuring, 'state' | 'validUntil'>,
  today = todayInMexico(),
): boolean => state === 'open' && dayOfColumn(validUntil) >= today;

/** The same as a condition. */
export const whereOpen = (today = todayInMexico()) =>
  ({ state: 'open', validUntil: { gte: dateColumn(today) } }) satisfies Prisma.RestructuringWhereInput;

/** Ends those whose last day has passed; of one contract only where it is named. Answers how many. */
export async function endOverdue(database: Database, today: string, contractId?: string): Promise<number> {
  const { count } = await database.restructuring.updateMany({
    where: { state: 'open', validUntil: { lt: dateColumn(today) }, ...(contractId !== undefined && { contractId }) },
    data: { state: 'expired', endedAt: new Date() },
  });
  return count;
}
