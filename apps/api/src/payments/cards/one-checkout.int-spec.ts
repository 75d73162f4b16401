import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AccountPayment,
  paymentPreviewSchema,
  paymentSchema,
  paymentsSchema,
  todayInMexico,
} from '@flota/schemas';
import { formatMoney } from '@flota/figures';
import { createContract } from '@flota/prisma/seed';
import { randomUUID } from 'node:crypto';
import { Ledgers } from '../../contracts/index.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { MailSender } from '../../platform/mail/sender.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import {
  createPayer,
  deliver,
  OWING,
  type Payer,
  sandboxMessage,
  sendPayment,
  startPayment,
} from '../payments.fixture.js';
import { JointReceiptMail } from '../mail/joint-receipt.mail.js';
import { PaymentReceiptText } from '../mail/payment-receipt.text.js';
import { sandboxReference } from '../providers/sandbox-provider.js';
import { PaymentsSweep } from './payments.sweep.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const stateOf = async ({ id }: AccountPayment) => (await api.prisma.payment.findUniqueOrThrow({ where: { id } })).state;
const standing = (contractId: string) => api.app.get(Ledgers, { strict: false }).standing(contractId);

/** Another contract of the same customer that owes. */
const anotherOf = ({ customer }: Payer) =>
  createContract(api.prisma, {
    ...OWING,
    customerId: customer.id,
    fieldCipher: api.app.get(FieldEncryption, { strict: false }),
  });

describe('a contract has one page at a time', () => {
  it('starting a payment ends the others of the contract, whatever they were for', async () => {
    const payer = await createPayer(api, OWING);
    const first = await startPayment(api, payer);
    const second = await startPayment(api, payer, { kind: 'other', amount: '500.00' });
    expect(await Promise.all([first, second].map(stateOf))).toEqual(['expired', 'started']);
    const { text } = await api.http.get(`/pago-de-prueba/${first.id}`).expect(200);
    expect(text).not.toContain('<form');
  });

  it('also of two that start at the same moment', async () => {
    const payer = await createPayer(api, OWING);
    const started = await Promise.all([1, 2, 3].map(() => startPayment(api, payer)));
    const states = await Promise.all(started.map(stateOf));
    expect(states.filter((state) => state === 'started')).toHaveLength(1);
  });

  it('money that came another way ends it, by the sweep', async () => {
    const payer = await createPayer(api, OWING);
    const payment = await startPayment(api, payer);
    await api.prisma.$transaction((database) =>
      api.app.get(Ledgers, { strict: false }).enter(database, payer.contract.id, {
        type: 'payment',
        amount: payment.amount,
        on: todayInMexico(),
        reference: 'SPEI',
        paymentId: null,
      }),
    );
    await api.app.get(PaymentsSweep, { strict: false }).sweep();
    expect(await stateOf(payment)).toBe('expired');
    await deliver(api, sandboxMessage(api, payment)).expect(200);
    expect(await api.prisma.payment.findUniqueOrThrow({ where: { id: payment.id } })).toMatchObject({
      state: 'paid',
      duplicate: true,
    });
    expect((await standing(payer.contract.id)).credit).toBe(payment.amount);
  });
});

describe('several contracts in one payment', () => {
  const group = ({ customer }: Payer, payments: object[], key: string = randomUUID()) =>
    api.http.post('/api/customers/payment-groups').set(customer.headers).set('idempotency-key', key).send({ payments });

  it('are paid at one page, in one transaction', async () => {
    const payer = await createPayer(api, OWING);
    const other = await anotherOf(payer);
    const ids = [payer.contract.id, other.id];
    const payments = ids.map((contractId) => ({ contractId, kind: 'due' }));
    const { body: previewed } = await api.http
      .post('/api/customers/payment-previews')
      .set(payer.customer.headers)
      .send({ payments })
      .expect(200);
    const preview = paymentPreviewSchema.parse(previewed);
    expect(preview.payments).toMatchObject([
      { lines: [{ instalmentNumber: 12 }], toCredit: '0.00', after: { dueNow: '0.00', paidOff: false } },
      { lines: [{ instalmentNumber: 12 }], after: { dueNow: '0.00' } },
    ]);
    const key = randomUUID();
    const started = paymentSchema.parse((await group(payer, payments, key).expect(201)).body);
    expect(started.group).toMatchObject({ amount: preview.total, payments: [{}, {}] });
    expect((await group(payer, payments, key).expect(201)).body).toMatchObject({ group: { id: started.group?.id } });

    const groupId = started.group?.id ?? '';
    const told = { paymentId: groupId, reference: sandboxReference(groupId), amount: preview.total };
    const short = sandboxMessage(api, started, { ...told, amount: started.amount });
    await deliver(api, short).expect(200);
    for (const id of ids) expect((await standing(id)).dueNow).not.toBe('0.00');
    await Promise.all([1, 2].map(() => deliver(api, sandboxMessage(api, started, told)).expect(200)));
    for (const id of ids) expect(await standing(id)).toMatchObject({ dueNow: '0.00', credit: '0.00' });
    const { body } = await api.http.get('/api/customers/payments').set(payer.customer.headers).expect(200);
    expect(paymentsSchema.parse(body).payments.filter(({ folio }) => folio)).toMatchObject([
      { state: 'paid', group: { id: groupId }, applied: { lines: [{ instalmentNumber: 12 }] } },
      { state: 'paid', group: { id: groupId } },
    ]);
    const { body: ofOne } = await api.http
      .get(`/api/customers/payments?contractId=${other.id}`)
      .set(payer.customer.headers)
      .expect(200);
    expect(paymentsSchema.parse(ofOne).payments.filter(({ folio }) => folio)).toMatchObject([
      { contractId: other.id, group: { amount: preview.total, payments: [{}, {}] } },
    ]);
    const { body: whole } = await api.http
      .get(`/api/customers/payments/${groupId}`)
      .set(payer.customer.headers)
      .expect(200);
    expect(whole).toMatchObject({ group: { amount: preview.total } });
  });

  it('are told of once, by what each was paid', async () => {
    const payer = await createPayer(api, OWING);
    const other = await anotherOf(payer);
    const payments = [payer.contract, other].map(({ id }) => ({ contractId: id, kind: 'due' }));
    const started = paymentSchema.parse((await group(payer, payments).expect(201)).body);
    const { amount = '', id: groupId = '' } = started.group ?? {};
    const told = { paymentId: groupId, reference: sandboxReference(groupId), amount };
    await deliver(api, sandboxMessage(api, started, told)).expect(200);

    const mails = await api.prisma.outboundEmail.findMany({
      where: { aboutKind: 'payment', recipient: payer.customer.email },
      select: { kind: true, aboutId: true },
    });
    expect(mails).toMatchObject([{ kind: 'payments.send-joint-receipt' }]);
    const about = { kind: 'payment', id: mails[0]?.aboutId ?? '' } as const;
    const { figures } = await api.app.get(JointReceiptMail, { strict: false }).compose({
      ...{ about, id: '', to: payer.customer.email, owedAt: new Date() },
      ...{ siteUrl: () => 'https://flota.example', staffUrl: () => '' },
      sender: await api.app.get(MailSender, { strict: false }).present(),
    });
    const numbers = await api.prisma.contract.findMany({
      where: { customerId: payer.customer.id },
      orderBy: { number: 'asc' },
    });
    expect(figures?.map(({ label, value }) => [label.split(' ')[0], value])).toEqual([
      ...numbers.map(({ number }) => [number, formatMoney(started.amount)]),
      ['Total', formatMoney(amount)],
      ['Por', '$0.00'],
    ]);
    const text = api.app.get(PaymentReceiptText, { strict: false });
    expect(await text.compose({ about, siteUrl: () => 'https://flota.example' })).toMatchObject({
      monto: `${formatMoney(amount)} MXN`,
      contrato: expect.stringMatching(/^\S+ y 1 más$/),
    });
  });

  it('end together when one of them is paid in another window', async () => {
    const payer = await createPayer(api, OWING);
    const other = await anotherOf(payer);
    const payments = [payer.contract.id, other.id].map((contractId) => ({ contractId, kind: 'due' }));
    const started = paymentSchema.parse((await group(payer, payments).expect(201)).body);
    await sendPayment(api, payer.customer, { contractId: other.id, kind: 'due' }).expect(201);
    const states = await api.prisma.payment.findMany({
      where: { groupId: started.group?.id },
      select: { state: true },
    });
    expect(states).toEqual([{ state: 'expired' }, { state: 'expired' }]);
  });

  it.each<[string, (payer: Payer) => object[], string]>([
    ['one contract', ({ contract }) => [{ contractId: contract.id, kind: 'due' }], 'CONTRACTS.TOO_FEW'],
    [
      'one twice',
      ({ contract: { id: contractId } }) => [
        { contractId, kind: 'due' },
        { contractId, kind: 'other', amount: '50' },
      ],
      'CONTRACT.TWICE',
    ],
  ])('are refused: %s', async (_what, payments, code) => {
    const payer = await createPayer(api, OWING);
    const { body } = await group(payer, payments(payer)).expect(422);
    expect(body).toMatchObject({ errors: [{ code }] });
  });

  it('are refused with somebody else’s among them, and none is started', async () => {
    const [payer, stranger] = [await createPayer(api, OWING), await createPayer(api, OWING)];
    const payments = [payer, stranger].map(({ contract }) => ({ contractId: contract.id, kind: 'due' }));
    await group(payer, payments).expect(404);
    await api.http.post('/api/customers/payment-previews').set(payer.customer.headers).send({ payments }).expect(404);
    expect(await api.prisma.payment.count({ where: { contractId: payer.contract.id } })).toBe(0);
  });
});

it('lists also money that came without a payment of ours, without a folio', async () => {
  const payer = await createPayer(api, OWING);
  const { body } = await api.http.get('/api/customers/payments').set(payer.customer.headers).expect(200);
  const { payments } = paymentsSchema.parse(body);
  expect(payments).toHaveLength(11);
  expect(payments[0]).toMatchObject({
    folio: '',
    state: 'paid',
    provider: 'transfer',
    applied: { lines: [{ instalmentNumber: 11 }] },
  });
});

it('shows of a page of payments only those of one contract, where it is asked so', async () => {
  const payer = await createPayer(api, OWING);
  const other = await anotherOf(payer);
  await startPayment(api, payer);
  const of = async (contractId: string) =>
    paymentsSchema.parse(
      (await api.http.get('/api/customers/payments').query({ contractId }).set(payer.customer.headers).expect(200))
        .body,
    ).payments;
  const states = async (contractId: string) => (await of(contractId)).map(({ state }) => state);
  expect(await states(payer.contract.id)).toContain('started');
  expect(await states(other.id)).not.toContain('started');
});
