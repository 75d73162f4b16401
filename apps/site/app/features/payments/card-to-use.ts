import type { PaymentRequest, SavedCard } from '@flota/schemas';

/** Empty: one that is entered at the provider's page and not kept. */
export type CardToUse = Pick<PaymentRequest, 'cardId' | 'keepCard'>;

export const firstToUse = ([first]: readonly SavedCard[]): CardToUse => (first ? { cardId: first.id } : {});
