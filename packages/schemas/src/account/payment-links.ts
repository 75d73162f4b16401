import { z } from 'zod';
import { fieldCode } from '../field-codes.js';

/** `POST /api/payment-links`: what a reminder's link asks for. In the body: addresses get logged. */
export const paymentLinkRequestSchema = z.object({
  token: z.string(fieldCode('TOKEN.INVALID')).regex(/^[\w-]{20,200}\.[\w-]{43}$/, fieldCode('TOKEN.INVALID')),
});

/** Answer to it: this contract's due amount as the ledger has it now, and where it goes. Nothing else of the account. */
export const paymentLinkSchema = z.object({
  /** What the customer calls the contract, else its number. */
  label: z.string(),
  /** MXN; zero once all that the reminder asked for is paid. */
  amount: z.string(),
  dueOn: z.string(),
  /** The last day to pay it without late interest; `null` where that is over. */
  payableUntil: z.string().nullable(),
  /** Whether a card can pay it, and whether that is a trial. */
  byCard: z.boolean(),
  isSandbox: z.boolean(),
  transfer: z.object({ beneficiary: z.string(), clabe: z.string(), bank: z.string(), reference: z.string() }),
});
export type PaymentLink = z.infer<typeof paymentLinkSchema>;

/** Answer to `POST /api/payment-links/payments`, with `Idempotency-Key`. */
export const linkedPaymentSchema = z.object({
  id: z.string(),
  /** The provider's hosted page; `null` where it can't be paid there any more. */
  checkoutUrl: z.string().nullable(),
});

/** `POST /api/payment-links/results`, by whoever comes back from the provider: the id stands in their address. */
export const linkedResultRequestSchema = z.object({ payment: z.uuid(fieldCode('ID.INVALID')) });

/** Answer to it: how it went, and nothing of whose or how much it is. */
export const linkedResultSchema = z.object({ state: z.enum(['started', 'paid', 'failed', 'expired', 'unknown']) });
export type LinkedResult = z.infer<typeof linkedResultSchema>;
