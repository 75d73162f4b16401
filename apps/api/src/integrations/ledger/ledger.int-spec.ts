import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Contract } from '@flota/prisma';
import { createContract, createCustomer } from '@flota/prisma/seed';
import { addDays, todayInMexico } from '@flota/schemas';
import { randomBytes } from 'node:crypto';
import { deskOf } from '../../testing/at-the-desk.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { intakeInput } from '../../testing/contract-intake.js';
import { eventually } from '../../testing/eventually.js';
import { catchUp } from '../../testing/outside/catch-up.js';
import { sendNotice } from '../../testing/send-notice.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { keyRing } from '../gateway/key-ring.js';
import { SealedFields } from '../gateway/sealed-fields.js';
import { FakeLedger, SECRET, type Told, toldOf } from './ledger.fixture.js';

const NOTICES = '/api/integrations/ledger/notices';
const today = todayInMexico();
let api: TestApp;
let ledger: FakeLedger;
let contract: Contract;
let finance: SignedIn;
let told: Told;

beforeAll(async () => {
  api = await startTestApp();
  ledger = await FakeLedger.start(api);
  finance = await api.signIn('finance');
});
afterAll(async () => {
  await ledger.close();
  await api.close();
});
beforeEach(async () => {
  await ledger.connect({ intake: 'take' });
  const customer = await createCustomer(api.prisma);
  contract = await createContract(api.prisma, { customerId: customer.id, fieldCipher: api.app.get(FieldEncryption) });
  told = await toldOf(api, contract.id);
});

const money = (changes: object = {}) => ({
  id: `M-${crypto.randomUUID()}`,
  kind: 'payment',
  amount: '1500.00',
  receivedOn: addDays(today, -1),
  reference: `SPEI ${crypto.randomUUID().slice(0, 8)}`,
  ...changes,
});
const open = (number = contract.number) =>
  api.prisma.ledgerDifference.findMany({
    where: { endedAt: null, ledgerContract: { number } },
    orderBy: { kind: 'asc' },
  });
const kinds = async (number?: string) => (await open(number)).map(({ kind }) => kind);
const posted = () =>
  api.prisma.contractEvent.findMany({ where: { contractId: contract.id, paymentId: { not: null } } });
const pull = () => api.prisma.connectorPull.findUniqueOrThrow({ where: { id: 'ledger' } });

/** A contract that is not here, as a ledger has it with what was agreed. */
function newContract(): Told {
  const { number, holder, payments: _, ...agreement } = intakeInput();
  return {
    ...{
      id: `K-${number}`,
      number,
      asOf: today,
      state: 'active',
      balance: '1984000.00',
      instalments: [],
      movements: [],
    },
    holder,
    agreement,
  };
}

describe('what is new in the ledger', () => {
  it('comes in by itself where that is wanted: a contract, and later its money, each once', async () => {
    const fresh = newContract();
    await ledger.tell(fresh);
    const { id } = await api.prisma.contract.findUniqueOrThrow({ where: { number: fresh.number } });
    const whole = await toldOf(api, id);
    const payment = money();
    const later = { ...whole, id: fresh.id, agreement: fresh.agreement, movements: [payment] };
    await ledger.tell(later);
    await ledger.tell({ ...later, asOf: addDays(today, -1) }, later);
    const events = await api.prisma.contractEvent.findMany({ where: { contractId: id } });
    expect(events).toMatchObject([{ type: 'payment', reference: payment.reference, enteredById: null }]);
    const [entry] = await api.prisma.auditEntry.findMany({ where: { action: 'post-payment', recordId: id } });
    expect(entry).toMatchObject({ actorEmail: 'Libro de cartera' });
  });

  it('is listed with why, where the rules refuse it', async () => {
    const fresh = newContract();
    await ledger.tell(
      { ...fresh, balance: '7.00' },
      { ...told, movements: [...told.movements, money({ amount: '90000000.00' })] },
    );
    expect(await kinds(fresh.number)).toEqual(['contract']);
    expect(await kinds()).toEqual(['movement_here']);
    const [row] = await api.prisma.ledgerContract.findMany({ where: { number: fresh.number } });
    expect(row?.problems).toMatchObject([{ field: 'expectedBalance', code: 'BALANCE.DIFFERENT' }]);
    expect(await posted()).toEqual([]);
  });

  it('is taken back where the ledger takes its own money back', async () => {
    const payment = money();
    await ledger.tell({ ...told, movements: [...told.movements, payment] });
    expect(await posted()).toHaveLength(1);
    await ledger.tell({ ...told, movements: [...told.movements, { ...payment, state: 'reversed' }] });
    const [event] = await posted();
    expect(await api.prisma.contractEvent.count({ where: { reversesId: event?.id ?? '' } })).toBe(1);
    expect(await kinds()).toEqual([]);
  });

  it('only waits in a list otherwise', async () => {
    await ledger.connect({ intake: 'list' });
    await ledger.tell({ ...told, movements: [...told.movements, money()] });
    expect(await posted()).toEqual([]);
    expect(await kinds()).toEqual(['movement_here']);
  });

  it('may be of a holder whose data come sealed', async () => {
    const keys = `k1:${randomBytes(32).toString('base64')}`;
    await ledger.connect({ intake: 'list', sealKeys: keys });
    const sealed = await new SealedFields(keyRing.parse(keys)).seal({ holder: told.holder }, ['holder']);
    await ledger.tell({ ...told, ...sealed });
    expect(await kinds()).toEqual([]);
    const stored = await api.prisma.ledgerContract.findFirstOrThrow({ where: { number: told.number } });
    expect(JSON.stringify(stored)).not.toContain((told.holder as Record<string, string>)['rfc']);
    await ledger.tell({ ...told, holder: `${sealed.holder as string}x` });
    expect(await kinds()).toEqual(['unreadable']);
  });
});

describe('reading the ledger', () => {
  it('goes on behind the last page that it kept, when it broke off', async () => {
    const others = [newContract(), newContract(), newContract()];
    ledger.change(told, ...others);
    ledger.breaks = 20;
    await ledger.read();
    expect(await pull()).toMatchObject({ cursor: '2', state: 'pending', lastError: expect.any(String) as unknown });
    const first = await api.prisma.contract.count({ where: { number: { in: others.map(({ number }) => number) } } });
    expect(first).toBe(1);
    ledger.breaks = 0;
    ledger.outside.received.length = 0;
    await ledger.connectAgain();
    await ledger.read();
    expect(ledger.outside.received.map(({ query }) => query.get('after'))).toEqual(['2']);
    expect(await pull()).toMatchObject({ cursor: '4', lastError: null });
    const all = await api.prisma.contract.count({ where: { number: { in: others.map(({ number }) => number) } } });
    expect(all).toBe(3);
  });

  it('stops at a ledger that says there is more and stays where it is', async () => {
    ledger.standsStill = true;
    await ledger.tell(told);
    expect((await pull()).lastError).toContain('no avanza');
  });

  it('comes again after the minutes that were set, soon when the ledger asks for it, and does nothing while it is off', async () => {
    await ledger.connect({ everyMinutes: 30 });
    await ledger.read();
    const due = (await pull()).nextAttemptAt?.getTime() ?? 0;
    expect(Math.abs(due - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
    const body = { type: 'contracts.changed', data: { anything: 1 } };
    await sendNotice(api, NOTICES, { body, secret: 'guessed' }).expect(401);
    await sendNotice(api, NOTICES, { body: { type: 'other' }, secret: SECRET }).expect(400);
    expect((await pull()).nextAttemptAt?.getTime()).toBe(due);
    await sendNotice(api, NOTICES, { body, secret: SECRET }).expect(200);
    expect((await pull()).nextAttemptAt?.getTime()).toBeLessThanOrEqual(Date.now());
    await ledger.turnOff();
    await sendNotice(api, NOTICES, { body, secret: SECRET }).expect(404);
    ledger.outside.received.length = 0;
    await ledger.read();
    expect(ledger.outside.received).toEqual([]);
    expect((await pull()).state).toBe('pending');
  });
});

describe('what the ledger is told', () => {
  it('is money of Flota and that it was taken back, by one name and in order, and nothing that it said itself', async () => {
    const desk = deskOf(api);
    const [stays, goes] = [money(), money({ amount: '1600.00' })];
    await ledger.tell({ ...told, movements: [...told.movements, stays, goes] });
    await ledger.tell({ ...told, movements: [...told.movements, stays, { ...goes, state: 'reversed' }] });
    expect(await posted()).toHaveLength(2);
    const worker = await api.startWorker();
    await desk.receive(finance, contract.id, { amount: '700.00' }).expect(201);
    const mine = (await posted()).find(({ amount }) => amount?.toFixed(2) === '700.00');
    const action = { kind: 'reversal', eventId: mine?.id, cause: 'posted_twice' };
    await desk.ask(finance, contract.id, action).expect(201);
    await eventually(
      async () => {
        await catchUp(api);
        return api.prisma.delivery.count({ where: { state: { in: ['pending', 'sending'] } } });
      },
      (count) => count === 0,
    );
    const pushed = ledger.pushed();
    expect(pushed.map(({ json }) => [json['amount'], json['state'], json['reversedOn']])).toEqual([
      ['700.00', 'posted', null],
      ['700.00', 'reversed', today],
    ]);
    expect(pushed.map(({ path }) => path)).toEqual(
      [1, 2].map(() => `/contracts/${contract.number}/movements/${mine?.id}`),
    );
    expect(new Set(pushed.map(({ key }) => key)).size).toBe(2);
    await worker.close();
  });

  it('is nothing where the lender wants that', async () => {
    await ledger.connect({ sends: false });
    const worker = await api.startWorker();
    await deskOf(api).receive(finance, contract.id, { amount: '650.00' }).expect(201);
    await eventually(
      async () => {
        await catchUp(api);
        return api.prisma.delivery.count({ where: { state: { in: ['pending', 'sending'] } } });
      },
      (count) => count === 0,
    );
    expect(ledger.pushed()).toEqual([]);
    await worker.close();
  });
});
