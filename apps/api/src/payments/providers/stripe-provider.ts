import { Decimal } from 'decimal.js';
import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import { z } from 'zod';
import {
  type CardProvider,
  type Checkout,
  type CheckoutOutcome,
  type CheckoutReport,
  type CheckoutRequest,
  MESSAGE_TOLERANCE_SECONDS,
  MessageRefusedError,
  type ProviderMessage,
  understood,
} from './card-provider.js';
import { returnUrls } from './card-provider.js';

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  appUrl: string;
  /** Another address than Stripe's own, for tests. */
  apiBase?: string | undefined;
}

/** Stripe's hosted Checkout page, cards only, in pesos. */
export class StripeProvider implements CardProvider {
  readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    const { secretKey, apiBase } = settings;
    this.stripe = new Stripe(secretKey, {
      // A customer waits for the answer: two short tries instead of the usual eighty seconds.
      timeout: 10_000,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(apiBase && hostOf(apiBase)),
    });
  }

  async start({ paymentId, folio, title, amount, expiresAt }: CheckoutRequest): Promise<Checkout> {
    const urls = returnUrls(this.settings.appUrl, paymentId);
    const metadata = { payment_id: paymentId };
    const { id, url, expires_at } = await this.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        ui_mode: 'hosted_page',
        allowed_payment_method_types: ['card'],
        // Pesos for cards from abroad too: what is paid must be what is owed.
        adaptive_pricing: { enabled: false },
        locale: 'es-419',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'mxn',
              unit_amount: toCents(amount),
              product_data: { name: `${title}, folio ${folio}` },
            },
          },
        ],
        client_reference_id: paymentId,
        metadata,
        payment_intent_data: { metadata, description: folio },
        success_url: urls.success,
        cancel_url: urls.cancel,
        expires_at: Math.ceil(expiresAt.getTime() / 1000),
      },
      { idempotencyKey: paymentId },
    );
    if (!url) throw new Error(`Stripe answered the session ${id} without its page`);
    return { reference: id, checkoutUrl: url, expiresAt: new Date(expires_at * 1000) };
  }

  readMessage(rawBody: Buffer, headers: IncomingHttpHeaders): ProviderMessage {
    const event = understood(eventSchema, this.verified(rawBody, headers['stripe-signature'] ?? ''));
    return { eventId: event.id, type: event.type, report: reportOf(event) };
  }

  async find(reference: string): Promise<CheckoutReport> {
    const session = await this.stripe.checkout.sessions.retrieve(reference);
    return describe(session, outcomeOf(session));
  }

  async expire(reference: string): Promise<CheckoutReport> {
    try {
      const session = await this.stripe.checkout.sessions.expire(reference);
      return describe(session, outcomeOf(session));
    } catch (error) {
      // Only an open session can be closed: one that was paid or has expired says so itself.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.find(reference);
      throw error;
    }
  }

  private verified(rawBody: Buffer, signature: string | string[]): unknown {
    try {
      return this.stripe.webhooks.constructEvent(
        rawBody,
        signature,
        this.settings.webhookSecret,
        MESSAGE_TOLERANCE_SECONDS,
      );
    } catch (error) {
      throw new MessageRefusedError('Not signed by Stripe', { cause: error });
    }
  }
}

const text = z.string().max(255);

/** Of what Stripe tells, what counts here. */
const eventSchema = z.object({
  id: text.min(1),
  type: text,
  data: z.object({ object: z.unknown() }),
});

const sessionSchema = z.object({
  id: text.min(1),
  client_reference_id: text.nullable(),
  payment_status: text,
  status: text.nullable(),
  amount_total: z.int().nullable(),
  currency: text.nullable(),
});
type Session = z.output<typeof sessionSchema>;

function reportOf({ type, data }: z.output<typeof eventSchema>): CheckoutReport | null {
  const session = () => understood(sessionSchema, data.object);
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return describe(session(), outcomeOf(session()));
    case 'checkout.session.async_payment_failed':
      return { ...describe(session(), 'failed'), failureCode: 'payment_failed' };
    case 'checkout.session.expired':
      return describe(session(), 'expired');
    default:
      return null;
  }
}

/** A session can be complete before its money has come: only `paid` means paid. */
function outcomeOf({ payment_status: paid, status }: Pick<Session, 'payment_status' | 'status'>): CheckoutOutcome {
  if (paid === 'paid') return 'paid';
  return status === 'expired' ? 'expired' : 'open';
}

const describe = (session: Session, outcome: CheckoutOutcome): CheckoutReport => ({
  reference: session.id,
  paymentId: session.client_reference_id,
  outcome,
  amount: fromCents(session.amount_total ?? 0),
  currency: (session.currency ?? '').toUpperCase(),
  failureCode: null,
});

const toCents = (amount: string): number => new Decimal(amount).times(100).toNumber();
const fromCents = (cents: number): string => new Decimal(cents).dividedBy(100).toFixed(2);

function hostOf(
  base: string,
): Pick<NonNullable<ConstructorParameters<typeof Stripe>[1]>, 'host' | 'port' | 'protocol'> {
  const { protocol, hostname, port } = new URL(base);
  return { host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port }) };
}
