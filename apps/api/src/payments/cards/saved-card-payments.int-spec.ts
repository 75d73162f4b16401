import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { paymentOptionsSchema, paymentSchema } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { joinAccount } from '../../testing/members.js';
import { mailsAbout } from '../../testing/mails.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { POOR_CARD, saveCard } from '../automatic/automatic-payments.fixture.js';
import { createPayer, OWING, type Payer, sendPayment, sweepPayments } from '../payments.fixture.js';
import { CardProviders } from '../providers/card-providers.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const MINUTE = 60_000;

async function payer(card?: string) {
  const who = await createPayer(api, OWING);
  return { who, cardId: await saveCard(api, who, card) };
}

const pay = ({ contract, customer }: Payer, cardId: string, key?: string) =>
  sendPayment(api, customer, { contractId: contract.id, kind: 'due', cardId }, key);
const eventsOf = (paymentId: string) => api.prisma.contractEvent.count({ where: { paymentId } });
const provider = async () => {
  const current = await api.app.get(CardProviders, { strict: false }).current();
  if (!current) throw new Error('No provider');
  return current;
};

describe('a saved card', () => {
  it('is offered where it can be charged, and pays at once', async () => {
    const { cardId, who } = await payer();
    const { body: options } = await api.http.get('/api/customers/payment-options').set(who.customer.headers);
    expect(paymentOptionsSchema.parse(options).cards).toMatchObject([{ id: cardId, lastFour: '4242' }]);
    const payment = paymentSchema.parse((await pay(who, cardId).expect(201)).body);
    expect(payment).toMatchObject({ state: 'paid', checkoutUrl: null });
    expect(await eventsOf(payment.id)).toBe(1);
    expect(await mailsAbout(api.prisma, 'payment', payment.id)).toEqual(['payments.send-receipt']);
  });

  it('is its holder’s: whom they let pay neither sees nor uses it', async () => {
    const { cardId, who } = await payer();
    const member = await joinAccount(api, who.customer.id, 'payer');
    const { body } = await api.http.get('/api/customers/payment-options').set(member.headers).expect(200);
    expect(paymentOptionsSchema.parse(body).cards).toEqual([]);
    await pay({ ...who, customer: member }, cardId).expect(403);
  });

  it('pressed twice pays once', async () => {
    const { cardId, who } = await payer();
    const charge = jest.spyOn(await provider(), 'charge');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => pay(who, cardId, key)));
    answers.push(await pay(who, cardId, key));
    const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => (body as { id: string }).id));
    expect(ids.size).toBe(1);
    expect(new Set(charge.mock.calls.map(([{ paymentId }]) => paymentId))).toEqual(ids);
    expect(await eventsOf([...ids][0] ?? '')).toBe(1);
  });

  it('that is declined leaves nothing but its word', async () => {
    const { cardId, who } = await payer(POOR_CARD);
    const { body } = await pay(who, cardId).expect(201);
    expect(body).toMatchObject({ state: 'failed', failureCode: 'insufficient_funds' });
    expect((await pay(who, await saveCard(api, who)).expect(201)).body).toMatchObject({ state: 'paid' });
  });

  it('pays several contracts in one charge', async () => {
    const { cardId, who } = await payer();
    const other = await createPayer(api, OWING);
    await api.prisma.contract.update({ where: { id: other.contract.id }, data: { customerId: who.customer.id } });
    const charge = jest.spyOn(await provider(), 'charge');
    const payments = [who, other].map(({ contract }) => ({ contractId: contract.id, kind: 'other', amount: '300.00' }));
    const { body } = await api.http
      .post('/api/customers/payment-groups')
      .set(who.customer.headers)
      .set('idempotency-key', randomUUID())
      .send({ payments, cardId })
      .expect(201);
    expect(body).toMatchObject({ state: 'paid', group: { amount: '600.00' } });
    expect(charge.mock.calls.map(([{ amount, attended }]) => [amount, attended])).toEqual([['600.00', true]]);
  });

  it.each([
    ['of somebody else', 422],
    ['that was removed', 409],
  ])('%s is not charged', async (what, status) => {
    const { cardId, who } = await payer();
    const own = what === 'of somebody else' ? await saveCard(api, await createPayer(api, OWING)) : cardId;
    await api.http.delete(`/api/customers/saved-cards/${cardId}`).set(who.customer.headers).expect(204);
    await pay(who, own).expect(status);
    expect(await api.prisma.payment.count({ where: { contractId: who.contract.id } })).toBe(0);
  });
});

describe('a charge whose answer was lost', () => {
  async function unanswered() {
    const { cardId, who } = await payer();
    jest.spyOn(await provider(), 'charge').mockRejectedValue(new Error('The line went dead'));
    const payment = paymentSchema.parse((await pay(who, cardId).expect(201)).body);
    expect(payment.state).toBe('started');
    jest.restoreAllMocks();
    return { cardId, payment, who };
  }
  const stateOf = async (id: string) => (await api.prisma.payment.findUniqueOrThrow({ where: { id } })).state;

  it('keeps anything else from being charged to the contract, until nothing of it can be on its way', async () => {
    const { cardId, payment, who } = await unanswered();
    await pay(who, cardId).expect(409);
    await sendPayment(api, who.customer, { contractId: who.contract.id, kind: 'due' }).expect(409);
    await sweepPayments(api, new Date(Date.now() + 14 * MINUTE));
    expect(await stateOf(payment.id)).toBe('started');
    await sweepPayments(api, new Date(Date.now() + 16 * MINUTE));
    expect(await stateOf(payment.id)).toBe('expired');
    await pay(who, cardId).expect(201);
  });

  it('is posted where the provider made it', async () => {
    const { payment } = await unanswered();
    const { amount, id } = payment;
    jest.spyOn(await provider(), 'findCharge').mockResolvedValue({
      ...{ reference: 'sandbox_late', paymentId: id, outcome: 'paid', amount, currency: 'MXN', failureCode: null },
    });
    for (let times = 0; times < 2; times++) await sweepPayments(api, new Date(Date.now() + 16 * MINUTE));
    expect(await stateOf(id)).toBe('paid');
    expect(await eventsOf(id)).toBe(1);
  });

  it('is asked for once more by whoever sends the same again', async () => {
    const { cardId, who } = await payer();
    const key = randomUUID();
    jest.spyOn(await provider(), 'charge').mockRejectedValueOnce(new Error('The line went dead'));
    const { body: first } = await pay(who, cardId, key).expect(201);
    const { body: second } = await pay(who, cardId, key).expect(201);
    expect([first, second]).toMatchObject([{ state: 'started' }, { state: 'paid' }]);
    expect(await eventsOf((second as { id: string }).id)).toBe(1);
  });
});
