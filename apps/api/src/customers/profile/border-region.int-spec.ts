import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dayOfColumn } from '@flota/prisma';
import { FACTORY_PASSWORD } from '@flota/prisma/seed';
import { addDays, type AdminCustomerDetail, type Problem, todayInMexico } from '@flota/schemas';
import { createClient } from '../../testing/clients.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { emptyAuditLog } from '../../testing/audit-log.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let finance: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());
beforeEach(() => emptyAuditLog(api.prisma));

const reason = 'Constancia de situación fiscal';
const put = (id: string, body: object) =>
  api.http.put(`/api/admin/tax-profiles/${id}/border-region`).set(finance.headers).send(body);
/** From the version it has now. */
const putNow = async (id: string, body: object, status: number) => {
  const { updatedAt } = await api.prisma.taxProfile.findUniqueOrThrow({ where: { id } });
  return put(id, { ...body, updatedAt: updatedAt.toISOString() }).expect(status);
};
const untilOf = async (id: string) => {
  const { borderRegionUntil } = await api.prisma.taxProfile.findUniqueOrThrow({ where: { id } });
  return borderRegionUntil && dayOfColumn(borderRegionUntil);
};

describe('the border region of a holder', () => {
  it('has an end, which staff see, and is in the log with its reason', async () => {
    const { customer, taxProfile } = await createClient(api);
    const until = addDays(todayInMexico(), 365);
    await putNow(taxProfile.id, { until, reason }, 204);
    const { body } = await api.http.get(`/api/admin/customers/${customer.id}`).set(finance.headers).expect(200);
    expect((body as AdminCustomerDetail).taxProfiles).toMatchObject([{ id: taxProfile.id, borderRegionUntil: until }]);

    await putNow(taxProfile.id, { until: null, reason: 'Cambió de domicilio' }, 204);
    expect(await untilOf(taxProfile.id)).toBeNull();
    const entries = await api.prisma.auditEntry.findMany({ orderBy: { at: 'asc' } });
    expect(entries).toMatchObject([
      {
        action: 'set-border-region',
        resource: 'customers',
        recordId: customer.id,
        changes: { borderRegionUntil: { from: null, to: until }, reason: { from: null, to: reason } },
      },
      { changes: { borderRegionUntil: { from: until, to: null } } },
    ]);
  });

  it('is told to the holder, and changes no contract that was signed', async () => {
    const { customer, taxProfile } = await createClient(api, { email: 'frontera@cliente.test' });
    const contracts = () => api.prisma.contract.findMany({ where: { customerId: customer.id } });
    const before = await contracts();
    const until = todayInMexico();
    await putNow(taxProfile.id, { until, reason }, 204);
    expect(await contracts()).toEqual(before);
    const credentials = { email: customer.email, password: FACTORY_PASSWORD };
    const { body: session } = await api.http.post('/api/auth/customers/login').send(credentials).expect(200);
    const bearer = `Bearer ${(session as { jwt: string }).jwt}`;
    const { body } = await api.http.get('/api/customers/profile').set('authorization', bearer).expect(200);
    expect(body).toMatchObject({ taxProfiles: [{ borderRegionUntil: until }] });
  });

  it.each([
    [{ until: addDays(todayInMexico(), -1), reason }, 'until', 'DATE.IN_PAST'],
    [{ until: '2099-01-01', reason }, 'until', 'DATE.TOO_FAR'],
    [{ until: '2027-02-30', reason }, 'until', 'DATE.INVALID'],
    [{ until: null, reason: ' ' }, 'reason', 'BORDER_REASON.REQUIRED'],
  ])('is refused with %j', async (body, field, code) => {
    const { taxProfile } = await createClient(api, { email: `${code.toLowerCase()}-${field}@cliente.test` });
    const answer = await put(taxProfile.id, body).expect(422);
    expect((answer.body as Problem).errors).toMatchObject([{ field, code }]);
    expect(await untilOf(taxProfile.id)).toBeNull();
    expect(await api.prisma.auditEntry.count()).toBe(0);
  });

  it('is changed from the version that was read, and no other', async () => {
    const { taxProfile } = await createClient(api, { email: 'dos@cliente.test' });
    const until = todayInMexico();
    const blind = await put(taxProfile.id, { until, reason }).expect(428);
    expect(blind.body).toMatchObject({ code: 'RESOURCE.VERSION_REQUIRED' });
    await putNow(taxProfile.id, { until, reason }, 204);
    const old = { until: null, reason, updatedAt: taxProfile.updatedAt.toISOString() };
    expect((await put(taxProfile.id, old).expect(409)).body).toMatchObject({ code: 'RESOURCE.STALE' });
    expect(await untilOf(taxProfile.id)).toBe(until);
  });

  it('is of nobody who is not there', async () => {
    await put('0193a000-0000-7000-8000-000000000000', { until: null, reason }).expect(404);
  });
});
