import { Decimal } from 'decimal.js';
import { z } from 'zod';
import {
  type CardFace,
  type CardNews,
  type CheckoutReport,
  type CheckoutOutcome,
  understood,
} from '../../payments/index.js';
import { sessionSchema, type StripeEvent } from './stripe.js';

/* What of Stripe's documented API is used of cards that it keeps. */

/** A person is one customer of Stripe's, whose cards are theirs. */
export const holderForm = (holderReference: string | null): Record<string, string> =>
  holderReference === null ? { customer_creation: 'always' } : { customer: holderReference };

const text = z.string().max(255);

const faceSchema = z.object({
  brand: text,
  last4: text,
  exp_month: z.int().min(1).max(12),
  exp_year: z.int(),
});

export const methodSchema = z.object({ id: text.min(1), card: faceSchema });

export const faceOf = ({ brand, exp_month, exp_year, last4 }: z.output<typeof faceSchema>): CardFace => ({
  brand,
  lastFour: last4,
  expiryMonth: exp_month,
  expiryYear: exp_year,
});

const withMethod = z.object({ status: text, payment_method: methodSchema.nullable() }).nullish();

/** With the card that was entered: of a page that only saves it, or of one at which something was paid too. */
export const setupSessionSchema = sessionSchema.extend({
  customer: text.nullable(),
  setup_intent: withMethod,
  payment_intent: withMethod,
});
export const WITH_METHODS = {
  'expand[0]': 'setup_intent.payment_method',
  'expand[1]': 'payment_intent.payment_method',
} as const;

const errorSchema = z.object({ code: text.nullish(), decline_code: text.nullish(), advice_code: text.nullish() });

/** A payment intent of ours, which has `charge_id`; those of Checkout don't. */
export const intentSchema = z.object({
  id: text.min(1),
  status: text,
  /** In cents. */
  amount: z.int(),
  currency: text,
  metadata: z.object({ charge_id: text.optional() }).nullish(),
  last_payment_error: errorSchema.nullish(),
});
export type Intent = z.output<typeof intentSchema>;

/** A card that was declined is 402, with the intent as it stands then. */
export const declinedSchema = z.object({ error: errorSchema.extend({ payment_intent: intentSchema }) });

const OUTCOMES: Partial<Record<string, CheckoutOutcome>> = {
  succeeded: 'paid',
  processing: 'open',
  requires_capture: 'open',
  canceled: 'expired',
};

/** One that waits for its card or its holder has failed: nobody is there. */
export function reportOfIntent(intent: Intent): CheckoutReport {
  const outcome = OUTCOMES[intent.status] ?? 'failed';
  return {
    reference: intent.id,
    paymentId: intent.metadata?.charge_id ?? null,
    outcome,
    amount: new Decimal(intent.amount).dividedBy(100).toFixed(2),
    currency: intent.currency.toUpperCase(),
    failureCode: outcome === 'failed' ? failureOf(intent) : null,
  };
}

/** The bank's word; what Stripe advises goes before it, where it says that the card is not to be asked again. */
function failureOf({ last_payment_error: error, status }: Intent): string {
  if (error?.advice_code === 'do_not_try_again') return 'do_not_try_again';
  return error?.decline_code ?? error?.code ?? (status === 'requires_action' ? 'authentication_required' : 'declined');
}

/** Of an intent that was only just made Stripe tells too, before its card was asked: that it waits for one is no decline then. */
const DECIDED = new Set(['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled']);

export function reportOfIntentEvent({ data, type }: Pick<StripeEvent, 'data' | 'type'>): CheckoutReport | null {
  if (!DECIDED.has(type)) return null;
  const known = intentSchema.safeParse(data.object);
  // Of Checkout's own intents its sessions tell, and an attempt that failed at its page is not the end of it.
  if (!known.success || known.data.metadata?.charge_id === undefined) return null;
  return reportOfIntent(known.data);
}

const setupIntentSchema = z.object({ metadata: z.object({ card_id: text.optional() }).nullish() });

/** What an event tells of a card that Stripe keeps; `null` of everything else. */
export function newsOf({ data, type }: StripeEvent): CardNews | null {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { client_reference_id: id, metadata, mode } = understood(sessionSchema, data.object);
      const cardId = mode === 'setup' ? id : (metadata?.card_id ?? null);
      return cardId === null ? null : { kind: 'setup', cardId, report: null };
    }
    case 'setup_intent.succeeded': {
      const cardId = understood(setupIntentSchema, data.object).metadata?.card_id;
      return cardId === undefined ? null : { kind: 'setup', cardId, report: null };
    }
    case 'payment_method.detached':
      return { kind: 'removed', methodReference: understood(z.object({ id: text }), data.object).id };
    case 'payment_method.updated':
    case 'payment_method.automatically_updated': {
      const known = methodSchema.safeParse(data.object);
      return known.success ? { kind: 'changed', methodReference: known.data.id, ...faceOf(known.data.card) } : null;
    }
    default:
      return null;
  }
}
