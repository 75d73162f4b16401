import type { SavedCard as Row } from '@flota/prisma';
import { type SavedCard, todayInMexico } from '@flota/schemas';
import { expiryState, lastDayOf } from '../rules/card-expiry.js';

/** The last day of one that is saved. */
export const endOf = ({ expiryMonth, expiryYear }: Pick<Row, 'expiryMonth' | 'expiryYear'>): string | null =>
  expiryMonth !== null && expiryYear !== null ? lastDayOf({ expiryMonth, expiryYear }) : null;

export function presentCard(card: Row, today = todayInMexico()): SavedCard {
  const lastDay = endOf(card);
  return {
    id: card.id,
    state: card.state,
    brand: card.brand,
    lastFour: card.lastFour,
    lastDay,
    expiry: lastDay === null ? null : expiryState(lastDay, today),
  };
}
