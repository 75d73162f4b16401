import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, type AdminApiClient, newApiKeySchema, todayInMexico } from '@flota/schemas';
import type { SignedIn } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

let api: TestApp;
let admin: SignedIn;
let made = 0;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const CLIENTS = '/api/admin/api-clients';
const wishedClient = (wished: object = {}) => {
  made += 1;
  return { name: `Contabilidad ${made}`, scopes: ['contracts:read'], requestsPerMinute: 600, lastDay: null, ...wished };
};
const post = (path: string, body: object = {}, who = admin) =>
  api.http.post(`${CLIENTS}${path}`).set(who.headers).send(body);
const create = async (wished: object = {}) =>
  newApiKeySchema.parse((await post('', wishedClient(wished)).expect(201)).body);
const addKey = async (id: string, overlapHours: number) =>
  newApiKeySchema.parse((await post(`/${id}/keys`, { overlapHours }).expect(201)).body).key;
const show = async (id: string) =>
  (await api.http.get(`${CLIENTS}/${id}`).set(admin.headers).expect(200)).body as AdminApiClient;
const statusWith = async (key: string) =>
  (await api.http.get('/api/integrations/v1/client').set('authorization', `Bearer ${key}`)).status;
const audited = async (recordId: string) => {
  const entries = await api.prisma.auditEntry.findMany({
    where: { resource: 'api-clients', recordId, actorId: admin.id },
    orderBy: { at: 'asc' },
  });
  return entries.map(({ action }) => action);
};

describe('a client of the API', () => {
  it('gets a key that is shown once and lets it in', async () => {
    const { id, key } = await create({ scopes: ['changes:read', 'contracts:read', 'contracts:read'] });
    expect(await statusWith(key)).toBe(200);
    const client = await show(id);
    expect(client).toMatchObject({
      scopes: ['contracts:read', 'changes:read'],
      state: 'active',
      lastUsedAt: expect.any(String),
      keys: [{ shown: `${key.slice(0, 16)}…`, state: 'current', expiresAt: null }],
    });
    expect(JSON.stringify(client)).not.toContain(key.slice(16));
    const trace = await api.prisma.auditEntry.findMany({ where: { recordId: id } });
    expect(JSON.stringify(trace)).not.toContain(key.slice(16));
    expect(await audited(id)).toEqual(['create']);
  });

  it.each([
    [{ name: ' ' }, 'name', 'NAME.REQUIRED'],
    [{ scopes: [] }, 'scopes', 'SCOPES.REQUIRED'],
    [{ scopes: ['all'] }, 'scopes.0', 'CHOICE.UNKNOWN'],
    [{ requestsPerMinute: 0 }, 'requestsPerMinute', 'COUNT.OUT_OF_RANGE'],
    [{ lastDay: addDays(todayInMexico(), -1) }, 'lastDay', 'DATE.IN_PAST'],
    [{ lastDay: '9999-12-31' }, 'lastDay', 'DATE.TOO_FAR'],
  ])('is refused with %j', async (wished, field, code) => {
    const { body } = await post('', wishedClient(wished)).expect(422);
    expect(body).toMatchObject({ errors: [{ field, code }] });
  });

  it('has a name that no other one has', async () => {
    const wished = wishedClient();
    await post('', wished).expect(201);
    expect((await post('', wished).expect(422)).body).toMatchObject({
      errors: [{ field: 'name', code: 'VALUE.TAKEN' }],
    });
  });

  it('counts to the end of its last day', async () => {
    const { id } = await create({ lastDay: '2030-03-31' });
    expect(await show(id)).toMatchObject({ lastDay: '2030-03-31', state: 'active' });
    const { expiresAt } = await api.prisma.apiClient.findUniqueOrThrow({ where: { id } });
    expect(expiresAt?.toISOString()).toBe('2030-04-01T06:00:00.000Z');
  });

  it('is changed from the version that was read, and holds to it at once', async () => {
    const { id, key } = await create();
    const { updatedAt } = await show(id);
    const change = { ...wishedClient({ scopes: ['policies:read'] }), updatedAt };
    const patch = () => api.http.patch(`${CLIENTS}/${id}`).set(admin.headers).send(change);
    await patch().expect(204);
    expect((await patch().expect(409)).body).toMatchObject({ code: 'RESOURCE.STALE' });
    const { body } = await api.http.get('/api/integrations/v1/client').set('authorization', `Bearer ${key}`);
    expect(body).toMatchObject({ scopes: ['policies:read'] });
    expect(await audited(id)).toEqual(['create', 'edit']);
  });

  it('is revoked for good', async () => {
    const { id, key } = await create();
    await post(`/${id}/revoke`).expect(204);
    expect(await statusWith(key)).toBe(401);
    expect(await show(id)).toMatchObject({ state: 'revoked', keys: [{ state: 'ended' }] });
    for (const again of [post(`/${id}/revoke`), post(`/${id}/keys`, { overlapHours: 24 })]) {
      expect((await again.expect(409)).body).toMatchObject({ code: 'API_CLIENT.ENDED' });
    }
    expect(await audited(id)).toEqual(['create', 'revoke']);
  });

  it('asks who makes it for a fresh proof', async () => {
    const late = await api.signIn('admin');
    await api.prisma.authSession.updateMany({ where: { staffId: late.id }, data: { provenAt: null } });
    expect((await post('', wishedClient(), late).expect(403)).body).toMatchObject({ code: 'AUTH.STEP_UP' });
  });
});

describe('a key', () => {
  it('gives way to another one while both count, and no third one', async () => {
    const { id, key } = await create();
    const next = await addKey(id, 24);
    expect([await statusWith(key), await statusWith(next)]).toEqual([200, 200]);
    expect((await show(id)).keys.map(({ state }) => state)).toEqual(['current', 'overlapping']);
    expect((await post(`/${id}/keys`, { overlapHours: 24 }).expect(409)).body).toMatchObject({
      code: 'API_CLIENT.TWO_KEYS',
    });
    await api.prisma.apiClientSecret.updateMany({
      where: { clientId: id, expiresAt: { not: null } },
      data: { expiresAt: new Date(Date.now() - 1_000) },
    });
    expect([await statusWith(key), await statusWith(next)]).toEqual([401, 200]);
    await addKey(id, 72);
  });

  it('ends at once, with all others, when a new one is asked for without an overlap', async () => {
    const { id, key } = await create();
    const second = await addKey(id, 168);
    const third = await addKey(id, 0);
    expect(await Promise.all([key, second, third].map(statusWith))).toEqual([401, 401, 200]);
    expect(await audited(id)).toEqual(['create', 'rotate-key', 'rotate-key']);
  });

  it('is revoked by itself', async () => {
    const { id, key } = await create();
    const next = await addKey(id, 24);
    const former = (await show(id)).keys.find(({ state }) => state === 'overlapping');
    await api.http.delete(`${CLIENTS}/${id}/keys/${former?.id}`).set(admin.headers).expect(204);
    expect(await Promise.all([key, next].map(statusWith))).toEqual([401, 200]);
    const other = await create();
    await api.http.delete(`${CLIENTS}/${other.id}/keys/${former?.id}`).set(admin.headers).expect(404);
  });

  it('is never the third one when two administrators ask at the same moment', async () => {
    const { id } = await create();
    const answers = await Promise.all([1, 2, 3].map(() => post(`/${id}/keys`, { overlapHours: 24 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([-1, 1, 1.5, '24', null])('is not asked for with an overlap of %j hours', async (overlapHours) => {
    const { id } = await create();
    await post(`/${id}/keys`, { overlapHours }).expect(422);
  });
});
