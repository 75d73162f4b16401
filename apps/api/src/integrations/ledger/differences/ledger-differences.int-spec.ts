import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Contract, dateColumn } from '@flota/prisma';
import { createContract, createCustomer } from '@flota/prisma/seed';
import { addDays, type AdminLedgerDifference, todayInMexico } from '@flota/schemas';
import { deskOf, requestIn } from '../../../testing/at-the-desk.js';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import { intakeInput } from '../../../testing/contract-intake.js';
import type { SignedIn } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { FakeLedger, type Told, toldOf } from '../ledger.fixture.js';

const today = todayInMexico();
let api: TestApp;
let ledger: FakeLedger;
let contract: Contract;
let finance: SignedIn;
let desk: ReturnType<typeof deskOf>;
let told: Told;

beforeAll(async () => {
  api = await startTestApp();
  ledger = await FakeLedger.start(api);
  desk = deskOf(api);
  finance = await api.signIn('finance');
});
afterAll(async () => {
  await ledger.close();
  await api.close();
});
beforeEach(async () => {
  await ledger.connect();
  const customer = await createCustomer(api.prisma);
  contract = await createContract(api.prisma, { customerId: customer.id, fieldCipher: api.app.get(FieldEncryption) });
  told = await toldOf(api, contract.id);
});

/** What differs of the contract, of a kind the newest last. */
const differences = async (number = contract.number) => {
  const rows = await api.prisma.ledgerDifference.findMany({
    where: { ledgerContract: { number } },
    orderBy: [{ kind: 'asc' }, { openedAt: 'asc' }],
  });
  return rows.map(({ kind, state }) => `${kind} ${state}`);
};
const idOf = async (kind: AdminLedgerDifference['kind'], state: AdminLedgerDifference['state'] = 'open') =>
  (
    await api.prisma.ledgerDifference.findFirstOrThrow({
      where: { ledgerContract: { number: told.number }, kind, state },
    })
  ).id;
const show = async (id: string): Promise<AdminLedgerDifference> => {
  const { body } = await api.http.get(`/api/admin/ledger-differences/${id}`).set(finance.headers).expect(200);
  return body as AdminLedgerDifference;
};
const settle = (id: string, word: 'accept' | 'keep', reason = 'Lo dice el banco', staff = finance) =>
  api.http.post(`/api/admin/ledger-differences/${id}/${word}`).set(staff.headers).send({ reason });
const payment = (changes: object = {}) => ({
  id: `M-${crypto.randomUUID()}`,
  kind: 'payment',
  amount: '1500.00',
  receivedOn: addDays(today, -1),
  reference: `SPEI ${crypto.randomUUID().slice(0, 8)}`,
  ...changes,
});
const receipts = (where: object = {}) =>
  api.prisma.contractEvent.findMany({ where: { contractId: contract.id, paymentId: { not: null }, ...where } });

describe('comparing with the ledger', () => {
  it('finds nothing where both agree to the cent, and names what both have', async () => {
    await ledger.tell(told);
    expect(await differences()).toEqual([]);
    const names = await api.prisma.externalReference.findMany({ where: { system: 'ledger', kind: 'movement' } });
    expect(names.map(({ externalId }) => externalId)).toEqual(
      expect.arrayContaining(told.movements.map(({ id }) => id)),
    );
  });

  it('lists a cent of balance, a day of an instalment and another state; all end by themselves once they agree', async () => {
    const [first, second, ...others] = told.instalments;
    if (!first || !second) throw new Error('No schedule');
    const balance = (Number(told.balance) - 0.01).toFixed(2);
    const instalments = [{ ...first, dueOn: addDays(first.dueOn, 1) }, { ...second, total: '1.00' }, ...others];
    await ledger.tell({ ...told, balance, instalments, state: 'paid_off' });
    expect(await differences()).toEqual(['state open', 'balance open', 'instalments open']);
    expect(await show(await idOf('balance'))).toMatchObject({
      ours: { amount: told.balance },
      theirs: { amount: balance },
      canAccept: false,
      others: expect.arrayContaining([
        expect.objectContaining({ kind: 'state', theirs: { state: 'paid_off' } }),
      ]) as unknown,
    });
    expect((await show(await idOf('instalments'))).theirs?.lines).toEqual([
      { number: first.number, dueOn: addDays(first.dueOn, 1), total: first.total },
      { number: second.number, dueOn: second.dueOn, total: '1.00' },
    ]);
    await settle(await idOf('balance'), 'accept').expect(409);

    await ledger.tell(told);
    expect(await differences()).toEqual(['state agreed', 'balance agreed', 'instalments agreed']);
  });

  it('tells money that one side has not, or has otherwise, also of equal amounts on one day', async () => {
    const twice = payment();
    const [known, ...rest] = told.movements;
    if (!known) throw new Error('Nothing was paid');
    await ledger.tell({ ...told, movements: [...rest, { ...known, id: 'gone' }, twice] });
    expect(await differences()).toEqual(['movement_here open']);
    // The same once more that day is another payment.
    await ledger.tell({ ...told, movements: [...rest, { ...known, id: 'gone' }, twice, { ...twice, id: 'again' }] });
    expect(await differences()).toEqual(['movement_here open', 'movement_here open']);
    // It is known by its name now, so that another amount is no other payment.
    await ledger.tell({ ...told, movements: [...rest, { ...known, id: 'gone', amount: '0.01' }] });
    expect(await differences()).toEqual(['movement_here agreed', 'movement_here agreed', 'movement open']);
    await ledger.tell({ ...told, movements: rest });
    expect((await differences()).filter((one) => one.endsWith('open'))).toEqual(['movement_there open']);
  });

  it('does not hold against the ledger what is under way to it', async () => {
    await desk.receive(finance, contract.id).expect(201);
    await ledger.tell(told);
    expect(await differences()).toEqual([]);
    await api.prisma.delivery.updateMany({ data: { state: 'failed', endedAt: new Date() } });
    await ledger.tell({ ...told, asOf: addDays(today, -1) });
    expect(await differences()).toContain('movement_there open');
  });

  it('lists what it can not read, and compares the others', async () => {
    const other = { ...told, id: 'other', number: 'NADA-1', balance: 'mucho' };
    await ledger.tell(other, { ...told, balance: '0.01' });
    expect(await differences('NADA-1')).toEqual(['unreadable open']);
    expect(await differences()).toEqual(['balance open']);
    const { id } = await api.prisma.ledgerDifference.findFirstOrThrow({ where: { kind: 'unreadable' } });
    expect(await show(id)).toMatchObject({ problems: [{ field: 'balance', text: expect.any(String) as unknown }] });
  });
});

describe('what finance do about a difference', () => {
  it('posts the ledger’s money at the desk, with a trace, once; what agrees by that ends', async () => {
    const money = payment();
    await ledger.tell({ ...told, balance: '1.00', movements: [...told.movements, money] });
    const id = await idOf('movement_here');
    await settle(id, 'accept').expect(204);
    expect(await receipts()).toMatchObject([
      { type: 'payment', reference: money.reference, reason: 'Lo dice el banco' },
    ]);
    expect(await show(id)).toMatchObject({ state: 'accepted', decidedBy: { id: finance.id }, canAccept: false });
    await settle(id, 'accept').expect(409);
    const entries = await api.prisma.auditEntry.findMany({ where: { resource: 'ledger-differences', recordId: id } });
    expect(entries).toMatchObject([{ action: 'accept', actorId: finance.id }]);
    await ledger.tell({ ...(await toldOf(api, contract.id)), movements: [...told.movements, money] });
    expect(await differences()).toEqual(['balance agreed', 'movement_here accepted']);
    expect(await desk.disagreements(contract.id)).toEqual([]);
  });

  it('takes a second person above the limit', async () => {
    await ledger.tell({ ...told, movements: [...told.movements, payment({ amount: '60000.00' })] });
    const id = await idOf('movement_here');
    await settle(id, 'accept').expect(204);
    const { deskRequestId, state } = await show(id);
    expect(state).toBe('waiting');
    expect(await receipts()).toEqual([]);
    await settle(id, 'keep').expect(409);
    const admin = await api.signIn('admin');
    expect(requestIn(await desk.approve(admin, deskRequestId ?? '').expect(200)).state).toBe('done');
    await ledger.read();
    await api.prisma.ledgerContract.updateMany({ data: { isDue: true } });
    await ledger.read();
    expect(await differences()).toEqual(['movement_here accepted']);
  });

  it('is asked anew once that person said no', async () => {
    await ledger.tell({ ...told, movements: [...told.movements, payment({ amount: '60000.00' })] });
    const id = await idOf('movement_here');
    await settle(id, 'accept').expect(204);
    const admin = await api.signIn('admin');
    await desk.reject(admin, (await show(id)).deskRequestId ?? '').expect(200);
    await api.prisma.ledgerContract.updateMany({ data: { isDue: true } });
    await ledger.read();
    expect(await show(id)).toMatchObject({ state: 'open', deskRequestId: null, canAccept: true });
  });

  it('takes back what the ledger has not, and corrects what it has otherwise', async () => {
    const transfer = desk.transfer({ amount: '900.00' });
    await desk.receive(finance, contract.id, transfer).expect(201);
    await api.prisma.delivery.updateMany({ data: { state: 'failed', endedAt: new Date() } });
    await ledger.tell(told);
    await settle(await idOf('movement_there'), 'accept').expect(204);
    const [event] = await receipts();
    expect(await api.prisma.contractEvent.count({ where: { reversesId: event?.id ?? '' } })).toBe(1);

    const again = desk.transfer({ amount: '800.00' });
    await desk.receive(finance, contract.id, again).expect(201);
    const [posted] = await receipts({ amount: '800.00' });
    await ledger.tell({
      ...told,
      movements: [...told.movements, payment({ flotaId: posted?.id, amount: '700.00', reference: again.reference })],
    });
    await settle(await idOf('movement'), 'accept').expect(204);
    expect(await receipts({ amount: '700.00', valueOn: dateColumn(addDays(today, -1)) })).toHaveLength(1);
    expect(await desk.disagreements(contract.id)).toEqual([]);
  });

  it('keeps ours until the ledger says something else', async () => {
    const differs = { ...told, balance: '5.00' };
    await ledger.tell(differs);
    const id = await idOf('balance');
    await settle(id, 'keep', '').expect(422);
    await settle(id, 'keep').expect(204);
    await ledger.tell({ ...differs, asOf: today, holder: { ...(told.holder as object), extra: '1' } });
    expect(await differences()).toEqual(['balance kept']);
    await ledger.tell({ ...differs, balance: '6.00' });
    expect(await differences()).toEqual(['balance kept', 'balance open']);
    await ledger.tell(told);
    expect(await differences()).toEqual(['balance kept', 'balance agreed']);
  });

  it('is told apart in customer data, of an RFC only its end, and taken over of who has not registered', async () => {
    const holder = { ...(told.holder as Record<string, string>), phone: '5512345678', name: 'Otro Nombre' };
    await ledger.tell({ ...told, holder: { ...holder, rfc: 'OEBR8001011A1' } });
    const fields = (await show(await idOf('customer'))).holder;
    expect(fields.map(({ field }) => field)).toEqual(['name', 'phone', 'rfc']);
    expect(fields.find(({ field }) => field === 'rfc')?.theirs).not.toContain('OEBR800101');
    await settle(await idOf('customer'), 'accept').expect(422);
    await ledger.tell({ ...told, holder });
    await api.prisma.customer.update({ where: { id: contract.customerId }, data: { registeredAt: new Date() } });
    await settle(await idOf('customer'), 'accept').expect(422);
    await api.prisma.customer.update({ where: { id: contract.customerId }, data: { registeredAt: null } });
    await settle(await idOf('customer'), 'accept').expect(204);
    const customer = await api.prisma.customer.findUniqueOrThrow({ where: { id: contract.customerId } });
    expect(customer).toMatchObject({ name: 'Otro Nombre', phone: '+525512345678' });
  });

  it('brings a contract in that is not here, with its money', async () => {
    const { number, holder, payments: _, ...agreement } = intakeInput();
    told = {
      ...told,
      id: 'K-new',
      number,
      holder,
      movements: [],
      balance: '1.00',
      agreement,
    };
    await ledger.tell(told);
    const id = await idOf('contract');
    // The ledger's balance is none that its own terms come to.
    await settle(id, 'accept').expect(422);
    await ledger.tell({ ...told, balance: '1984000.00' });
    await settle(id, 'accept').expect(204);
    expect(await api.prisma.contract.count({ where: { number } })).toBe(1);
    expect((await differences(number))[0]).toBe('contract accepted');
  });

  it('is for finance: others see it or do not', async () => {
    await ledger.tell({ ...told, balance: '5.00' });
    const id = await idOf('balance');
    const auditor = await api.signIn('auditor');
    await api.http.get(`/api/admin/ledger-differences/${id}`).set(auditor.headers).expect(200);
    await settle(id, 'keep', 'No', auditor).expect(403);
    const care = await api.signIn('care');
    await api.http.get('/api/admin/ledger-differences').set(care.headers).expect(403);
  });

  it('is found by kind, state, contract and age', async () => {
    await ledger.tell({ ...told, balance: '5.00' });
    const listed = async (filter: object) => {
      const query = { filter: JSON.stringify(filter) };
      const { body } = await api.http
        .get('/api/admin/ledger-differences')
        .query(query)
        .set(finance.headers)
        .expect(200);
      return (body as { data: { contractNumber: string }[] }).data.filter((one) => one.contractNumber === told.number);
    };
    expect(await listed({ kind: 'balance', state: 'open', contractId: contract.id })).toHaveLength(1);
    expect(await listed({ q: told.number })).toHaveLength(1);
    expect(await listed({ kind: 'state' })).toEqual([]);
    expect(await listed({ olderThanDays: 1 })).toEqual([]);
    await api.http.get('/api/admin/ledger-differences?filter=%7B%22kind%22%3A1%7D').set(finance.headers).expect(422);
  });
});
