import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { daysBetween, payableUntil } from '@flota/finance';
import { dateColumn } from '@flota/prisma';
import {
  addDays,
  type AdminList,
  type AdminPayment,
  paymentOptionsSchema,
  paymentsSchema,
  todayInMexico,
} from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createPayer, OWING, type Payer, sendPayment, startPayment } from '../payments.fixture.js';
import { PAYMENTS_LIMIT } from './payments.service.js';

let api: TestApp;
let payer: Payer;
let stranger: Payer;

beforeAll(async () => {
  api = await startTestApp();
  payer = await createPayer(api, OWING);
  stranger = await createPayer(api);
});
afterAll(() => api.close());

const payments = () => api.prisma.payment.count();
const read = (path: string, { customer } = payer) => api.http.get(`/api/customers/${path}`).set(customer.headers);

describe('GET /api/customers/payment-options', () => {
  it('says what is owed, the least to capital, and where a transfer goes', async () => {
    const { body, headers } = await read('payment-options').expect(200);
    const { cardProvider, contracts } = paymentOptionsSchema.parse(body);
    const { legalName } = (await api.prisma.siteSettings.findFirstOrThrow()).value as { legalName: string };
    const { clabe, paymentReference: reference, id: contractId, number } = payer.contract;
    expect(headers['cache-control']).toBe('no-store');
    expect(cardProvider).toBe('sandbox');
    expect(contracts).toMatchObject([
      {
        contractId,
        label: number,
        number,
        nickname: null,
        planTitle: 'Crédito directo',
        vin: payer.contract.vin,
        holder: { legalName: expect.stringMatching(/./), rfc: expect.stringMatching(/^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/) },
        daysLate: daysBetween(payableUntil(addDays(todayInMexico(), -8)), todayInMexico()),
        credit: '0.00',
        missing: contracts[0]?.dueNow,
        next: { number: 13 },
        effects: ['term', 'payment'],
        prepaymentBlockedBy: null,
        purchaseOption: null,
        transfer: { beneficiary: legalName, clabe, bank: 'STP', reference },
      },
    ]);
    expect(Number(contracts[0]?.dueNow)).toBeGreaterThan(1000);
    expect(Number(contracts[0]?.payoffToday)).toBeGreaterThan(Number(contracts[0]?.dueNow));
  });

  it('offers a prepayment of at least three payments', async () => {
    const { contracts } = paymentOptionsSchema.parse((await read('payment-options', stranger).expect(200)).body);
    expect(contracts).toMatchObject([{ dueNow: '0.00', prepaymentBlockedBy: null }]);
    const amount = contracts[0]?.minimumPrepayment ?? '';
    const contractId = stranger.contract.id;
    await sendPayment(api, stranger.customer, { contractId, kind: 'prepayment', amount }).expect(201);
    const less = (Number(amount) - 1).toFixed(2);
    await sendPayment(api, stranger.customer, { contractId, kind: 'prepayment', amount: less }).expect(422);
  });

  it('leaves out a contract that nothing can be paid on, and knows no capital of a pure lease', async () => {
    const settled = await createPayer(api, { history: [{ does: 'pays on time' }, { does: 'pays off', daysLater: 1 }] });
    expect((await read('payment-options', settled).expect(200)).body).toMatchObject({ contracts: [] });
    const lease = await createPayer(api, { planSlug: 'arrendamiento-puro' });
    expect((await read('payment-options', lease).expect(200)).body).toMatchObject({
      contracts: [{ minimumPrepayment: null, prepaymentBlockedBy: 'pure-lease', payoffToday: null }],
    });
  });
});

describe('GET /api/customers/payments', () => {
  it('says when there are older ones than those that it tells', async () => {
    const own = await createPayer(api);
    const before = paymentsSchema.parse((await read('payments', own).expect(200)).body);
    expect(before).toMatchObject({ older: false });
    const yesterday = dateColumn(addDays(todayInMexico(), -1));
    const received = {
      contractId: own.contract.id,
      type: 'payment',
      valueOn: yesterday,
      enteredOn: yesterday,
    } as const;
    const missing = 500 - before.payments.length;
    const add = (count: number) =>
      api.prisma.contractEvent.createMany({ data: Array.from({ length: count }, () => ({ ...received, amount: 1 })) });
    await add(missing);
    expect((await read('payments', own).expect(200)).body).toMatchObject({ older: false });
    await add(1);
    const { payments: told, older } = paymentsSchema.parse((await read('payments', own).expect(200)).body);
    expect([told.length, older]).toEqual([500, true]);
    expect(told.at(0)?.paidAt?.slice(0, 10)).toBe(addDays(todayInMexico(), -1));
  });
});

describe('POST /api/customers/payments', () => {
  it('opens the provider’s page for what is owed now, whatever the browser says it is', async () => {
    const { contracts } = paymentOptionsSchema.parse((await read('payment-options').expect(200)).body);
    const payment = await startPayment(api, payer, { kind: 'due', amount: '20.00' });
    expect(payment).toMatchObject({
      folio: expect.stringMatching(/^R-/),
      contractId: payer.contract.id,
      contractLabel: payer.contract.number,
      kind: 'due',
      provider: 'sandbox',
      state: 'started',
      failureCode: null,
      paidAt: null,
      amount: contracts[0]?.dueNow,
      checkoutUrl: `https://flota.test/pago-de-prueba/${payment.id}`,
    });
    expect((await read(`payments/${payment.id}`).expect(200)).body).toEqual({ ...payment, keptCard: null });
    const { payments: listed } = paymentsSchema.parse((await read('payments').expect(200)).body);
    expect(listed[0]).toEqual(payment);
  });

  it('with the same key is the same payment, also twice at the same moment', async () => {
    const request = { contractId: payer.contract.id, kind: 'other', amount: '500.00' } as const;
    const key = randomUUID();
    const before = await payments();
    const answers = await Promise.all([1, 2].map(() => sendPayment(api, payer.customer, request, key)));
    answers.push(await sendPayment(api, payer.customer, request, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(await payments()).toBe(before + 1);
    const { body } = await sendPayment(api, payer.customer, { ...request, amount: '600.00' }, key).expect(422);
    expect(body).toMatchObject({ code: 'IDEMPOTENCY.KEY_REUSED' });
  });

  it.each<[string, () => object, number, object]>([
    ['a contract that is none', () => ({ contractId: randomUUID(), kind: 'due' }), 404, { code: 'RESOURCE.NOT_FOUND' }],
    ['somebody else’s contract', () => ({ contractId: stranger.contract.id, kind: 'due' }), 404, {}],
    ['no kind', () => ({ contractId: payer.contract.id }), 422, { errors: [{ code: 'PAYMENT_KIND.INVALID' }] }],
    [
      'another amount without one',
      () => ({ contractId: payer.contract.id, kind: 'other' }),
      422,
      { errors: [{ code: 'AMOUNT.REQUIRED' }] },
    ],
    [
      'an amount with three decimals',
      () => ({ contractId: payer.contract.id, kind: 'other', amount: '20.001' }),
      422,
      {},
    ],
    ['a negative amount', () => ({ contractId: payer.contract.id, kind: 'other', amount: '-20' }), 422, {}],
    [
      'too little for a card',
      () => ({ contractId: payer.contract.id, kind: 'other', amount: '19.99' }),
      422,
      { errors: [{ field: 'amount', code: 'AMOUNT.OUT_OF_RANGE' }] },
    ],
  ])('refuses %s and writes nothing', async (_what, request, status, body) => {
    const before = await payments();
    const answer = await sendPayment(api, payer.customer, request());
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body });
    expect(await payments()).toBe(before);
  });

  it('refuses to pay what is not owed, and a request without a key', async () => {
    const { body } = await sendPayment(api, stranger.customer, {
      contractId: stranger.contract.id,
      kind: 'due',
    }).expect(409);
    expect(body).toMatchObject({ code: 'PAYMENT.NOTHING_DUE' });
    const request = { contractId: payer.contract.id, kind: 'due' };
    await api.http.post('/api/customers/payments').set(payer.customer.headers).send(request).expect(400);
  });

  it('stops a customer who starts thirty in an hour, and nobody else; a repeat is no further one', async () => {
    const [eager, neighbour] = [await createPayer(api, OWING), await createPayer(api, OWING)];
    const start = ({ customer, contract: { id: contractId } }: Payer, key?: string) =>
      sendPayment(api, customer, { contractId, kind: 'other', amount: '500.00' }, key);
    const key = randomUUID();
    await start(eager, key).expect(201);
    const limiter = api.app.get(RateLimiter);
    for (let taken = 1; taken < 30; taken++) await limiter.consume(PAYMENTS_LIMIT, eager.customer.id);
    const { body, headers } = await start(eager).expect(429);
    expect(body).toMatchObject({ code: 'REQUEST.RATE_LIMITED', retryAfterSeconds: Number(headers['retry-after']) });
    await start(eager, key).expect(201);
    await start(neighbour).expect(201);
  });
});

it('shows nobody the payments of somebody else', async () => {
  const { id } = await startPayment(api, payer);
  await read(`payments/${id}`, stranger).expect(404);
  const { payments: theirs } = paymentsSchema.parse((await read('payments', stranger).expect(200)).body);
  expect(theirs.map((payment) => payment.id)).not.toContain(id);
  await read('payments/none').expect(422);
});

describe('payments in the backoffice', () => {
  it('are found by state, provider, contract, day, folio and customer', async () => {
    const finance = await api.signIn('finance');
    const { id, folio } = await startPayment(api, payer);
    const ids = async (filter: object) => {
      const query = { filter: JSON.stringify(filter) };
      const { body } = await api.http.get('/api/admin/payments').query(query).set(finance.headers).expect(200);
      return (body as AdminList<AdminPayment>).data.map((payment) => payment.id);
    };
    const contract = payer.contract.id;
    expect(await ids({ contract, state: 'started', provider: 'sandbox', createdFrom: '2020-01-01' })).toContain(id);
    expect(await ids({ q: folio })).toEqual([id]);
    expect(await ids({ q: payer.customer.email })).toContain(id);
    for (const other of [
      { state: 'paid' },
      { provider: 'stripe' },
      { contract: randomUUID() },
      { createdTo: '2020-01-01' },
    ]) {
      expect(await ids(other)).not.toContain(id);
    }
    const { body } = await api.http.get(`/api/admin/payments/${id}`).set(finance.headers).expect(200);
    expect(body).toMatchObject({
      id,
      contractNumber: payer.contract.number,
      customer: { email: payer.customer.email },
    });
  });
});
