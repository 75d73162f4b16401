import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createContract } from '@flota/prisma/seed';
import {
  type AccountConversation,
  accountHomeSchema,
  type AdminRefundRequest,
  contractDetailSchema,
  creditUseResultSchema,
  paymentOptionsSchema,
  todayInMexico,
} from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { Ledgers } from '../../contracts/index.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createPayer, deliver, type Payer, sandboxMessage, startPayment } from '../payments.fixture.js';

const CREDIT = '50000.00';
const UP_TO_DATE = { ageMonths: 12, dueDaysAgo: 8 } as const;
const CLABE = '012180012345678909';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const standing = (contractId: string) => api.app.get(Ledgers, { strict: false }).standing(contractId);

async function withCredit(amount = CREDIT): Promise<Payer> {
  const payer = await createPayer(api, UP_TO_DATE);
  await api.prisma.$transaction((database) =>
    api.app.get(Ledgers, { strict: false }).enter(database, payer.contract.id, {
      type: 'payment',
      amount,
      excess: 'advance',
      on: todayInMexico(),
      reference: 'SPEI',
    }),
  );
  return payer;
}

/** Another contract of the same customer's, in the same name. */
const another = ({ customer }: Payer) =>
  createContract(api.prisma, {
    ...UP_TO_DATE,
    customerId: customer.id,
    fieldCipher: api.app.get(FieldEncryption, { strict: false }),
  });

const send = ({ contract, customer }: Payer, what: string, body: object, key: string = randomUUID()) =>
  api.http
    .post(`/api/customers/contracts/${contract.id}/${what}`)
    .set(customer.headers)
    .set('idempotency-key', key)
    .send(body);

describe('credit to capital', () => {
  it('does what was shown before, once', async () => {
    const payer = await withCredit();
    const use = { use: 'capital', amount: CREDIT, effect: 'payment' };
    const preview = creditUseResultSchema.parse((await send(payer, 'credit-previews', use).expect(200)).body);
    expect(preview).toMatchObject({ amount: CREDIT, before: { credit: CREDIT }, prepayment: { effect: 'payment' } });
    expect((await standing(payer.contract.id)).credit).toBe(CREDIT);
    const key = randomUUID();
    const done = creditUseResultSchema.parse((await send(payer, 'credit-uses', use, key).expect(201)).body);
    expect(done).toEqual(preview);
    await send(payer, 'credit-uses', use, key).expect(201);
    const now = await standing(payer.contract.id);
    expect({ credit: now.credit, outstandingCapital: now.outstandingCapital }).toEqual({
      credit: done.after.credit,
      outstandingCapital: done.after.outstandingCapital,
    });
    expect(Number(done.before.outstandingCapital) - Number(done.after.outstandingCapital)).toBeCloseTo(
      Number(preview.prepayment?.amount),
    );
    expect(now.credit).toBe('0.00');
  });

  it('is refused beyond the credit there is, and without a key', async () => {
    const payer = await withCredit();
    const use = { use: 'capital', amount: '50000.01' };
    const { body } = await send(payer, 'credit-uses', use).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'amount', code: 'CREDIT.NOT_ENOUGH' }] });
    const path = `/api/customers/contracts/${payer.contract.id}/credit-uses`;
    await api.http
      .post(path)
      .set(payer.customer.headers)
      .send({ ...use, amount: '100' })
      .expect(400);
  });
});

describe('credit to another contract', () => {
  it('of the same holder goes at once, and waits there for what falls due', async () => {
    const payer = await withCredit();
    const other = await another(payer);
    const use = { use: 'transfer', amount: '20000', toContractId: other.id };
    const done = creditUseResultSchema.parse((await send(payer, 'credit-uses', use).expect(201)).body);
    expect(done).toMatchObject({
      after: { credit: '30000.00' },
      to: { contractId: other.id, after: { credit: '20000.00' } },
    });
    expect((await standing(payer.contract.id)).credit).toBe('30000.00');
    expect((await standing(other.id)).credit).toBe('20000.00');
  });

  it('both ways at the same moment does not stand in its own way', async () => {
    const payer = await withCredit();
    const other = { contract: await another(payer), customer: payer.customer };
    await send(payer, 'credit-uses', { use: 'transfer', amount: '20000', toContractId: other.contract.id }).expect(201);
    const there = () => send(payer, 'credit-uses', { use: 'transfer', amount: '100', toContractId: other.contract.id });
    const back = () => send(other, 'credit-uses', { use: 'transfer', amount: '100', toContractId: payer.contract.id });
    const answers = await Promise.all([there(), back(), there(), back(), there(), back()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect((await standing(payer.contract.id)).credit).toBe('30000.00');
  });

  it('in another name is refused, and somebody else’s does not exist', async () => {
    const [payer, stranger] = [await withCredit(), await withCredit()];
    const use = (toContractId: string) => ({ use: 'transfer', amount: '100', toContractId });
    const other = await another(payer);
    const { taxProfileId } = stranger.contract;
    await api.prisma.contract.update({ where: { id: other.id }, data: { taxProfileId } });
    const { body } = await send(payer, 'credit-uses', use(other.id)).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'toContractId', code: 'CONTRACT.OTHER_HOLDER' }] });
    await send(payer, 'credit-uses', use(stranger.contract.id)).expect(404);
    await send({ ...stranger, customer: payer.customer }, 'credit-uses', use(payer.contract.id)).expect(404);
    expect((await standing(stranger.contract.id)).credit).toBe(CREDIT);
  });
});

describe('credit asked back', () => {
  it('is asked of staff, who find it among their messages', async () => {
    const payer = await withCredit();
    const { body } = await send(payer, 'refund-requests', { amount: '1500', clabe: CLABE }).expect(201);
    const { conversationId } = body as { conversationId: string };
    const care = await api.signIn('care');
    const { body: seen } = await api.http
      .get(`/api/admin/conversations/${conversationId}`)
      .set(care.headers)
      .expect(200);
    expect(seen).toMatchObject({ subject: 'Devolución de saldo a favor: $1,500.00' });
    const { body: own } = await api.http
      .get(`/api/customers/conversations/${conversationId}`)
      .set(payer.customer.headers)
      .expect(200);
    expect((own as AccountConversation).messages[0]?.text).toContain('terminada en 8909 (BBVA México)');
    expect((await standing(payer.contract.id)).credit).toBe(CREDIT);
  });

  it('keeps where it goes in clear nowhere', async () => {
    const payer = await withCredit();
    const clabe = '072180000118359711';
    await send(payer, 'refund-requests', { amount: '1500', clabe }).expect(201);
    const [row] = await api.prisma.refundRequest.findMany({ where: { contractId: payer.contract.id } });
    const encryption = api.app.get(FieldEncryption, { strict: false });
    expect(encryption.decrypt(row?.clabe ?? '', 'refund_request.clabe')).toBe(clabe);
    expect(row).toMatchObject({ customerId: payer.customer.id, deskRequestId: null, settledAt: null });
    const tables = await api.prisma.$queryRaw<{ name: string }[]>`
      select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;
    const holding = async (text: string) => {
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await api.prisma.$queryRawUnsafe<object[]>(
          `select 1 from ${name} record where record::text like '%' || $1 || '%' limit 1`,
          text,
        );
        if (rows.length > 0) found.push(name);
      }
      return found;
    };
    expect(await holding(clabe)).toEqual([]);
    expect(await holding('terminada en 9711')).toEqual(['message']);
  });

  it('is asked for once at a time, and again once that is closed', async () => {
    const payer = await withCredit();
    const key = randomUUID();
    const ask = (of?: string, clabe = CLABE) => send(payer, 'refund-requests', { amount: '1500', clabe }, of);
    const first = await ask(key).expect(201);
    expect((await ask(key).expect(201)).body).toEqual(first.body);
    await ask(key, '646180110400000007').expect(422);
    const { body } = await ask().expect(409);
    expect(body).toMatchObject({ code: 'REFUND_REQUEST.OPEN' });
    const contractId = payer.contract.id;
    expect(await api.prisma.conversation.count({ where: { contractId } })).toBe(1);

    const finance = await api.signIn('finance');
    const filter = encodeURIComponent(JSON.stringify({ contractId, open: true }));
    const listed = async () => {
      const { body: page } = await api.http
        .get(`/api/admin/refund-requests?filter=${filter}`)
        .set(finance.headers)
        .expect(200);
      return (page as { data: AdminRefundRequest[] }).data;
    };
    const [asked] = await listed();
    expect(asked).toMatchObject({ amount: '1500.00', clabeEnding: '8909', deskRequestId: null });
    const read = await api.http.post(`/api/admin/refund-requests/${asked?.id}/clabe`).set(finance.headers).expect(200);
    expect(read.body).toEqual({ clabe: CLABE });
    const where = { resource: 'refund-requests', recordId: asked?.id, action: 'reveal' };
    expect(await api.prisma.auditEntry.findMany({ where })).toMatchObject([{ actorEmail: finance.email }]);
    const close = () => api.http.post(`/api/admin/refund-requests/${asked?.id}/close`).set(finance.headers);
    await close().expect(204);
    await close().expect(409);
    expect(await listed()).toEqual([]);
    await ask().expect(201);
  });

  it('of two at the same moment is asked for once', async () => {
    const payer = await withCredit();
    const ask = () => send(payer, 'refund-requests', { amount: '10', clabe: CLABE });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('is refused beyond what there is, or to what is no CLABE', async () => {
    const payer = await withCredit();
    const refusal = async (body: object) =>
      ((await send(payer, 'refund-requests', body).expect(422)).body as { errors: object[] }).errors[0];
    expect(await refusal({ amount: '60000', clabe: CLABE })).toMatchObject({ code: 'CREDIT.NOT_ENOUGH' });
    expect(await refusal({ amount: '10', clabe: '012180012345678900' })).toMatchObject({ code: 'CLABE.INVALID' });
  });
});

describe('what becomes of money beyond what is due', () => {
  const detail = async ({ contract, customer }: Payer) => {
    const { body } = await api.http.get(`/api/customers/contracts/${contract.id}`).set(customer.headers).expect(200);
    return contractDetailSchema.parse(body);
  };
  const say = ({ contract, customer }: Payer, excess: string) =>
    api.http.put(`/api/customers/contracts/${contract.id}/excess`).set(customer.headers).send({ excess });

  it('is said once for all, with its day, and holds for what comes', async () => {
    const payer = await createPayer(api, UP_TO_DATE);
    expect((await detail(payer)).excess).toEqual({ is: 'capital', since: null });
    await say(payer, 'advance').expect(204);
    await say(payer, 'advance').expect(204);
    expect((await detail(payer)).excess).toEqual({ is: 'advance', since: todayInMexico() });
    const where = { contractId: payer.contract.id, type: 'instruction' } as const;
    expect(await api.prisma.contractEvent.count({ where })).toBe(1);
    await say(payer, 'capital').expect(204);
    expect((await detail(payer)).excess.is).toBe('capital');
    await say(payer, 'something').expect(422);
    await say({ ...(await withCredit()), customer: payer.customer }, 'capital').expect(404);
  });
});

it('owes what was taken back after its credit went elsewhere, and can be paid that', async () => {
  const payer = await withCredit();
  const { contract, customer } = payer;
  const other = await another(payer);
  await send(payer, 'credit-uses', { use: 'transfer', amount: CREDIT, toContractId: other.id }).expect(201);
  const { id: of } = await api.prisma.contractEvent.findFirstOrThrow({
    where: { contractId: contract.id, type: 'payment', amount: CREDIT },
  });
  const on = todayInMexico();
  await api.prisma.$transaction((database) =>
    api.app
      .get(Ledgers, { strict: false })
      .enter(database, contract.id, { type: 'reversal', of, on, reason: 'Devuelto' }),
  );
  const read = async (path: string) => (await api.http.get(path).set(customer.headers).expect(200)).body;
  const detail = contractDetailSchema.parse(await read(`/api/customers/contracts/${contract.id}`));
  expect(detail).toMatchObject({ dueNow: CREDIT, unapplied: `-${CREDIT}` });
  expect(accountHomeSchema.parse(await read('/api/customers/home')).dueNow).toBe(CREDIT);
  const { contracts } = paymentOptionsSchema.parse(await read('/api/customers/payment-options'));
  expect(contracts.find(({ contractId }) => contractId === contract.id)).toMatchObject({ due: CREDIT, dueNow: '0.00' });
  const started = await startPayment(api, payer);
  expect(started.amount).toBe(CREDIT);
  await deliver(api, sandboxMessage(api, started)).expect(200);
  expect(await standing(contract.id)).toMatchObject({ credit: '0.00', dueNow: '0.00' });
  expect(await api.prisma.payment.findUniqueOrThrow({ where: { id: started.id } })).toMatchObject({ duplicate: false });
});
