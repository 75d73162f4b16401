import { z } from 'zod';

/* What of Stripe's documented API is used here. */

export const STRIPE_API = 'https://api.stripe.com';

/** The edition of the API that answers are read by, whatever the account's own is. */
export const STRIPE_HEADERS = { 'stripe-version': '2026-10-28.endive' } as const;

/** Where Stripe's messages come to, and which of them are of concern. */
export const WEBHOOK_PATH = '/api/payments/webhooks/stripe';
export const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;

/** Without these, what becomes of saved cards and automatic payments is asked for some minutes later. */
export const CARD_EVENTS = [
  'setup_intent.succeeded',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_method.detached',
  'payment_method.updated',
  'payment_method.automatically_updated',
] as const;

const text = z.string().max(255);

export const sessionSchema = z.object({
  id: text.min(1),
  client_reference_id: text.nullable(),
  payment_status: text,
  status: text.nullable(),
  mode: text.default('payment'),
  /** In cents. */
  amount_total: z.int().nullable(),
  currency: text.nullable(),
  /** Of a payment with which a card is to be saved. */
  metadata: z.object({ card_id: text.optional() }).nullish(),
});
export type Session = z.output<typeof sessionSchema>;

/** One that can be paid. */
export const openedSchema = sessionSchema.extend({
  url: z.url({ protocol: /^https?$/ }),
  /** Seconds since 1970. */
  expires_at: z.int().positive(),
});

export const eventSchema = z.object({
  id: text.min(1),
  type: text,
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.output<typeof eventSchema>;

/** What was asked can't be done, as the session is not open any more, for one. */
export const refusalSchema = z.object({ error: z.object({ type: z.literal('invalid_request_error') }) });
