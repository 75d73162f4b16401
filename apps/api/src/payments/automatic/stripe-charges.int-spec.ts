import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cardSetupSchema } from '@flota/schemas';
import { startStripeServer, type StripeServer } from '../../testing/stripe-server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createPayer, deliver, type Payer, sendPayment } from '../payments.fixture.js';
import { dueIn, makeDue, readAutomatic, sendMandate } from './automatic-payments.fixture.js';
import { SavedCardsSweep } from './cards/saved-cards.sweep.js';
import { AutomaticChargeJob } from './charges/automatic-charge.job.js';

let api: TestApp;
let stripe: StripeServer;
let payer: Payer;

beforeAll(async () => {
  stripe = await startStripeServer();
  const { url: STRIPE_API_BASE, webhookSecret: STRIPE_WEBHOOK_SECRET } = stripe;
  api = await startTestApp({ env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } });
});
afterAll(async () => {
  await api.close();
  await stripe.stop();
});
beforeEach(async () => {
  stripe.ill = null;
  stripe.decline = null;
  payer = await createPayer(api, dueIn(3));
});

const charge = (id: string) => api.app.get(AutomaticChargeJob, { strict: false }).process({ id });
const chargeOf = (id: string) =>
  api.prisma.automaticCharge.findUniqueOrThrow({ where: { id }, include: { payments: true } });
const dueAgain = (id: string) =>
  api.prisma.automaticCharge.update({ where: { id }, data: { nextAttemptAt: new Date() } });

const cardAt = (id: string) => api.prisma.savedCard.findUniqueOrThrow({ where: { id } });

const removeCard = (id: string) =>
  api.http.delete(`/api/customers/saved-cards/${id}`).set(payer.customer.headers).expect(204);

/** Opens Stripe's page. */
async function beginCard() {
  const { body } = await api.http.post('/api/customers/saved-cards').set(payer.customer.headers).expect(201);
  return cardSetupSchema.parse(body).id;
}

/** As Stripe's page is filled in. */
async function fillIn(id: string, method: string) {
  const { setupReference } = await cardAt(id);
  const session = stripe.sessions.get(setupReference ?? '');
  if (!session) throw new Error('No session');
  Object.assign(session, {
    status: 'complete',
    customer: session.customer ?? `cus_${method}`,
    setup_intent: {
      status: 'succeeded',
      payment_method: { id: method, card: { brand: 'mastercard', last4: '4444', exp_month: 8, exp_year: 2099 } },
    },
  });
  return session;
}

/** As Stripe tells it: its message is what counts. */
async function tell(id: string, session: object) {
  await deliver(api, stripe.message('checkout.session.completed', session), 'stripe').expect(200);
  await deliver(api, stripe.message('setup_intent.succeeded', { metadata: { card_id: id } }), 'stripe').expect(200);
}

async function saveCard(method: string) {
  const id = await beginCard();
  await tell(id, await fillIn(id, method));
  return id;
}

let made = 0;
async function dueCharge() {
  const method = `pm_${++made}`;
  const cardId = await saveCard(method);
  await sendMandate(api, payer, cardId);
  const mandate = await api.prisma.automaticPayment.findFirstOrThrow({ where: { cardId } });
  const { id } = await makeDue(api, mandate.id);
  return { cardId, id, mandate: mandate.id, method };
}

describe('a card at Stripe', () => {
  it('is saved at its page in setup mode; a second one is of the same person', async () => {
    await saveCard('pm_first');
    expect(stripe.asked.at(-1)).toMatchObject({ mode: 'setup', currency: 'mxn', customer_creation: 'always' });
    const { cards } = await readAutomatic(api, payer);
    expect(cards).toMatchObject([{ brand: 'mastercard', lastFour: '4444', lastDay: '2099-08-31' }]);
    await saveCard('pm_second');
    expect(stripe.asked.at(-1)).toMatchObject({ mode: 'setup', customer: 'cus_pm_first' });
  });

  it('that was taken off there pauses what it pays; one that is removed here is taken off there', async () => {
    const { mandate, method } = await dueCharge();
    await deliver(api, stripe.message('payment_method.detached', { id: method }), 'stripe').expect(200);
    expect(await api.prisma.automaticPayment.findUniqueOrThrow({ where: { id: mandate } })).toMatchObject({
      state: 'paused',
      reason: 'card_removed',
    });
    const other = await saveCard('pm_removed');
    await removeCard(other);
    expect(stripe.detached).toContain('pm_removed');
  });

  it('that is removed while its page is open is taken off there once it was saved', async () => {
    const id = await beginCard();
    await removeCard(id);
    await tell(id, await fillIn(id, 'pm_unwanted'));
    expect(stripe.detached.filter((method) => method === 'pm_unwanted')).toHaveLength(1);
    expect(await cardAt(id)).toMatchObject({ state: 'removed', methodReference: null, setupReference: null });
    expect((await readAutomatic(api, payer)).cards).toEqual([]);
  });

  it('is asked about where it was removed and nobody tells whether it was saved', async () => {
    const id = await beginCard();
    await removeCard(id);
    await fillIn(id, 'pm_untold');
    const later = new Date(Date.now() + 20 * 60_000);
    await api.app.get(SavedCardsSweep, { strict: false }).sweep(later);
    expect(stripe.detached).toContain('pm_untold');
    expect(await cardAt(id)).toMatchObject({ state: 'removed', methodReference: null, setupReference: null });
  });

  it('that its bank renewed has its new end', async () => {
    const { cardId, method } = await dueCharge();
    const renewed = { id: method, card: { brand: 'mastercard', last4: '0001', exp_month: 1, exp_year: 2100 } };
    await deliver(api, stripe.message('payment_method.automatically_updated', renewed), 'stripe').expect(200);
    expect(await cardAt(cardId)).toMatchObject({
      lastFour: '0001',
      expiryYear: 2100,
    });
  });
});

it('charges a saved card whose holder is there without a page, and fails where their bank wants one', async () => {
  const cardId = await saveCard('pm_attended');
  const ask = () =>
    sendPayment(api, payer.customer, { contractId: payer.contract.id, kind: 'other', amount: '90', cardId });
  stripe.decline = { code: 'authentication_required', decline_code: 'authentication_required' };
  expect((await ask().expect(201)).body).toMatchObject({ state: 'failed', failureCode: 'authentication_required' });
  stripe.decline = null;
  expect((await ask().expect(201)).body).toMatchObject({ state: 'paid', checkoutUrl: null });
  expect(stripe.asked.at(-1)).toMatchObject({ error_on_requires_action: 'true', payment_method: 'pm_attended' });
  expect(stripe.asked.at(-1)).not.toHaveProperty('off_session');
});

describe('a charge by Stripe', () => {
  it('is made off session by the payment’s own key, and told twice it is posted once', async () => {
    const { id, method } = await dueCharge();
    await charge(id);
    const { payments, ...done } = await chargeOf(id);
    expect(done).toMatchObject({ outcome: 'charged' });
    expect(stripe.asked.at(-1)).toMatchObject({
      off_session: 'true',
      confirm: 'true',
      payment_method: method,
      'metadata[charge_id]': payments[0]?.id,
    });
    const intent = stripe.intents.get(payments[0]?.providerReference ?? '') ?? {};
    await deliver(api, stripe.message('payment_intent.succeeded', intent), 'stripe').expect(200);
    expect(await api.prisma.contractEvent.count({ where: { paymentId: payments[0]?.id ?? '' } })).toBe(1);
  });

  it('whose answer was lost is found again, and not made twice', async () => {
    const { id } = await dueCharge();
    const before = stripe.intents.size;
    await charge(id);
    const [payment] = (await chargeOf(id)).payments;
    // As if the worker had died before it wrote anything down.
    await api.prisma
      .$executeRaw`UPDATE automatic_charge SET state = 'pending', outcome = NULL, next_attempt_at = now() WHERE id = ${id}::uuid`;
    await charge(id);
    expect(stripe.intents.size).toBe(before + 1);
    expect(await chargeOf(id)).toMatchObject({ outcome: 'charged', payments: [{ id: payment?.id }] });
  });

  it('whose decline a message told before its worker could is not made again at once', async () => {
    const { id, mandate } = await dueCharge();
    const before = stripe.intents.size;
    stripe.decline = { code: 'card_declined', decline_code: 'stolen_card' };
    await charge(id);
    const [payment] = (await chargeOf(id)).payments;
    // As if the worker had died before it concluded anything.
    await api.prisma
      .$executeRaw`UPDATE automatic_charge SET state = 'pending', outcome = NULL, failure_code = NULL, next_attempt_at = now() WHERE id = ${id}::uuid`;
    await api.prisma.automaticPayment.update({ where: { id: mandate }, data: { state: 'active', reason: null } });
    await charge(id);
    expect(stripe.intents.size).toBe(before + 1);
    expect(await chargeOf(id)).toMatchObject({ outcome: 'given_up', tries: 1, payments: [{ id: payment?.id }] });
  });

  it('waits while Stripe is out of order, and is made once it is back', async () => {
    const { id } = await dueCharge();
    stripe.ill = 503;
    await charge(id);
    expect(await chargeOf(id)).toMatchObject({ state: 'pending', payments: [{ state: 'started' }] });
    stripe.ill = null;
    await dueAgain(id);
    await charge(id);
    expect(await chargeOf(id)).toMatchObject({ outcome: 'charged', tries: 1, payments: [{ state: 'paid' }] });
  });

  it('is not taken for declined when Stripe tells that its intent was made', async () => {
    const { id } = await dueCharge();
    stripe.ill = 503;
    await charge(id);
    const [payment] = (await chargeOf(id)).payments;
    const intent = {
      ...{ id: 'pi_new', status: 'requires_payment_method', currency: 'mxn', metadata: { charge_id: payment?.id } },
      amount: payment?.amount.times(100).toNumber(),
    };
    for (const type of ['payment_intent.created', 'payment_intent.requires_action', 'payment_intent.processing']) {
      await deliver(api, stripe.message(type, intent), 'stripe').expect(200);
    }
    expect((await chargeOf(id)).payments).toMatchObject([{ state: 'started' }]);
  });

  it('that was told as declined and then as paid is paid, in whatever order, and not made again', async () => {
    const { id } = await dueCharge();
    stripe.decline = { code: 'card_declined', decline_code: 'insufficient_funds' };
    await charge(id);
    stripe.decline = null;
    const before = stripe.intents.size;
    const [payment] = (await chargeOf(id)).payments;
    const intent = { ...stripe.intents.get(payment?.providerReference ?? ''), status: 'succeeded' };
    await deliver(api, stripe.message('payment_intent.succeeded', intent), 'stripe').expect(200);
    const failed = { ...intent, status: 'requires_payment_method' };
    await deliver(api, stripe.message('payment_intent.payment_failed', failed), 'stripe').expect(200);
    await dueAgain(id);
    await charge(id);
    expect(stripe.intents.size).toBe(before);
    expect(await chargeOf(id)).toMatchObject({ outcome: 'charged', payments: [{ id: payment?.id, state: 'paid' }] });
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds', null],
    [{ code: 'card_declined', decline_code: 'lost_card' }, 'lost_card', 'given_up'],
    [
      { code: 'card_declined', decline_code: 'generic_decline', advice_code: 'do_not_try_again' },
      'do_not_try_again',
      'given_up',
    ],
    [
      { code: 'authentication_required', decline_code: 'authentication_required' },
      'authentication_required',
      'given_up',
    ],
  ])('that is declined with %j', async (decline, failureCode, outcome) => {
    const { id } = await dueCharge();
    stripe.decline = decline;
    await charge(id);
    expect(await chargeOf(id)).toMatchObject({ failureCode, outcome, payments: [{ state: 'failed', failureCode }] });
  });

  it('of Checkout’s own is left to Checkout: what failed at its page may still be paid there', async () => {
    const failed = { id: 'pi_checkout', status: 'requires_payment_method', amount: 1, currency: 'mxn', metadata: {} };
    await deliver(api, stripe.message('payment_intent.payment_failed', failed), 'stripe').expect(200);
  });
});
