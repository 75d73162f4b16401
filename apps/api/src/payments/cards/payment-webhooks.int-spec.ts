import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatMoney } from '@flota/figures';
import { randomUUID } from 'node:crypto';
import { Ledgers } from '../../contracts/index.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import {
  createPayer,
  deliver,
  outcomeOf,
  OWING,
  type Payer,
  sandboxMessage,
  startPayment,
} from '../payments.fixture.js';
import { signMessage } from '../providers/sandbox-provider.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const started = async (
  ...request: Parameters<typeof startPayment> extends [unknown, unknown, ...infer R] ? R : never
) => {
  const payer = await createPayer(api, OWING);
  return { payer, payment: await startPayment(api, payer, ...request) };
};
const after = (id: string, { contract }: Payer) => outcomeOf(api, id, contract);
const dueNow = async ({ contract }: Payer) =>
  (await api.app.get(Ledgers, { strict: false }).standing(contract.id)).dueNow;

describe('a message that money came', () => {
  it('posts it, and owes the receipt', async () => {
    const { payer, payment } = await started();
    await deliver(api, sandboxMessage(api, payment)).expect(200);
    expect(await after(payment.id, payer)).toMatchObject({
      payment: { state: 'paid', paidAt: expect.any(Date), failureCode: null },
      movements: [{ kind: 'payment', reference: `tarjeta ${payment.folio}`, contractId: payer.contract.id }],
      mails: ['payments.send-receipt'],
    });
    expect(await dueNow(payer)).toBe('0.00');
    const { body } = await api.http
      .get(`/api/customers/payments/${payment.id}`)
      .set(payer.customer.headers)
      .expect(200);
    expect(body).toMatchObject({ state: 'paid', checkoutUrl: null });
  });

  it('delivered again, also many times at once, is taken once', async () => {
    const { payer, payment } = await started();
    const message = sandboxMessage(api, payment);
    const answers = await Promise.all(Array.from({ length: 6 }, () => deliver(api, message)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    await deliver(api, message).expect(200);
    const { movements, mails } = await after(payment.id, payer);
    expect({ movements: movements.length, mails }).toEqual({ movements: 1, mails: ['payments.send-receipt'] });
    expect(await api.prisma.providerEvent.count({ where: { paymentId: payment.id } })).toBe(1);
  });

  it('told in two messages at once is posted once', async () => {
    const { payer, payment } = await started();
    const messages = Array.from({ length: 4 }, () => sandboxMessage(api, payment));
    await Promise.all(messages.map((message) => deliver(api, message).expect(200)));
    expect((await after(payment.id, payer)).movements).toHaveLength(1);
    expect(await api.prisma.providerEvent.count({ where: { paymentId: payment.id } })).toBe(4);
  });

  it('counts after one that it failed; the other way round nothing is taken back', async () => {
    const { payer, payment } = await started();
    const failure = sandboxMessage(api, payment, { type: 'checkout.failed', failureCode: 'card_declined' });
    await deliver(api, failure).expect(200);
    expect((await after(payment.id, payer)).payment).toMatchObject({ state: 'failed', failureCode: 'card_declined' });
    await deliver(api, sandboxMessage(api, payment)).expect(200);
    await deliver(api, sandboxMessage(api, payment, { type: 'checkout.failed', failureCode: 'x' })).expect(200);
    expect(await after(payment.id, payer)).toMatchObject({
      payment: { state: 'paid', failureCode: null },
      movements: [{ kind: 'payment' }],
    });
  });

  it('of two payments of the same debt keeps the second for what falls due next', async () => {
    const { payer, payment } = await started();
    const second = await startPayment(api, payer);
    await Promise.all([payment, second].map((each) => deliver(api, sandboxMessage(api, each)).expect(200)));
    const outcomes = await Promise.all([payment, second].map(({ id }) => after(id, payer)));
    expect(outcomes[0]?.contract.unapplied.toFixed(2)).toBe(payment.amount);
    expect(outcomes.map((each) => each.payment.duplicate).sort()).toEqual([false, true]);
    const told = outcomes.find((each) => each.payment.duplicate)?.mails.sort();
    expect(told).toEqual(['payments.send-kept-money', 'payments.send-notice', 'payments.send-receipt']);
  });

  it('for a payoff that is no longer one is posted as a payment, and staff are told', async () => {
    const payer = await createPayer(api, { ageMonths: 57 });
    const payoff = await startPayment(api, payer, { kind: 'payoff' });
    const again = await startPayment(api, payer, { kind: 'payoff' });
    await deliver(api, sandboxMessage(api, payoff)).expect(200);
    expect((await after(payoff.id, payer)).contract).toMatchObject({ state: 'paid_off' });
    await deliver(api, sandboxMessage(api, again)).expect(200);
    const { contract, payment, mails } = await after(again.id, payer);
    expect(payment.state).toBe('paid');
    expect(contract.unapplied.toFixed(2)).toBe(again.amount);
    expect(payment.duplicate).toBe(true);
    expect(mails.sort()).toEqual(['payments.send-kept-money', 'payments.send-notice', 'payments.send-receipt']);
  });

  it.each<[string, object]>([
    ['amount', { amount: '1.00' }],
    ['currency', { currency: 'USD' }],
  ])('with another %s posts nothing, and staff are told once', async (_what, change) => {
    const { payer, payment } = await started();
    for (let times = 0; times < 2; times++) await deliver(api, sandboxMessage(api, payment, change)).expect(200);
    expect(await after(payment.id, payer)).toMatchObject({
      payment: { state: 'failed', failureCode: 'amount_mismatch' },
      movements: [],
      mails: ['payments.send-notice'],
    });
  });

  it('owes no receipt to a customer who wants no mail about payments', async () => {
    const { payer, payment } = await started();
    await api.prisma.customer.update({ where: { id: payer.customer.id }, data: { notifyPayments: false } });
    await deliver(api, sandboxMessage(api, payment)).expect(200);
    expect(await after(payment.id, payer)).toMatchObject({ payment: { state: 'paid' }, mails: [] });
  });

  it('leaves nothing behind when it can’t be posted, and is taken when it comes again', async () => {
    const { payer, payment } = await started();
    const message = sandboxMessage(api, payment);
    await api.prisma
      .$executeRaw`ALTER TABLE outbound_email ADD CONSTRAINT no_mail CHECK (kind <> 'payments.send-receipt') NOT VALID`;
    await deliver(api, message).expect(500);
    await api.prisma.$executeRaw`ALTER TABLE outbound_email DROP CONSTRAINT no_mail`;
    expect(await after(payment.id, payer)).toMatchObject({ payment: { state: 'started' }, movements: [] });
    expect(await api.prisma.providerEvent.count({ where: { paymentId: payment.id } })).toBe(0);
    await deliver(api, message).expect(200);
    expect((await after(payment.id, payer)).movements).toHaveLength(1);
  });
});

it('sends the receipt to the customer, what to do with money that came twice, and the notice to the lender', async () => {
  const payer = await createPayer(api, { ageMonths: 57 });
  const [payoff, again] = [
    await startPayment(api, payer, { kind: 'payoff' }),
    await startPayment(api, payer, { kind: 'payoff' }),
  ];
  for (const payment of [payoff, again]) await deliver(api, sandboxMessage(api, payment)).expect(200);
  const worker = await api.startWorker();
  const receipt = await api.mail.waitFor(({ subject }) => subject.includes(payoff.folio));
  const kept = await api.mail.waitFor(
    ({ recipients, subject }) =>
      subject.startsWith('Recibimos un pago más') && recipients.includes(payer.customer.email),
  );
  const notice = await api.mail.waitFor(({ subject }) => subject === `Pago por revisar ${again.folio}`);
  await worker.close();
  expect(receipt.recipients).toEqual([payer.customer.email]);
  for (const said of [
    'Liquidación anticipada',
    'Por pagar hoy: $0.00',
    'Saldo de capital: $0.00',
    payer.contract.number,
  ]) {
    expect(receipt.text).toContain(said);
  }
  expect(kept.text).toContain(`Saldo a favor del contrato: ${formatMoney(again.amount)}`);
  expect(kept.text).toContain(`https://flota.test/my-account/balances/${payer.contract.id}`);
  expect(notice.text).toContain(`https://flota.test/admin/payments/${again.id}/show`);
  expect(notice.text).not.toContain(payer.customer.email);
});

describe('a message is refused and changes nothing', () => {
  it.each<
    [
      string,
      (message: { body: string; headers: Record<string, string> }) => { body: string; headers: Record<string, string> },
    ]
  >([
    ['without a signature', ({ body }) => ({ body, headers: { 'content-type': 'application/json' } })],
    [
      'signed with another key',
      ({ body, headers }) => ({ body, headers: { ...headers, 'sandbox-signature': signMessage('guess', body) } }),
    ],
    ['with a byte more', ({ body, headers }) => ({ body: `${body} `, headers })],
    [
      'with another amount',
      ({ body, headers }) => ({ body: body.replace(/"amount":"[^"]+"/, '"amount":"1.00"'), headers }),
    ],
    [
      'of ten minutes ago',
      ({ body, headers }) => ({
        body,
        headers: {
          ...headers,
          'sandbox-signature': (headers['sandbox-signature'] ?? '').replace(
            /t=\d+/,
            `t=${Math.floor(Date.now() / 1000) - 600}`,
          ),
        },
      }),
    ],
  ])('%s', async (_what, change) => {
    const { payer, payment } = await started();
    const { body } = await deliver(api, change(sandboxMessage(api, payment))).expect(400);
    expect(body).toMatchObject({ code: 'REQUEST.MALFORMED' });
    expect(await after(payment.id, payer)).toMatchObject({ payment: { state: 'started' }, movements: [], mails: [] });
    expect(await api.prisma.providerEvent.count({ where: { paymentId: payment.id } })).toBe(0);
  });

  it.each<[string, object]>([
    ['without an id', { id: null }],
    ['with an id without end', { id: 'x'.repeat(1_000) }],
    ['of a kind there is none', { type: 'checkout.refunded' }],
    ['with money that is no text', { amount: 7 }],
    ['about several payments', { paymentId: ['a', 'b'] }],
  ])('signed, but nonsense: %s', async (_what, change) => {
    const { payer, payment } = await started();
    const { body } = await deliver(api, sandboxMessage(api, payment, change)).expect(400);
    expect(body).toMatchObject({ code: 'REQUEST.MALFORMED' });
    expect((await after(payment.id, payer)).payment.state).toBe('started');
  });

  it('from a provider that is not ours', async () => {
    const { payment } = await started();
    await deliver(api, sandboxMessage(api, payment), 'stripe').expect(404);
  });
});

it('takes a message about a payment it does not know, so that it is not sent again', async () => {
  const { payer, payment } = await started();
  for (const paymentId of [randomUUID(), 'order-17']) {
    await deliver(api, sandboxMessage(api, payment, { paymentId })).expect(200);
  }
  expect((await after(payment.id, payer)).payment.state).toBe('started');
});
