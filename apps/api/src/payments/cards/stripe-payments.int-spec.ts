import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { paymentOptionsSchema, paymentSchema } from '@flota/schemas';
import { startStripeServer, type StripeServer } from '../../testing/stripe-server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createPayer, deliver, outcomeOf, OWING, type Payer, sendPayment, startPayment } from '../payments.fixture.js';
import { PaymentsSweep } from './payments.sweep.js';

let api: TestApp;
let stripe: StripeServer;
let payer: Payer;

beforeAll(async () => {
  stripe = await startStripeServer();
  const { url: STRIPE_API_BASE, webhookSecret: STRIPE_WEBHOOK_SECRET } = stripe;
  api = await startTestApp({ env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } });
  payer = await createPayer(api, OWING);
});
afterAll(async () => {
  await api.close();
  await stripe.stop();
});
beforeEach(() => {
  stripe.ill = null;
});

const outcome = (id: string) => outcomeOf(api, id, payer.contract);
const OTHER = { kind: 'other', amount: '250.00' } as const;
const other = () => startPayment(api, payer, OTHER);
/** Of another contract: on one there is one page at a time. */
const elsewhere = async () => startPayment(api, await createPayer(api, OWING), OTHER);

/** The session that a payment got. */
async function sessionOf(id: string) {
  const { providerReference } = await api.prisma.payment.findUniqueOrThrow({ where: { id } });
  const session = stripe.sessions.get(providerReference ?? '');
  if (!session) throw new Error(`No session of the payment ${id}`);
  return session;
}

describe('a payment by Stripe', () => {
  it('is posted when Stripe says that it is paid', async () => {
    const payment = await startPayment(api, payer);
    const session = await sessionOf(payment.id);
    expect(payment).toMatchObject({ provider: 'stripe', checkoutUrl: session.url });
    const paid = { ...session, payment_status: 'paid', status: 'complete' } as const;
    await deliver(api, stripe.message('checkout.session.completed', paid), 'stripe').expect(200);
    await deliver(api, stripe.message('checkout.session.async_payment_succeeded', paid), 'stripe').expect(200);
    expect(await outcome(payment.id)).toMatchObject({
      payment: { state: 'paid' },
      movements: [{ kind: 'payment' }],
      mails: ['payments.send-receipt'],
    });
  });

  it('stays open while its money is on the way, and expires when Stripe says so', async () => {
    const { id } = await other();
    const session = await sessionOf(id);
    const complete = { ...session, status: 'complete' } as const;
    await deliver(api, stripe.message('checkout.session.completed', complete), 'stripe').expect(200);
    expect((await outcome(id)).payment.state).toBe('started');
    const expired = { ...session, status: 'expired' } as const;
    await deliver(api, stripe.message('checkout.session.expired', expired), 'stripe').expect(200);
    expect(await outcome(id)).toMatchObject({ payment: { state: 'expired' }, movements: [] });
  });

  it('is posted though the message overtakes the answer that names the session', async () => {
    const { id } = await other();
    const session = { ...(await sessionOf(id)), payment_status: 'paid', status: 'complete' } as const;
    await api.prisma.payment.update({ where: { id }, data: { providerReference: null, checkoutUrl: null } });
    await deliver(api, stripe.message('checkout.session.completed', session), 'stripe').expect(200);
    expect((await outcome(id)).movements).toHaveLength(1);
  });

  it('is refused with a signature that is not Stripe’s; the sandbox is closed', async () => {
    const payment = await other();
    const session = { ...(await sessionOf(payment.id)), payment_status: 'paid' } as const;
    const forged = stripe.message('checkout.session.completed', session, { secret: 'whsec_guess' });
    await deliver(api, forged, 'stripe').expect(400);
    expect((await outcome(payment.id)).payment.state).toBe('started');
    await deliver(api, forged, 'sandbox').expect(404);
    await api.http.get(`/pago-de-prueba/${payment.id}`).expect(404);
  });
});

describe('a card that is saved at Stripe with what is paid', () => {
  const keep = async ({ contract, customer }: Payer) => {
    const { body } = await api.http.get('/api/customers/payment-options').set(customer.headers).expect(200);
    const keepCard = paymentOptionsSchema.parse(body).cardTerms?.version ?? '';
    const request = { contractId: contract.id, ...OTHER, keepCard };
    return paymentSchema.parse((await sendPayment(api, customer, request).expect(201)).body);
  };
  const cardOf = (checkoutId: string) => api.prisma.savedCard.findUniqueOrThrow({ where: { checkoutId } });

  it('is asked for in words of Stripe’s, and known once it is paid with', async () => {
    const who = await createPayer(api, OWING);
    const { id } = await keep(who);
    const card = await cardOf(id);
    expect(stripe.asked.at(-1)).toMatchObject({
      mode: 'payment',
      customer_creation: 'always',
      'metadata[card_id]': card.id,
      'payment_intent_data[setup_future_usage]': 'off_session',
    });
    const session = Object.assign(await sessionOf(id), {
      payment_status: 'paid',
      status: 'complete',
      customer: 'cus_kept',
      metadata: { card_id: card.id },
      payment_intent: {
        status: 'succeeded',
        payment_method: { id: 'pm_kept', card: { brand: 'visa', last4: '1881', exp_month: 8, exp_year: 2099 } },
      },
    } as const);
    for (let times = 0; times < 2; times++) {
      await deliver(api, stripe.message('checkout.session.completed', session), 'stripe').expect(200);
    }
    expect((await outcomeOf(api, id, who.contract)).payment.state).toBe('paid');
    expect(await cardOf(id)).toMatchObject({
      ...{ state: 'saved', lastFour: '1881', holderReference: 'cus_kept', methodReference: 'pm_kept' },
    });
    await keep(who);
    expect(stripe.asked.at(-1)).toMatchObject({ customer: 'cus_kept' });
    expect(stripe.asked.at(-1)).not.toHaveProperty('customer_creation');
  });

  it('is none where its page closed', async () => {
    const { id } = await keep(await createPayer(api, OWING));
    const session = Object.assign(await sessionOf(id), {
      status: 'expired',
      metadata: { card_id: (await cardOf(id)).id },
    } as const);
    await deliver(api, stripe.message('checkout.session.expired', session), 'stripe').expect(200);
    expect(await cardOf(id)).toMatchObject({ state: 'abandoned', methodReference: null });
  });
});

describe('a second window', () => {
  it('ends the page of the first at Stripe; paid at the last moment, it is posted first', async () => {
    const [first, second] = [await other(), await other()];
    expect((await sessionOf(first.id)).status).toBe('expired');
    expect((await outcome(first.id)).payment.state).toBe('expired');
    Object.assign(await sessionOf(second.id), { payment_status: 'paid', status: 'complete' });
    const third = await other();
    expect((await outcome(second.id)).payment.state).toBe('paid');
    expect((await outcome(third.id)).payment.state).toBe('started');
  });

  it('opens no page of its own while Stripe can’t be asked to end the other', async () => {
    const { id } = await other();
    stripe.ill = 503;
    const request = { contractId: payer.contract.id, ...OTHER };
    const { body } = await sendPayment(api, payer.customer, request).expect(503);
    expect(body).toMatchObject({ code: 'PAYMENT.PROVIDER_UNAVAILABLE' });
    expect((await outcome(id)).payment.state).toBe('started');
  });
});

describe('while Stripe is out of order', () => {
  let payer: Payer;
  beforeEach(async () => {
    payer = await createPayer(api, OWING);
  });
  const request = () => ({ contractId: payer.contract.id, kind: 'other', amount: '321.00' }) as const;

  it('a payment fails and says so, and another attempt finds the way', async () => {
    stripe.ill = 503;
    const { body } = await sendPayment(api, payer.customer, request(), 'llave-del-primer-intento').expect(503);
    expect(body).toMatchObject({ code: 'PAYMENT.PROVIDER_UNAVAILABLE' });
    expect(await api.prisma.payment.findMany({ where: { amount: '321.00' } })).toMatchObject([
      { state: 'failed', failureCode: 'provider_unavailable', checkoutUrl: null },
    ]);
    stripe.ill = null;
    await sendPayment(api, payer.customer, request(), 'llave-del-primer-intento').expect(503);
    await sendPayment(api, payer.customer, request(), 'llave-del-segundo-intento').expect(201);
  });

  it('a repeat opens the page for an attempt that broke off before it had one', async () => {
    const key = 'llave-que-se-interrumpe';
    const { id } = paymentSchema.parse((await sendPayment(api, payer.customer, request(), key).expect(201)).body);
    await api.prisma.payment.update({ where: { id }, data: { providerReference: null, checkoutUrl: null } });
    const { body } = await sendPayment(api, payer.customer, request(), key).expect(201);
    expect(body).toMatchObject({ id, checkoutUrl: (await sessionOf(id)).url });
  });
});

describe('what Stripe says nothing of is asked for', () => {
  const MINUTE = 60_000;
  let sweep: PaymentsSweep;
  const age = (id: string, minutes: number) =>
    api.prisma.payment.update({ where: { id }, data: { createdAt: new Date(Date.now() - minutes * MINUTE) } });

  beforeAll(async () => {
    sweep = (await api.startWorker()).get(PaymentsSweep);
  });

  it('after a quarter of an hour, and is posted as of the time it could be paid', async () => {
    const [young, old] = [await elsewhere(), await elsewhere()];
    for (const { id } of [young, old])
      Object.assign(await sessionOf(id), { payment_status: 'paid', status: 'complete' });
    await age(old.id, 16);
    await sweep.sweep();
    await sweep.sweep();
    expect(await outcome(old.id)).toMatchObject({
      payment: { state: 'paid' },
      movements: [{}],
      mails: ['payments.send-receipt'],
    });
    expect((await outcome(young.id)).payment.state).toBe('started');
    await sweep.sweep(new Date(Date.now() + 61 * MINUTE));
    expect((await outcome(young.id)).movements).toHaveLength(1);
  });

  it('and closed when it has expired, or never had a page', async () => {
    const [expired, pageless] = [await elsewhere(), await other()];
    Object.assign(await sessionOf(expired.id), { status: 'expired' });
    await api.prisma.payment.update({ where: { id: pageless.id }, data: { providerReference: null } });
    await sweep.sweep(new Date(Date.now() + 61 * MINUTE));
    expect((await outcome(expired.id)).payment.state).toBe('expired');
    expect((await outcome(pageless.id)).payment.state).toBe('expired');
  });

  it('again later, when Stripe does not answer', async () => {
    const { id } = await other();
    await age(id, 16);
    stripe.ill = 500;
    await sweep.sweep();
    expect((await outcome(id)).payment.state).toBe('started');
  });
});
