/** A card that is to be saved: ids, nothing about the person. */
export interface CardToKeep {
  cardId: string;
  /** By what the provider knows the person already; `null` of somebody's first card. */
  holderReference: string | null;
}

/** A payment as a provider is told of it: ids and money, nothing about the person. */
export interface CheckoutRequest {
  /** Of the payment, or of the group of payments that are made together. */
  paymentId: string;
  folio: string;
  /** What the customer reads at the provider's, in Spanish: a contract's number, or how many contracts. */
  title: string;
  /** MXN. */
  amount: string;
  expiresAt: Date;
  /** The card that is entered at the page is saved as well; `null` where nobody asked for that. */
  keeping: CardToKeep | null;
}

/** The provider's hosted page. */
export interface Checkout {
  /** The provider's own id of it. */
  reference: string;
  checkoutUrl: string;
  expiresAt: Date;
}

/** `open`: nothing is decided yet. */
export type CheckoutOutcome = 'open' | 'paid' | 'failed' | 'expired';

/** What a provider says of a checkout. */
export interface CheckoutReport {
  reference: string;
  /** Ours, as the provider was given it. */
  paymentId: string | null;
  outcome: CheckoutOutcome;
  amount: string;
  /** ISO 4217, upper case. */
  currency: string;
  /** The provider's word for why it failed. */
  failureCode: string | null;
}
