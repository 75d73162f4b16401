import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { editRecord } from '../testing/edit-record.js';
import { type OwnerOfContract, signedInOwner } from '../testing/contract-owners.js';
import type { Caller, SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let staff: Record<'finance' | 'care', SignedIn>;
let late: OwnerOfContract;
beforeAll(async () => {
  api = await startTestApp();
  staff = { finance: await api.signIn('finance'), care: await api.signIn('care') };
  late = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
});
afterAll(() => api.close());

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

  it('tells contracts of one customer apart by what is owed, what falls due next and when', async () => {
    const path = `/api/admin/contracts/${late.contract.id}`;
    const { body } = await api.http.get(path).set(staff.care.headers).expect(200);
    const { instalments } = body as { instalments: { number: number; dueOn: string; total: string; owed: string }[] };
    const [owed, next] = [
      instalments.find(({ number }) => number === 14),
      instalments.find(({ number }) => number === 15),
    ];
    const told = {
      due: owed?.total,
      next: { dueOn: next?.dueOn, missing: next?.total },
      nickname: late.contract.nickname,
    };
    expect((await list('contracts', { q: late.contract.number })).data).toEqual([expect.objectContaining(told)]);
    expect(body).toMatchObject(told);
  });

  it('tells the same amount that settles a contract as its owner is told', async () => {
    const { owner, contract } = late;
    const payoff = await api.http.get(`/api/customers/contracts/${contract.id}/payoff`).set(owner.headers).expect(200);
    const { body } = await api.http.get(`/api/admin/contracts/${contract.id}`).set(staff.care.headers).expect(200);
    expect(body).toMatchObject({ payoffToday: (payoff.body as { total: string }).total });
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
      editRecord(api, caller, `/api/admin/customers/${customer.id}`, { active });
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
