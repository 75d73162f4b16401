import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Contract } from '@flota/prisma';
import { addDays, type AdminMovement, todayInMexico } from '@flota/schemas';
import type { Caller, SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { type OwnerOfContract, signedInOwner } from './contracts.fixture.js';

const today = todayInMexico();

let api: TestApp;
let staff: Record<'finance' | 'care', SignedIn>;
let late: OwnerOfContract;
beforeAll(async () => {
  api = await startTestApp();
  staff = { finance: await api.signIn('finance'), care: await api.signIn('care') };
  late = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
});
afterAll(() => api.close());

const transfer = { kind: 'payment', amount: '1500.00', receivedOn: today, reference: 'SPEI 0001' };
const post = (contract: Pick<Contract, 'id'>, body: object, key?: string, caller: SignedIn = staff.finance) =>
  api.http
    .post(`/api/admin/contracts/${contract.id}/payments`)
    .set({ ...caller.headers, ...(key && { 'idempotency-key': key }) })
    .send(body);
const payments = ({ id: contractId }: Pick<Contract, 'id'>, amount: string) =>
  api.prisma.movement.count({ where: { contractId, kind: 'payment', amount: `-${amount}` } });

describe('POST /api/admin/contracts/{id}/payments', () => {
  it('posts a transfer as of the day it came, and writes who did it', async () => {
    const receivedOn = addDays(today, -2);
    const { body } = await post(late.contract, { ...transfer, amount: '777.00', receivedOn }).expect(201);

    expect(body).toMatchObject({
      kind: 'payment',
      amount: '-777.00',
      postedOn: receivedOn,
      description: 'Pago recibido, SPEI 0001',
      contractNumber: late.contract.number,
    });
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ where: { recordId: late.contract.id } });
    expect(entry).toMatchObject({ action: 'post-payment', resource: 'contracts', actorEmail: staff.finance.email });
    expect(entry.changes).toMatchObject({ amount: { to: '777.00' }, movementId: { to: (body as AdminMovement).id } });
  });

  it('posts the same request once, also when both come at the same moment', async () => {
    const key = 'transfer-key-0001';
    const body = { ...transfer, amount: '888.00' };
    const [one, two] = await Promise.all([post(late.contract, body, key), post(late.contract, body, key)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect((one.body as AdminMovement).id).toBe((two.body as AdminMovement).id);
    expect(await payments(late.contract, '888.00')).toBe(1);
    await post(late.contract, { ...body, amount: '889.00' }, key).expect(422);
  });

  it('settles a contract', async () => {
    const { contract } = await signedInOwner(api);
    await post(contract, { ...transfer, kind: 'payoff', amount: '9000000' }).expect(201);
    expect(await api.prisma.contract.findUniqueOrThrow({ where: { id: contract.id } })).toMatchObject({
      state: 'paid_off',
    });
    await post(contract, { ...transfer, kind: 'payoff', amount: '9000000' }).expect(409);
  });

  it.each([
    [{ receivedOn: addDays(today, 1) }, 'receivedOn', 'DATE.OUT_OF_RANGE'],
    [{ receivedOn: '2001-01-01' }, 'receivedOn', 'DATE.OUT_OF_RANGE'],
    [{ receivedOn: 'ayer' }, 'receivedOn', 'DATE.INVALID'],
    [{ amount: '0' }, 'amount', 'AMOUNT.OUT_OF_RANGE'],
    [{ amount: '1000000000' }, 'amount', 'AMOUNT.OUT_OF_RANGE'],
    [{ amount: '-1' }, 'amount', 'DECIMAL.INVALID'],
    [{ kind: 'gift' }, 'kind', 'KIND.INVALID'],
    [{ reference: ' ' }, 'reference', 'REFERENCE.REQUIRED'],
    [{ kind: 'payoff', amount: '10' }, 'amount', 'PAYOFF.BELOW_TOTAL'],
    [{ kind: 'purchase_option' }, 'contract', 'PURCHASE_OPTION.NOT_AVAILABLE'],
  ])('refuses %j and posts nothing', async (change, field, code) => {
    const { contract } = late;
    const before = await api.prisma.movement.count({ where: { contractId: contract.id } });
    const { body } = await post(contract, { ...transfer, ...change }).expect(422);
    expect(body).toMatchObject({ errors: [{ field, code }] });
    expect(await api.prisma.movement.count({ where: { contractId: contract.id } })).toBe(before);
  });

  it('is not found for a contract that is not there', async () => {
    await post({ id: '0198a000-0000-7000-8000-000000000000' }, transfer).expect(404);
  });
});

describe('what staff see', () => {
  const list = async (resource: string, filter: object, caller: SignedIn = staff.care) =>
    (
      await api.http
        .get(`/api/admin/${resource}`)
        .query({ filter: JSON.stringify(filter) })
        .set(caller.headers)
        .expect(200)
    ).body as { data: Record<string, unknown>[]; total: number };

  it('finds contracts that are late, and shows no whole RFC', async () => {
    const { data } = await list('contracts', { overdue: true });
    expect(data).toContainEqual(
      expect.objectContaining({
        id: late.contract.id,
        holder: expect.objectContaining({ rfc: expect.stringMatching(/^•{10}\w{3}$/) }),
      }),
    );
    expect((await list('contracts', { overdue: false, customerId: late.owner.id })).total).toBe(0);
    const { body } = await api.http.get(`/api/admin/contracts/${late.contract.id}`).set(staff.care.headers).expect(200);
    expect(body).toMatchObject({ number: late.contract.number, documents: [], policies: [] });
    expect((body as { instalments: unknown[] }).instalments).toHaveLength(60);
    expect(Number((body as { dueNow: string }).dueNow)).toBeGreaterThan(0);
  });

  it('finds a contract by its number, VIN, reference or holder', async () => {
    for (const q of [late.contract.number, late.contract.vin, late.contract.paymentReference, late.owner.email]) {
      expect((await list('contracts', { q })).data).toEqual([expect.objectContaining({ id: late.contract.id })]);
    }
  });

  it('reads the movements of a contract', async () => {
    const { data, total } = await list('movements', { contractId: late.contract.id });
    expect(total).toBe(await api.prisma.movement.count({ where: { contractId: late.contract.id } }));
    expect(data[0]).toMatchObject({ contractId: late.contract.id, contractNumber: late.contract.number });
  });

  it('closes an account, which ends what it was signed in to, and opens it again', async () => {
    const customer = await api.signIn('customer');
    const setActive = (active: unknown, caller: SignedIn) =>
      api.http.patch(`/api/admin/customers/${customer.id}`).set(caller.headers).send({ active });
    const home = () => api.http.get('/api/customers/home').set(customer.headers);

    await setActive(false, staff.finance).expect(403);
    await home().expect(200);
    expect((await setActive(false, staff.care).expect(200)).body).toMatchObject({ active: false });
    await home().expect(401);
    expect((await list('customers', { active: false })).data).toMatchObject([{ id: customer.id }]);
    await setActive('no', staff.care).expect(422);
    await setActive(true, staff.care).expect(200);
    await home().expect(200);
  });

  it.each(['content'] satisfies Caller[])('is not for %s', async (role) => {
    const { headers } = await api.signIn(role);
    for (const resource of ['customers', 'contracts', 'movements']) {
      await api.http.get(`/api/admin/${resource}`).set(headers).expect(403);
    }
  });
});
