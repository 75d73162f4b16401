import { Decimal } from 'decimal.js';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import {
  type CardProvider,
  type CardSetupReport,
  type CardSetupRequest,
  type ChargeRequest,
  type Checkout,
  type CheckoutReport,
  type CheckoutRequest,
  type ProviderMessage,
  returnUrls,
} from '../../payments/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import type { OutboundHttp } from '../gateway/outbound-http.js';
import { openedSchema, refusalSchema, sessionSchema, STRIPE_HEADERS as headers } from './stripe.js';
import { holderForm } from './stripe-cards.js';
import { StripeCards } from './stripe-cards-api.js';
import { readStripeMessage, reportOfSession } from './stripe-messages.js';

interface Account {
  http: Pick<OutboundHttp, 'request' | 'exchange'>;
  accountId: string;
  /** The present one, and the former one while both are in use. */
  webhookSecrets: readonly string[];
  appUrl: string;
  keep: (database: Database) => Promise<void>;
}

/** A session that isn't open any more can't be closed. */
const REFUSED = 400;

const PATH = '/v1/checkout/sessions';

/** Stripe's hosted Checkout page and the cards it keeps, cards only, in pesos. What it answers of another payment than was asked is no answer. */
export class StripeProvider implements CardProvider {
  readonly name = 'stripe';

  private readonly cards: StripeCards;

  constructor(private readonly account: Account) {
    this.cards = new StripeCards(account);
  }

  get accountId(): string {
    return this.account.accountId;
  }

  keepAccount(database: Database): Promise<void> {
    return this.account.keep(database);
  }

  async start(payment: CheckoutRequest): Promise<Checkout> {
    const { paymentId } = payment;
    const cents = new Decimal(payment.amount).times(100).toNumber();
    const { expires_at, id, url } = await this.account.http.request({
      operation: 'Abrir una página de pago',
      method: 'POST',
      path: PATH,
      headers,
      form: this.formOf(payment, cents),
      // The same payment is the same page, however often it is asked for.
      idempotencyKey: paymentId,
      about: { kind: 'payment', id: paymentId },
      schema: openedSchema.refine(
        (session) =>
          session.client_reference_id === paymentId && session.amount_total === cents && session.currency === 'mxn',
      ),
    });
    return { reference: id, checkoutUrl: url, expiresAt: new Date(expires_at * 1000) };
  }

  readMessage(rawBody: Buffer, told: IncomingHttpHeaders): ProviderMessage {
    return readStripeMessage(rawBody, String(told['stripe-signature'] ?? ''), this.account.webhookSecrets);
  }

  startSetup(setup: CardSetupRequest): Promise<Checkout> {
    return this.cards.startSetup(setup);
  }

  findSetup(reference: string): Promise<CardSetupReport> {
    return this.cards.findSetup(reference);
  }

  charge(charge: ChargeRequest): Promise<CheckoutReport> {
    return this.cards.charge(charge);
  }

  findCharge(charge: ChargeRequest): Promise<CheckoutReport | null> {
    return this.cards.findCharge(charge);
  }

  forgetCard(methodReference: string): Promise<void> {
    return this.cards.forget(methodReference);
  }

  async find(reference: string): Promise<CheckoutReport> {
    const session = await this.account.http.request({
      operation: 'Consultar un pago',
      path: pathOf(reference),
      headers,
      schema: sessionOf(reference),
    });
    return reportOfSession(session);
  }

  async expire(reference: string): Promise<CheckoutReport> {
    const { data } = await this.account.http.exchange({
      operation: 'Cerrar una página de pago',
      method: 'POST',
      path: `${pathOf(reference)}/expire`,
      headers,
      repeatable: true,
      accept: [REFUSED],
      schema: z.union([sessionOf(reference), refusalSchema]),
    });
    // Only an open one can be closed: one that was paid or has expired says so itself.
    return 'error' in data ? this.find(reference) : reportOfSession(data);
  }

  private formOf(
    { expiresAt, folio, keeping, paymentId, title }: CheckoutRequest,
    cents: number,
  ): Record<string, string> {
    const urls = returnUrls(this.account.appUrl, paymentId);
    return {
      mode: 'payment',
      ui_mode: 'hosted_page',
      'allowed_payment_method_types[0]': 'card',
      // Pesos for cards from abroad too: what is paid must be what is owed.
      'adaptive_pricing[enabled]': 'false',
      locale: 'es-419',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'mxn',
      'line_items[0][price_data][unit_amount]': String(cents),
      'line_items[0][price_data][product_data][name]': `${title}, folio ${folio}`,
      client_reference_id: paymentId,
      'metadata[payment_id]': paymentId,
      'payment_intent_data[metadata][payment_id]': paymentId,
      'payment_intent_data[description]': folio,
      success_url: urls.success,
      cancel_url: urls.cancel,
      expires_at: String(Math.ceil(expiresAt.getTime() / 1000)),
      ...(keeping && {
        ...holderForm(keeping.holderReference),
        'metadata[card_id]': keeping.cardId,
        'payment_intent_data[setup_future_usage]': 'off_session',
      }),
    };
  }
}

const pathOf = (reference: string) => `${PATH}/${encodeURIComponent(reference)}`;
const sessionOf = (reference: string) => sessionSchema.refine(({ id }) => id === reference);
