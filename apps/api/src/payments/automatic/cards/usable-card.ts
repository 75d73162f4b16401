import type { SavedCard } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import type { Database } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import type { CardProvider } from '../../providers/card-provider.js';
import { endOf } from './saved-card.presenter.js';

/** Whether it can be charged by whoever takes cards now. */
export const isUsable = (card: SavedCard, provider: Pick<CardProvider, 'name'>, today = todayInMexico()): boolean =>
  card.state === 'saved' && card.provider === provider.name && (endOf(card) ?? '') >= today;

/**
 * The customer's card, in the transaction that is to use it: whoever removes it meanwhile waits, and finds what it pays.
 *
 * @throws ProblemException 422 where it is not theirs, 409 where it can't be charged
 */
export async function usableCard(
  database: Database,
  provider: Pick<CardProvider, 'name'>,
  { cardId, customerId }: { cardId: string; customerId: string },
): Promise<SavedCard> {
  await database.$queryRaw`SELECT FROM saved_card WHERE id = ${cardId}::uuid FOR SHARE`;
  const card = await database.savedCard.findFirst({ where: { id: cardId, customerId } });
  if (!card) throw ProblemException.invalid([{ field: 'cardId', code: 'CARD.INVALID' }]);
  if (!isUsable(card, provider)) throw new ProblemException(409, 'CARD.NOT_USABLE');
  return card;
}
