import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type AccountPayment, type AdminPayment, paymentOptionsSchema } from '@flota/schemas';
import { CardProviders } from '../../payments/index.js';
import { eventually } from '../../testing/eventually.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import {
  createPayer,
  deliver,
  outcomeOf,
  OWING,
  type Payer,
  sendPayment,
  startPayment,
  sweepPayments,
} from '../../testing/payers.js';
import { startStripeServer, type StripeServer } from '../../testing/stripe-server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { CardAccountsSweep } from './card-accounts.sweep.js';
import { cardsConnector } from './cards.connector.js';

const INSTALLED = 'sk_test_installed';
const OTHER = { kind: 'other', amount: '250.00' } as const;
const HOUR_MS = 3_600_000;

let api: TestApp;
/** The account of the environment, and the one that staff connect. */
let installed: StripeServer;
let connected: StripeServer;
let payer: Payer;

beforeAll(async () => {
  [installed, connected] = await Promise.all([startStripeServer(), startStripeServer()]);
  installed.webhookSecret = 'whsec_installed';
  const { url: STRIPE_API_BASE, webhookSecret: STRIPE_WEBHOOK_SECRET } = installed;
  api = await startTestApp({ env: { STRIPE_SECRET_KEY: INSTALLED, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } });
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
});
beforeEach(async () => {
  for (const server of [installed, connected]) {
    server.ill = null;
    server.lie = {};
    server.keys.clear();
  }
  await turnOn(api, cardsConnector, null);
  payer = await createPayer(api, OWING);
});
afterAll(async () => {
  await api.close();
  await Promise.all([installed.stop(), connected.stop()]);
});

const settings = () =>
  ({
    provider: 'stripe',
    baseUrl: connected.url,
    secretKey: 'sk_test_connected',
    webhookSecret: connected.webhookSecret,
    formerWebhookSecret: null,
  }) as const;
const connect = (change: Partial<Record<'secretKey' | 'formerWebhookSecret', string>> = {}) =>
  turnOn(api, cardsConnector, { ...settings(), ...change });
const begin = () => startPayment(api, payer, OTHER);
const outcome = ({ id }: AccountPayment) => outcomeOf(api, id, payer.contract);
const state = async (payment: AccountPayment) => (await outcome(payment)).payment.state;
const PAID = { payment_status: 'paid', status: 'complete' } as const;

async function sessionOf(server: StripeServer, { id }: AccountPayment) {
  const { providerReference } = await api.prisma.payment.findUniqueOrThrow({ where: { id } });
  const session = server.sessions.get(providerReference ?? '');
  if (!session) throw new Error('That account has no session of this payment');
  return session;
}

describe('who takes cards', () => {
  it('is the environment’s account, the one that staff connected instead, or nobody', async () => {
    await sessionOf(installed, await begin());
    await connect();
    await sessionOf(connected, await begin());
    await turnOn(api, cardsConnector, { provider: 'none' });
    const { body } = await sendPayment(api, payer.customer, { contractId: payer.contract.id, ...OTHER }).expect(503);
    expect(body).toMatchObject({ code: 'PAYMENT.PROVIDER_UNAVAILABLE' });
    const { body: options } = await api.http
      .get('/api/customers/payment-options')
      .set(payer.customer.headers)
      .expect(200);
    expect(paymentOptionsSchema.parse(options).cardProvider).toBeNull();
    await turnOn(api, cardsConnector, null);
    await sessionOf(installed, await begin());
  });

  it('is nobody where what staff set up can’t be read: money must not go to another account', async () => {
    await api.prisma.connector.update({
      where: { name: 'cards' },
      data: { isOn: true, settings: { provider: 'stripe' }, secrets: 'v1.gone.x' },
    });
    await turnOnIsSeen();
    await sendPayment(api, payer.customer, { contractId: payer.contract.id, ...OTHER }).expect(503);
  });

  it('is known to every process within seconds', async () => {
    const worker = await api.startWorker();
    const account = async () => (await worker.get(CardProviders).current())?.accountId;
    const before = await account();
    await connect();
    await eventually(account, (now) => now !== before);
    await worker.close();
  });

  /** Nothing here told this process. */
  const turnOnIsSeen = () =>
    eventually(
      () => api.app.get(CardProviders, { strict: false }).current(),
      (provider) => provider === null,
    );
});

describe('a payment that was begun before other keys were set', () => {
  it('is posted when the former account says so, and its page can be closed there', async () => {
    const first = await begin();
    Object.assign(await sessionOf(installed, first), PAID);
    await connect();
    await sweepPayments(api, new Date(Date.now() + HOUR_MS / 2));
    expect(await outcome(first)).toMatchObject({ payment: { state: 'paid' }, movements: [{}] });

    const second = await begin();
    await turnOn(api, cardsConnector, null);
    await begin();
    expect((await sessionOf(connected, second)).status).toBe('expired');
    expect(await state(second)).toBe('expired');
  });

  it('is not paid by a message that the former secret signed, but by the answer of whoever is asked', async () => {
    const payment = await begin();
    const session = Object.assign(await sessionOf(installed, payment), PAID);
    await connect();
    const message = installed.message('checkout.session.completed', session);
    await deliver(api, message, 'stripe').expect(400);
    expect(await state(payment)).toBe('started');
    await connect({ formerWebhookSecret: installed.webhookSecret });
    await deliver(api, message, 'stripe').expect(200);
    await sweepPayments(api, new Date(Date.now() + HOUR_MS));
    expect(await outcome(payment)).toMatchObject({ payment: { state: 'paid' }, movements: [{}] });
  });

  it('is asked for with the new key of the same account, where the former was taken back', async () => {
    await connect();
    const payment = await begin();
    Object.assign(await sessionOf(connected, payment), PAID);
    await connect({ secretKey: 'sk_test_rolled' });
    connected.keys.add('sk_test_rolled');
    await sweepPayments(api, new Date(Date.now() + HOUR_MS));
    expect(await state(payment)).toBe('paid');
  });

  it('takes no second page beside it while nobody can say whether it was paid', async () => {
    await connect();
    const payment = await begin();
    await turnOn(api, cardsConnector, null);
    connected.ill = 503;
    await sendPayment(api, payer.customer, { contractId: payer.contract.id, ...OTHER }).expect(503);
    expect(await state(payment)).toBe('started');
  });

  it('has no other account open its page, should its own have opened one unseen', async () => {
    const key = 'llave-de-antes-del-cambio';
    const request = { contractId: payer.contract.id, ...OTHER };
    const { body } = await sendPayment(api, payer.customer, request, key).expect(201);
    await api.prisma.payment.update({
      where: { id: (body as AccountPayment).id },
      data: { providerReference: null, checkoutUrl: null },
    });
    await connect();
    const before = connected.sessions.size;
    await sendPayment(api, payer.customer, request, key).expect(503);
    expect(connected.sessions.size).toBe(before);
  });

  it('names its account to staff after its keys are forgotten', async () => {
    await connect({ secretKey: 'sk_test_for_a_while' });
    const payment = await begin();
    const { accountId: id } = await api.prisma.payment.findUniqueOrThrow({ where: { id: payment.id } });
    const account = { where: { id: id ?? '' } };
    const sweep = api.app.get(CardAccountsSweep, { strict: false });
    const seven = new Date(Date.now() - 7 * 24 * HOUR_MS);
    await api.prisma.cardAccount.update({ ...account, data: { usedAt: seven } });
    await sweep.sweep();
    expect((await api.prisma.cardAccount.findUniqueOrThrow(account)).secrets).not.toContain('sk_test');
    await api.prisma.cardAccount.update({ ...account, data: { usedAt: new Date(seven.getTime() - 25 * HOUR_MS) } });
    expect(await sweep.sweep()).toBe(1);
    expect(await api.prisma.cardAccount.findUniqueOrThrow(account)).toMatchObject({ secrets: null });
    const finance = await api.signIn('finance');
    const { body } = await api.http.get(`/api/admin/payments/${payment.id}`).set(finance.headers).expect(200);
    expect((body as AdminPayment).providerAccount).toBe('sk_test_…hile');
    await begin();
    expect((await api.prisma.cardAccount.findUniqueOrThrow(account)).secrets).not.toBeNull();
  });
});

describe('nothing is charged twice', () => {
  const request = () => ({ contractId: payer.contract.id, ...OTHER });

  it.each<[string, () => void]>([
    ['fails', () => (connected.ill = 500)],
    ['answers with a page for another amount', () => (connected.lie = { amount_total: 1 })],
    ['answers with somebody else’s page', () => (connected.lie = { client_reference_id: 'x' })],
  ])('by a provider that %s: nobody sees that page', async (_what, befall) => {
    await connect();
    befall();
    await sendPayment(api, payer.customer, request()).expect(503);
    Object.assign(connected, { ill: null, lie: {} });
    const payment = await begin();
    const payments = await api.prisma.payment.findMany({ where: { contractId: payer.contract.id } });
    expect(payments.filter(({ checkoutUrl }) => checkoutUrl !== null)).toMatchObject([{ id: payment.id }]);
  });

  it('by the same news told as two messages at once, and found out by asking', async () => {
    await connect();
    const payment = await begin();
    const session = Object.assign(await sessionOf(connected, payment), PAID);
    const tell = () => deliver(api, connected.message('checkout.session.completed', session), 'stripe').expect(200);
    await Promise.all([tell(), tell(), sweepPayments(api, new Date(Date.now() + HOUR_MS))]);
    expect((await outcome(payment)).movements).toHaveLength(1);
  });

  it('by an answer about another checkout than was asked for', async () => {
    await connect();
    const mine = await begin();
    const elsewhere = await createPayer(api, OWING);
    const other = await startPayment(api, elsewhere, OTHER);
    connected.lie = { ...(await sessionOf(connected, other)), ...PAID };
    await sweepPayments(api, new Date(Date.now() + HOUR_MS / 2));
    expect(await outcome(mine)).toMatchObject({ payment: { state: 'started' }, movements: [] });
  });
});
