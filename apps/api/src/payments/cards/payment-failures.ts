/** Why a payment failed, where it is we who say so; a provider has words of its own. */
export const PAYMENT_FAILURES = {
  /** The provider could not be asked: no page, no charge. */
  unavailable: 'provider_unavailable',
  /** The provider took another amount or currency than was asked: a person has to look. */
  amountMismatch: 'amount_mismatch',
} as const;
