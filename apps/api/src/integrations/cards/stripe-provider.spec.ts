import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CheckoutRequest, MessageRefusedError } from '../../payments/index.js';
import { startStripeServer, type StripeServer } from '../../testing/stripe-server.js';
import { Outbound } from '../gateway/outbound.js';
import { StripeProvider } from './stripe-provider.js';

let server: StripeServer;
let provider: StripeProvider;
const outbound = new Outbound({
  OUTBOUND_PRIVATE_HOSTS: [{ host: '127.0.0.1', port: null }],
  OUTBOUND_TIMEOUT_MS: 2_000,
});

beforeAll(async () => {
  server = await startStripeServer();
});
// With a way of its own, that knows nothing of how the former test went.
beforeEach(() => {
  provider = new StripeProvider({
    http: outbound.to({ system: 'cards', baseUrl: server.url }),
    accountId: 'account',
    appUrl: 'https://flota.test',
    webhookSecrets: [server.webhookSecret, 'whsec_former'],
    keep: async () => undefined,
  });
  server.ill = null;
  server.lie = {};
  server.asked.length = 0;
});
afterAll(async () => {
  await outbound.onApplicationShutdown();
  await server.stop();
});

let made = 0;
const request = (change: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  paymentId: `0198a000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
  folio: 'R-7K3MQ-92XAB',
  title: 'Contrato FL-2024-000123',
  amount: '65502.73',
  expiresAt: new Date('2026-11-20T19:00:00Z'),
  keeping: null,
  ...change,
});

const started = async (change?: Partial<CheckoutRequest>) => {
  const { reference } = await provider.start(request(change));
  const session = server.sessions.get(reference);
  if (!session) throw new Error(`No session ${reference}`);
  return session;
};

describe('starting a payment at Stripe', () => {
  it('asks for a hosted page in pesos, and tells it nothing but ids', async () => {
    const payment = request();
    const checkout = await provider.start(payment);
    expect(checkout).toEqual({
      reference: expect.stringMatching(/^cs_test_/),
      checkoutUrl: `https://checkout.stripe.test/c/pay/${checkout.reference}`,
      expiresAt: payment.expiresAt,
    });
    expect(server.asked).toEqual([
      {
        mode: 'payment',
        ui_mode: 'hosted_page',
        'allowed_payment_method_types[0]': 'card',
        'adaptive_pricing[enabled]': 'false',
        locale: 'es-419',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'mxn',
        'line_items[0][price_data][unit_amount]': '6550273',
        'line_items[0][price_data][product_data][name]': 'Contrato FL-2024-000123, folio R-7K3MQ-92XAB',
        client_reference_id: payment.paymentId,
        'metadata[payment_id]': payment.paymentId,
        'payment_intent_data[metadata][payment_id]': payment.paymentId,
        'payment_intent_data[description]': 'R-7K3MQ-92XAB',
        success_url: `https://flota.test/pago-confirmado?pago=${payment.paymentId}`,
        cancel_url: `https://flota.test/pago-confirmado?pago=${payment.paymentId}&cancelado=1`,
        expires_at: '1795201200',
      },
    ]);
  });

  it('gets the same page when it asks for the same payment again', async () => {
    const payment = request();
    expect(await provider.start(payment)).toEqual(await provider.start(payment));
    expect(server.asked).toHaveLength(1);
  });

  it('fails when Stripe is out of order', async () => {
    server.ill = 503;
    await expect(provider.start(request())).rejects.toMatchObject({ kind: 'failing', status: 503 });
    expect(server.asked).toEqual([]);
  });

  it.each([
    { client_reference_id: '0198a000-0000-7000-8000-00000000ffff' },
    { amount_total: 100 },
    { currency: 'usd' },
    { url: 'javascript:alert(1)' },
    { url: null },
  ])('shows nobody a page that Stripe answers with %j', async (lie) => {
    server.lie = lie;
    await expect(provider.start(request())).rejects.toMatchObject({ kind: 'not-understood' });
  });
});

describe('what Stripe says', () => {
  const read = ({ body, headers }: ReturnType<StripeServer['message']>) =>
    provider.readMessage(Buffer.from(body), headers);

  it.each([
    ['checkout.session.completed', { payment_status: 'paid', status: 'complete' }, 'paid', null],
    ['checkout.session.completed', { payment_status: 'unpaid', status: 'complete' }, 'open', null],
    ['checkout.session.async_payment_succeeded', { payment_status: 'paid', status: 'complete' }, 'paid', null],
    ['checkout.session.async_payment_failed', { status: 'complete' }, 'failed', 'payment_failed'],
    ['checkout.session.expired', { status: 'expired' }, 'expired', null],
  ] as const)('%s with %j', async (type, change, outcome, failureCode) => {
    const session = { ...(await started({ amount: '1000.05' })), ...change };
    expect(read(server.message(type, session, { id: 'evt_1' }))).toEqual({
      eventId: 'evt_1',
      type,
      news: null,
      report: {
        reference: session.id,
        paymentId: session.client_reference_id,
        outcome,
        failureCode,
        amount: '1000.05',
        currency: 'MXN',
      },
    });
  });

  it.each([
    { id: 7 },
    { client_reference_id: ['a'] },
    { payment_status: null },
    { amount_total: 'much' },
    { amount_total: 1.5 },
    { currency: {} },
  ])('is refused as nonsense with %j', async (change) => {
    const session = { ...(await started()), ...change } as unknown as Awaited<ReturnType<typeof started>>;
    expect(() => read(server.message('checkout.session.completed', session))).toThrow(MessageRefusedError);
  });

  it('of other things is of no concern', async () => {
    expect(read(server.message('payment_intent.created', await started())).report).toBeNull();
  });

  it.each<[string, Parameters<StripeServer['message']>[2]]>([
    ['signed by somebody else', { secret: 'whsec_other' }],
    ['sent again after six minutes', { timestamp: Math.floor(Date.now() / 1000) - 360 }],
  ])('is refused when %s', async (_what, signing) => {
    const message = server.message('checkout.session.completed', await started(), signing);
    expect(() => read(message)).toThrow(MessageRefusedError);
  });

  it('is believed by the former secret too, while both are in use', async () => {
    const message = server.message('checkout.session.completed', await started(), { secret: 'whsec_former' });
    expect(read(message).report).toMatchObject({ outcome: 'open' });
  });

  it('is refused when a byte was changed, or nobody signed', async () => {
    const { body, headers } = server.message('checkout.session.completed', await started());
    expect(() => read({ body: `${body} `, headers })).toThrow(MessageRefusedError);
    expect(() => read({ body, headers: {} })).toThrow(MessageRefusedError);
  });

  it('can be asked for', async () => {
    const session = await started({ amount: '20.00' });
    expect(await provider.find(session.id)).toMatchObject({ outcome: 'open', amount: '20.00', currency: 'MXN' });
    Object.assign(session, { payment_status: 'paid', status: 'complete' });
    expect(await provider.find(session.id)).toMatchObject({ outcome: 'paid', paymentId: session.client_reference_id });
    Object.assign(session, { payment_status: 'unpaid', status: 'expired' });
    expect(await provider.find(session.id)).toMatchObject({ outcome: 'expired' });
    await expect(provider.find('cs_test_none')).rejects.toMatchObject({ kind: 'refused', status: 404 });
    server.lie = { id: 'cs_test_of_somebody_else' };
    await expect(provider.find(session.id)).rejects.toMatchObject({ kind: 'not-understood' });
  });
});
