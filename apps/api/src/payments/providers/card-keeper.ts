import type { CardToKeep, Checkout, CheckoutReport } from './checkout.js';

/** A card that is to be saved at a page of its own. */
export interface CardSetupRequest extends CardToKeep {
  expiresAt: Date;
}

/** What the holder of a card knows it by. */
export interface CardFace {
  /** As the provider names it, e.g. `visa`. */
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

/** By what a provider is asked to charge it. */
export interface CardReferences {
  holderReference: string;
  methodReference: string;
}

/** How the page stands at which a card is saved. */
export interface CardSetupReport {
  reference: string;
  /** Ours, as the provider was given it. */
  cardId: string | null;
  outcome: 'open' | 'saved' | 'expired';
  /** Once it is saved. */
  card: (CardFace & CardReferences) | null;
}

/** Money that is taken from a saved card. */
export interface ChargeRequest extends CardReferences {
  paymentId: string;
  folio: string;
  /** MXN. */
  amount: string;
  /** Whether its holder asked for it just now; otherwise nobody is there. */
  attended: boolean;
}

/** What a provider tells of a card by itself. */
export type CardNews =
  /** Something came of the page at which it is saved, and what; `null` where that is to be asked for. */
  | { kind: 'setup'; cardId: string; report: CardSetupReport | null }
  | { kind: 'removed'; methodReference: string }
  /** Its bank gave it another number or another end. */
  | ({ kind: 'changed'; methodReference: string } & CardFace);

/** Keeps cards, and charges them without a page of its own. */
export interface CardKeeper {
  /** Asked again for the same card, it answers with the same page. */
  startSetup(setup: CardSetupRequest): Promise<Checkout>;
  findSetup(reference: string): Promise<CardSetupReport>;
  /**
   * Asked again for the same payment, it charges nothing again and answers the same. That a card was declined is an answer.
   *
   * @throws where it isn't known whether it was charged
   */
  charge(charge: ChargeRequest): Promise<CheckoutReport>;
  /** Charges can't be made to it any more. Nothing happens where it is gone already. */
  forgetCard(methodReference: string): Promise<void>;
}

/** Where the browser comes back to from the page at which a card is saved. */
export const setupReturnUrls = (appUrl: string, cardId: string) => ({
  success: `${appUrl}/my-account/pagos/automatico?tarjeta=${cardId}`,
  cancel: `${appUrl}/my-account/pagos/automatico?tarjeta=${cardId}&cancelado=1`,
});

/** Ours: the provider knows the card no more, or never did. */
export const CARD_UNKNOWN = 'card_unknown';

/** Ours: nobody takes cards now. */
export const CARDS_OFF = 'cards_off';
