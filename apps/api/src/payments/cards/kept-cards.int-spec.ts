import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { paymentOptionsSchema, paymentResultSchema, paymentSchema, type PaymentRequest } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { joinAccount } from '../../testing/members.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { GOOD_CARD, POOR_CARD, readAutomatic, sendMandate } from '../automatic/automatic-payments.fixture.js';
import { createPayer, OWING, type Payer, sendPayment } from '../payments.fixture.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

async function termsOf({ customer }: Pick<Payer, 'customer'>) {
  const { body } = await api.http.get('/api/customers/payment-options').set(customer.headers).expect(200);
  return paymentOptionsSchema.parse(body).cardTerms;
}

/** A payment with which a card is to be saved. */
async function begin(payer: Payer, change: Partial<PaymentRequest> = {}) {
  const keepCard = (await termsOf(payer))?.version ?? 'none';
  return sendPayment(api, payer.customer, { contractId: payer.contract.id, kind: 'due', keepCard, ...change });
}

const started = async (payer: Payer) => {
  const { body, status } = await begin(payer);
  expect(status).toBe(201);
  return paymentSchema.parse(body);
};

const payAt = (id: string, card: string) =>
  api.http
    .post(`/pago-de-prueba/${id}`)
    .set('content-type', 'application/x-www-form-urlencoded')
    .send(`card=${encodeURIComponent(card)}`)
    .expect(303);

async function resultOf({ customer }: Pick<Payer, 'customer'>, id: string) {
  const { body } = await api.http.get(`/api/customers/payments/${id}`).set(customer.headers).expect(200);
  return paymentResultSchema.parse(body);
}

describe('a card that is saved while something is paid', () => {
  it('is its holder’s from then on, and may pay by itself', async () => {
    const payer = await createPayer(api, OWING);
    const { id } = await started(payer);
    expect((await readAutomatic(api, payer)).cards).toEqual([]);
    expect((await api.http.get(`/pago-de-prueba/${id}`)).text).toContain('La tarjeta quedará guardada');
    await payAt(id, GOOD_CARD);
    const { keptCard, state } = await resultOf(payer, id);
    expect([state, keptCard]).toMatchObject(['paid', { state: 'saved', lastFour: '4242' }]);
    expect((await readAutomatic(api, payer)).cards).toMatchObject([{ id: keptCard?.id }]);
    expect((await sendMandate(api, payer, keptCard?.id ?? '')).status).toBe(201);
  });

  it('is kept with the words that were read, which nobody changes', async () => {
    const payer = await createPayer(api, OWING);
    const terms = await termsOf(payer);
    const { id } = await started(payer);
    const where = { checkoutId: id };
    const card = await api.prisma.savedCard.findUniqueOrThrow({ where });
    expect(card).toMatchObject({ state: 'saving', textVersion: terms?.version, text: terms?.text.join('\n\n') });
    await expect(api.prisma.savedCard.update({ where, data: { text: 'Otra cosa' } })).rejects.toThrow();
  });

  it('of several contracts is saved once', async () => {
    const payer = await createPayer(api, OWING);
    const other = await createPayer(api, OWING);
    await api.prisma.contract.update({ where: { id: other.contract.id }, data: { customerId: payer.customer.id } });
    const payments = [payer, other].map(({ contract }) => ({ contractId: contract.id, kind: 'other', amount: '300' }));
    const { body } = await api.http
      .post('/api/customers/payment-groups')
      .set(payer.customer.headers)
      .set('idempotency-key', randomUUID())
      .send({ payments, keepCard: (await termsOf(payer))?.version })
      .expect(201);
    const { group, id } = paymentSchema.parse(body);
    await payAt(group?.id ?? '', GOOD_CARD);
    expect((await resultOf(payer, id)).keptCard).toMatchObject({ state: 'saved' });
    expect(await api.prisma.savedCard.count({ where: { customerId: payer.customer.id } })).toBe(1);
  });

  it('that is declined is not saved, and none is that nobody asked for', async () => {
    const payer = await createPayer(api, OWING);
    const { id } = await started(payer);
    await payAt(id, POOR_CARD);
    expect(await resultOf(payer, id)).toMatchObject({ state: 'failed', keptCard: { state: 'saving' } });
    const { body } = await begin(payer, { keepCard: undefined });
    const unasked = paymentSchema.parse(body);
    await payAt(unasked.id, GOOD_CARD);
    expect((await resultOf(payer, unasked.id)).keptCard).toBeNull();
    expect((await readAutomatic(api, payer)).cards).toEqual([]);
  });
});

describe('saving a card while paying', () => {
  it('is the holder’s alone: whom they let pay neither does so nor sees what came of it', async () => {
    const payer = await createPayer(api, OWING);
    const member = await joinAccount(api, payer.customer.id, 'payer');
    expect(await termsOf({ customer: member })).toBeNull();
    const keepCard = (await termsOf(payer))?.version;
    expect((await begin({ ...payer, customer: member }, { keepCard })).status).toBe(403);
    const { id } = await started(payer);
    await payAt(id, GOOD_CARD);
    expect((await resultOf({ customer: member }, id)).keptCard).toBeNull();
  });

  it.each([
    ['with words that are others by now', 409, { keepCard: '0-former' }],
    ['of one that is saved already', 422, { cardId: randomUUID() }],
  ])('%s begins no payment', async (_, status, change) => {
    const payer = await createPayer(api, OWING);
    expect((await begin(payer, change)).status).toBe(status);
    expect(await api.prisma.payment.count({ where: { contractId: payer.contract.id } })).toBe(0);
    expect(await api.prisma.savedCard.count({ where: { customerId: payer.customer.id } })).toBe(0);
  });

  it('is not offered to who has as many as can be', async () => {
    const payer = await createPayer(api, OWING);
    const keepCard = (await termsOf(payer))?.version;
    const data = {
      customerId: payer.customer.id,
      provider: 'sandbox',
      state: 'saved',
      setupExpiresAt: new Date(),
    } as const;
    await api.prisma.savedCard.createMany({ data: Array.from({ length: 10 }, () => data) });
    expect(await termsOf(payer)).toBeNull();
    expect((await begin(payer, { keepCard })).body).toMatchObject({ code: 'CARDS.TOO_MANY' });
  });
});
