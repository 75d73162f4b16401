import type { Database } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import type { CardProvider } from '../../providers/card-provider.js';

/** So many a customer keeps at once. */
export const MOST_CARDS = 10;

/** @throws ProblemException 409 where they have as many as they may */
export async function requireRoom(
  database: Database,
  { name: provider }: Pick<CardProvider, 'name'>,
  customerId: string,
): Promise<void> {
  const saved = await database.savedCard.count({ where: { customerId, provider, state: 'saved' } });
  if (saved >= MOST_CARDS) throw new ProblemException(409, 'CARDS.TOO_MANY');
}

/** By what the provider knows a customer already; `null` of somebody's first card. */
export async function knownHolder(
  database: Database,
  { accountId, name: provider }: Pick<CardProvider, 'accountId' | 'name'>,
  customerId: string,
): Promise<string | null> {
  const known = await database.savedCard.findFirst({
    where: { customerId, provider, accountId, holderReference: { not: null } },
    orderBy: { createdAt: 'desc' },
  });
  return known?.holderReference ?? null;
}
