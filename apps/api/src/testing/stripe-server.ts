import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export interface StripeServer {
  url: string;
  webhookSecret: string;
  sessions: Map<string, FakeSession>;
  /** Forms it was sent to make sessions of, as field to value. */
  asked: Record<string, string>[];
  /** The status it answers everything with, until it is well again. */
  ill: number | null;
  /** Charges to cards that it keeps, by their ids. */
  intents: Map<string, FakeIntent>;
  /** How the bank answers the next charges; `null`: it pays. */
  decline: { code: string; decline_code?: string; advice_code?: string } | null;
  /** What was taken off its person. */
  detached: string[];
  /** What it says of sessions instead of the truth. */
  lie: Record<string, unknown>;
  /** The keys it knows; any while there are none. */
  keys: Set<string>;
  /** Body and headers of a message about a session, signed as Stripe signs. */
  message(type: string, about: object, signing?: { id?: string; timestamp?: number; secret?: string }): SignedMessage;
  stop(): Promise<void>;
}

interface SignedMessage {
  body: string;
  headers: Record<string, string>;
}

interface FakeIntent {
  id: string;
  object: 'payment_intent';
  status: 'succeeded' | 'processing' | 'requires_payment_method';
  amount: number;
  currency: string;
  customer: string;
  payment_method: string;
  metadata: Record<string, string>;
  last_payment_error: object | null;
}

interface FakeSession {
  id: string;
  object: 'checkout.session';
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  mode: 'payment' | 'setup';
  customer: string | null;
  setup_intent: object | null;
  payment_intent: object | null;
  metadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  url: string;
  expires_at: number;
}

const CHARGE = 'POST /v1/payment_intents';
const CHARGES = 'GET /v1/payment_intents';
const DETACH_PATH = /^POST \/v1\/payment_methods\/(\w+)\/detach$/;
const CREATE = 'POST /v1/checkout/sessions';
const SESSION_PATH = /^GET \/v1\/checkout\/sessions\/(\w+)$/;
const EXPIRE_PATH = /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/;

/** As much of Stripe's protocol as a payment needs, over real HTTP; an idempotency key gets the same session again. */
export async function startStripeServer(): Promise<StripeServer> {
  const byKey = new Map<string, FakeSession>();
  const chargesByKey = new Map<string, { status: number; body: object }>();
  const stripe = new Stripe('sk_test_fixture');
  const fixture: StripeServer = {
    url: '',
    webhookSecret: 'whsec_fixture',
    sessions: new Map(),
    intents: new Map(),
    decline: null,
    detached: [],
    asked: [],
    ill: null,
    lie: {},
    keys: new Set(),
    message(type, about, { id = `evt_${shortId()}`, timestamp, secret = fixture.webhookSecret } = {}) {
      const created = Math.floor(Date.now() / 1000);
      const body = JSON.stringify({ id, object: 'event', type, created, data: { object: about } });
      const signature = stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        ...(timestamp !== undefined && { timestamp }),
      });
      return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(
      (error: unknown) => void reply(response, 500, { error: { message: String(error) } }),
    );
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    const body = await textOf(request);
    if (fixture.ill) return reply(response, fixture.ill, { error: { type: 'api_error', message: 'Out of order' } });
    if (fixture.keys.size > 0 && !fixture.keys.has(String(request.headers.authorization).replace('Bearer ', ''))) {
      return reply(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    }
    if (call === CREATE)
      return reply(response, 200, told(create(request, Object.fromEntries(new URLSearchParams(body)))));
    if (call === CHARGE) return charge(request, response, Object.fromEntries(new URLSearchParams(body)));
    if (call === CHARGES) {
      const { searchParams } = new URL(request.url ?? '', fixture.url);
      const data = [...fixture.intents.values()].filter(({ customer }) => customer === searchParams.get('customer'));
      return reply(response, 200, { object: 'list', data: data.toReversed() });
    }
    const method = DETACH_PATH.exec(call)?.[1];
    if (method) {
      fixture.detached.push(method);
      return reply(response, 200, { id: method, object: 'payment_method', customer: null });
    }
    const ended = fixture.sessions.get(EXPIRE_PATH.exec(call)?.[1] ?? '');
    if (ended) return expire(response, ended);
    const session = fixture.sessions.get(SESSION_PATH.exec(call)?.[1] ?? '');
    return session
      ? reply(response, 200, told(session))
      : reply(response, 404, { error: { type: 'invalid_request_error', message: `No such thing: ${call}` } });
  }

  const told = (session: FakeSession): object => ({ ...session, ...fixture.lie });

  function expire(response: ServerResponse, session: FakeSession) {
    if (session.status !== 'open') {
      const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
      return reply(response, 400, { error: { type: 'invalid_request_error', message } });
    }
    session.status = 'expired';
    return reply(response, 200, told(session));
  }

  /** A decline is an answer too: the same key gets it again. */
  function charge({ headers }: IncomingMessage, response: ServerResponse, form: Record<string, string>) {
    const key = String(headers['idempotency-key']);
    const known = chargesByKey.get(key);
    if (known) return reply(response, known.status, known.body);
    fixture.asked.push(form);
    const error = fixture.decline && { type: 'card_error', ...fixture.decline };
    const intent: FakeIntent = {
      id: `pi_test_${shortId()}`,
      object: 'payment_intent',
      status: error ? 'requires_payment_method' : 'succeeded',
      amount: Number(form.amount),
      currency: form.currency ?? '',
      customer: form.customer ?? '',
      payment_method: form.payment_method ?? '',
      metadata: { charge_id: form['metadata[charge_id]'] ?? '' },
      last_payment_error: error,
    };
    fixture.intents.set(intent.id, intent);
    const answer = error
      ? { status: 402, body: { error: { ...error, payment_intent: intent } } }
      : { status: 200, body: intent };
    chargesByKey.set(key, answer);
    return reply(response, answer.status, answer.body);
  }

  function create({ headers }: IncomingMessage, form: Record<string, string>): FakeSession {
    const key = String(headers['idempotency-key']);
    const known = byKey.get(key);
    if (known) return known;
    fixture.asked.push(form);
    const id = `cs_test_${shortId()}`;
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      client_reference_id: form.client_reference_id ?? null,
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      mode: form.mode === 'setup' ? 'setup' : 'payment',
      customer: form.customer ?? null,
      setup_intent: null,
      payment_intent: null,
      metadata: form['metadata[card_id]'] ? { card_id: form['metadata[card_id]'] } : {},
      status: 'open',
      payment_status: form.mode === 'setup' ? 'no_payment_required' : 'unpaid',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      expires_at: Number(form.expires_at),
    };
    byKey.set(key, session);
    fixture.sessions.set(id, session);
    return session;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fixture.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fixture;
}

const shortId = () => randomUUID().replaceAll('-', '').slice(0, 16);

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const reply = (response: ServerResponse, status: number, body: object): ServerResponse =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
