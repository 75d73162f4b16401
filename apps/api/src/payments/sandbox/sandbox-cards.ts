import { todayInMexico } from '@flota/schemas';
import type { CardFace, CardReferences } from '../providers/card-keeper.js';
import { TEST_CARDS, type TestCard } from './test-cards.js';

const PREFIX = 'sandbox_card_';

const digitsOf = ({ number }: TestCard): string => number.replaceAll(' ', '');

/** By what the sandbox knows a card again that it was given: its number is one that no bank issues. */
const methodOf = (cardId: string, card: TestCard): string => `${PREFIX}${cardId}_${digitsOf(card)}`;

/** @returns `undefined` for what is none of the sandbox's */
export const cardOf = (methodReference: string): TestCard | undefined =>
  methodReference.startsWith(PREFIX)
    ? TEST_CARDS.find((card) => methodReference.endsWith(`_${digitsOf(card)}`))
    : undefined;

/** What is printed on it: good for three years, but for one that ends soon, so that this can be seen. */
export function faceOf(cardId: string, card: TestCard, today = todayInMexico()): CardFace & CardReferences {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const endsSoon = card.brand === 'mastercard';
  return {
    brand: card.brand,
    lastFour: digitsOf(card).slice(-4),
    expiryMonth: endsSoon ? month : 12,
    expiryYear: endsSoon ? year : year + 3,
    holderReference: `sandbox_holder_${cardId}`,
    methodReference: methodOf(cardId, card),
  };
}
