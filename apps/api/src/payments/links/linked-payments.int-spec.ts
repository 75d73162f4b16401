import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, linkedPaymentSchema, type PaymentLink, paymentLinkSchema, todayInMexico } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { Ledgers, PaymentLinks } from '../../contracts/index.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createPayer, deliver, OWING, type Payer, sandboxMessage } from '../payments.fixture.js';

const today = todayInMexico();

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** The token of a mail of that day. */
async function tokenFor({ contract, customer: { id } }: Payer, dueOn = today, mailedOn = today): Promise<string> {
  const customer = await api.prisma.customer.findUniqueOrThrow({ where: { id } });
  const url = api.app.get(PaymentLinks).urlOf({ contractId: contract.id, dueOn, mailedOn, customer });
  return url.slice(url.indexOf('#token=') + '#token='.length);
}

const ask = (token: string) => api.http.post('/api/payment-links').send({ token });
const open = async (token: string): Promise<PaymentLink> =>
  paymentLinkSchema.parse((await ask(token).expect(200)).body);
const pay = (token: string, key: string = randomUUID()) =>
  api.http.post('/api/payment-links/payments').set('idempotency-key', key).send({ token });
const resultOf = async (payment: string): Promise<unknown> =>
  (await api.http.post('/api/payment-links/results').send({ payment }).expect(200)).body;
const standing = ({ contract }: Payer) => api.app.get(Ledgers).standing(contract.id);

describe('whoever has the link of a reminder', () => {
  it('reads what is owed now and where it goes, and nothing else', async () => {
    const payer = await createPayer(api, OWING);
    const { dueNow } = await standing(payer);
    const { body, headers } = await ask(await tokenFor(payer)).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(Object.keys(body as object).toSorted()).toEqual(Object.keys(paymentLinkSchema.shape).toSorted());
    expect(body).toMatchObject({
      label: payer.contract.number,
      amount: dueNow,
      byCard: true,
      transfer: { clabe: payer.contract.clabe, reference: payer.contract.paymentReference },
    });
  });

  it('pays exactly that, once, and learns how it went', async () => {
    const payer = await createPayer(api, OWING);
    const { dueNow } = await standing(payer);
    const token = await tokenFor(payer);
    const key = randomUUID();
    const { body } = await pay(token, key).expect(201);
    const { checkoutUrl, id } = linkedPaymentSchema.parse(body);
    expect(checkoutUrl).toMatch(/^http/);
    expect((await pay(token, key).expect(201)).body).toEqual(body);
    const payment = await api.prisma.payment.findUniqueOrThrow({ where: { id } });
    expect(payment).toMatchObject({ kind: 'due', contractId: payer.contract.id });
    expect(payment.amount.toFixed(2)).toBe(dueNow);
    expect(await resultOf(id)).toEqual({ state: 'started' });

    await deliver(api, sandboxMessage(api, { id, amount: dueNow })).expect(200);
    expect(await resultOf(id)).toEqual({ state: 'paid' });
    expect(await open(token)).toMatchObject({ amount: '0.00', byCard: false });
    expect((await pay(token).expect(409)).body).toMatchObject({ code: 'PAYMENT.NOTHING_DUE' });
  });

  it('pays what falls due on the day that it reminds of', async () => {
    const payer = await createPayer(api);
    const { next } = await standing(payer);
    const dueOn = next?.dueOn ?? '';
    expect((await open(await tokenFor(payer, addDays(dueOn, -1)))).amount).toBe('0.00');
    const token = await tokenFor(payer, dueOn);
    expect((await open(token)).amount).toBe(next?.missing);
    const { id } = linkedPaymentSchema.parse((await pay(token).expect(201)).body);
    expect(await api.prisma.payment.findUniqueOrThrow({ where: { id } })).toMatchObject({
      kind: 'other',
      excess: 'advance',
    });
  });
});

describe('a link ends', () => {
  it.each([
    ['when another address is in place', { email: `${randomUUID()}@flota.test` }],
    ['when the password is another one', { passwordHash: 'another' }],
    ['when the account is closed', { active: false }],
  ])('%s', async (_when, data) => {
    const payer = await createPayer(api, OWING);
    const token = await tokenFor(payer);
    await ask(token).expect(200);
    await api.prisma.customer.update({ where: { id: payer.customer.id }, data });
    expect((await ask(token).expect(410)).body).toMatchObject({ code: 'LINK.EXPIRED' });
    await pay(token).expect(410);
  });

  it('thirty days after its mail', async () => {
    const payer = await createPayer(api, OWING);
    await ask(await tokenFor(payer, today, addDays(today, -30))).expect(200);
    await ask(await tokenFor(payer, today, addDays(today, -31))).expect(410);
  });

  it('where its contract, day or signature is another one', async () => {
    const [payer, other] = [await createPayer(api, OWING), await createPayer(api, OWING)];
    const [asked = '', signature = ''] = (await tokenFor(payer)).split('.');
    const forged = Buffer.from(asked, 'base64url').toString().replace(payer.contract.id, other.contract.id);
    await ask(`${Buffer.from(forged).toString('base64url')}.${signature}`).expect(410);
    await ask(`${asked}.${signature.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))}`).expect(410);
    await ask('x').expect(422);
  });

  it('reads nothing of the account', async () => {
    const payer = await createPayer(api, OWING);
    const token = await tokenFor(payer);
    await api.http.get('/api/customers/payments').set('authorization', `Bearer ${token}`).expect(401);
    await api.http
      .get(`/api/customers/contracts/${payer.contract.id}`)
      .set('authorization', `Bearer ${token}`)
      .expect(401);
  });
});

it('tells of a payment that nobody began no more than that', async () => {
  expect(await resultOf(randomUUID())).toEqual({ state: 'unknown' });
});
