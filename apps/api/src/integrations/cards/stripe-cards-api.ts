import { Decimal } from 'decimal.js';
import { z } from 'zod';
import {
  CARD_UNKNOWN,
  type CardKeeper,
  type CardSetupReport,
  type CardSetupRequest,
  type ChargeRequest,
  type Checkout,
  type CheckoutReport,
  setupReturnUrls,
} from '../../payments/index.js';
import type { OutboundHttp } from '../gateway/outbound-http.js';
import { openedSchema, refusalSchema, STRIPE_HEADERS as headers } from './stripe.js';
import {
  declinedSchema,
  faceOf,
  holderForm,
  type Intent,
  intentSchema,
  reportOfIntent,
  setupSessionSchema,
  WITH_METHODS,
} from './stripe-cards.js';

interface Account {
  http: Pick<OutboundHttp, 'request' | 'exchange'>;
  appUrl: string;
}

const SESSIONS = '/v1/checkout/sessions';
const INTENTS = '/v1/payment_intents';

/** That a card was declined, or is none of this account's. */
const [DECLINED, REFUSED, MISSING] = [402, 400, 404] as const;

/** What is asked for that the account has not. */
const missingSchema = z.object({
  error: z.object({ type: z.literal('invalid_request_error'), code: z.literal('resource_missing') }),
});

/** So many charges of one person a charge is looked for among, the newest first. */
const LOOKED_THROUGH = 100;

/** Cards that Stripe keeps: saved at Checkout's page in its `setup` mode, charged by payment intents. */
export class StripeCards implements Omit<CardKeeper, 'forgetCard'> {
  constructor(private readonly account: Account) {}

  async startSetup({ cardId, expiresAt, holderReference }: CardSetupRequest): Promise<Checkout> {
    const urls = setupReturnUrls(this.account.appUrl, cardId);
    const { expires_at, id, url } = await this.account.http.request({
      operation: 'Abrir una página para guardar una tarjeta',
      method: 'POST',
      path: SESSIONS,
      headers,
      form: {
        mode: 'setup',
        ui_mode: 'hosted_page',
        'allowed_payment_method_types[0]': 'card',
        currency: 'mxn',
        locale: 'es-419',
        ...holderForm(holderReference),
        client_reference_id: cardId,
        'metadata[card_id]': cardId,
        'setup_intent_data[metadata][card_id]': cardId,
        success_url: urls.success,
        cancel_url: urls.cancel,
        expires_at: String(Math.ceil(expiresAt.getTime() / 1000)),
      },
      idempotencyKey: cardId,
      about: { kind: 'saved_card', id: cardId },
      schema: openedSchema.refine((session) => session.client_reference_id === cardId && session.mode === 'setup'),
    });
    return { reference: id, checkoutUrl: url, expiresAt: new Date(expires_at * 1000) };
  }

  async findSetup(reference: string): Promise<CardSetupReport> {
    const session = await this.account.http.request({
      operation: 'Consultar una tarjeta guardada',
      path: `${SESSIONS}/${encodeURIComponent(reference)}`,
      query: WITH_METHODS,
      headers,
      schema: setupSessionSchema.refine(({ id }) => id === reference),
    });
    const { client_reference_id: id, customer, metadata, mode, status } = session;
    const [cardId, intent] =
      mode === 'setup' ? [id, session.setup_intent] : [metadata?.card_id ?? null, session.payment_intent];
    const method = intent?.status === 'succeeded' ? intent.payment_method : null;
    if (method && customer !== null) {
      const references = { holderReference: customer, methodReference: method.id };
      return { reference, cardId, outcome: 'saved', card: { ...faceOf(method.card), ...references } };
    }
    return { reference, cardId, outcome: status === 'expired' ? 'expired' : 'open', card: null };
  }

  async charge(charge: ChargeRequest): Promise<CheckoutReport> {
    const { amount, attended, folio, holderReference, methodReference, paymentId } = charge;
    const cents = new Decimal(amount).times(100).toNumber();
    const isOurs = (intent: Intent) =>
      intent.metadata?.charge_id === paymentId && intent.amount === cents && intent.currency === 'mxn';
    const answer = await this.account.http.request({
      operation: 'Cobrar a una tarjeta guardada',
      method: 'POST',
      path: INTENTS,
      headers,
      form: {
        amount: String(cents),
        currency: 'mxn',
        customer: holderReference,
        payment_method: methodReference,
        'payment_method_types[0]': 'card',
        // Who is there could prove to their bank who they are, but at Stripe's own page alone: such a bank has declined here.
        ...(attended ? { error_on_requires_action: 'true' } : { off_session: 'true' }),
        confirm: 'true',
        description: folio,
        'metadata[charge_id]': paymentId,
      },
      // The same payment is the same charge, however often it is asked for.
      idempotencyKey: paymentId,
      about: { kind: 'payment', id: paymentId },
      accept: [DECLINED, REFUSED, MISSING],
      schema: z.union([
        intentSchema.refine(isOurs),
        declinedSchema.refine(({ error }) => isOurs(error.payment_intent)),
        missingSchema,
      ]),
    });
    if (!('error' in answer)) return reportOfIntent(answer);
    if ('payment_intent' in answer.error) {
      const { payment_intent: intent, ...error } = answer.error;
      return reportOfIntent({ ...intent, last_payment_error: error });
    }
    return {
      ...{ reference: paymentId, paymentId, outcome: 'failed', amount, currency: 'MXN' },
      failureCode: CARD_UNKNOWN,
    };
  }

  /** By its mark among the person's own: Stripe's search is minutes behind, and lists are not. */
  async findCharge({ holderReference, paymentId }: ChargeRequest): Promise<CheckoutReport | null> {
    const answer = await this.account.http.request({
      operation: 'Buscar un cobro a una tarjeta guardada',
      path: INTENTS,
      query: { customer: holderReference, limit: LOOKED_THROUGH },
      headers,
      accept: [REFUSED, MISSING],
      schema: z.union([z.object({ data: z.array(intentSchema) }), missingSchema]),
    });
    if ('error' in answer) return null;
    const found = answer.data.find(({ metadata }) => metadata?.charge_id === paymentId);
    return found ? reportOfIntent(found) : null;
  }

  async forget(methodReference: string): Promise<void> {
    await this.account.http.request({
      operation: 'Olvidar una tarjeta guardada',
      method: 'POST',
      path: `/v1/payment_methods/${encodeURIComponent(methodReference)}/detach`,
      headers,
      repeatable: true,
      // It was taken off already, or is of an account that is not in use any more.
      accept: [REFUSED, MISSING],
      schema: z.union([z.object({ id: z.literal(methodReference) }), refusalSchema]),
    });
  }
}
