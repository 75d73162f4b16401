import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createStaffAccount, FACTORY_PASSWORD } from '@flota/prisma/seed';
import { type AdminStaffAccount, type StaffRole, staffSessionSchema, staffSessionsSchema } from '@flota/schemas';
import { mailedToken } from '../../testing/clients.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let admin: SignedIn;
let people = 0;

beforeAll(async () => {
  api = await startTestApp();
  await api.startWorker();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const PASSWORD = 'cuatro tuercas y un tornillo';
const NOBODY = '0198a000-0000-7000-8000-000000000000';

const newcomer = (role: StaffRole = 'finance') => {
  people += 1;
  return { email: `nueva-${people}@flota.test`, name: 'Rosa Ibarra', role };
};
const invite = (body: object, who = admin) => api.http.post('/api/admin/staff-accounts').set(who.headers).send(body);
const show = async (id: string) =>
  (await api.http.get(`/api/admin/staff-accounts/${id}`).set(admin.headers).expect(200)).body as AdminStaffAccount;
const change = async (id: string, wished: object, who = admin) => {
  const { name, role, active, updatedAt } = await show(id);
  return api.http
    .patch(`/api/admin/staff-accounts/${id}`)
    .set(who.headers)
    .send({ name, role, active, updatedAt, ...wished });
};
const accept = (token: string, password = PASSWORD) =>
  api.http.post('/api/auth/staff/invitation').send({ token, password });
const check = (token: string) => api.http.post('/api/auth/staff/invitation/check').send({ token });
const audited = (recordId: string) =>
  api.prisma.auditEntry.findMany({ where: { resource: 'staff-accounts', recordId }, orderBy: { at: 'asc' } });

describe('an invitation', () => {
  it('goes by mail, lets its owner choose a password and signs in, once', async () => {
    const who = newcomer();
    const { id } = (await invite(who).expect(201)).body as { id: string };
    expect(await show(id)).toMatchObject({ ...who, invited: true, active: true, hasSecondFactor: false });
    await api.http.post('/api/auth/staff/login').send({ email: who.email, password: FACTORY_PASSWORD }).expect(401);

    const token = await mailedToken(api, who.email, 'Le dieron acceso');
    expect((await check(token).expect(200)).body).toEqual({ name: who.name, email: who.email });
    const { staff } = staffSessionSchema.parse((await accept(token).expect(200)).body);
    expect(staff).toMatchObject({ id, role: who.role });
    await accept(token).expect(410);
    await check(token).expect(410);
    expect(await show(id)).toMatchObject({ invited: false });
    expect((await audited(id)).map(({ action, actorId }) => [action, actorId])).toEqual([['create', admin.id]]);
  });

  it('lasts two days, and the next one ends it', async () => {
    const who = newcomer();
    const { id } = (await invite(who).expect(201)).body as { id: string };
    const { expiresAt, createdAt } = await api.prisma.staffInvitation.findFirstOrThrow({ where: { staffId: id } });
    expect(Math.round((expiresAt.getTime() - createdAt.getTime()) / 3_600_000)).toBe(48);
    const first = await mailedToken(api, who.email, 'Le dieron acceso');
    await api.http.post(`/api/admin/staff-accounts/${id}/link`).set(admin.headers).expect(204);
    await accept(first).expect(410);
  });

  it('is refused to an address that has an account, and to a password that everybody guesses', async () => {
    const who = newcomer();
    await invite(who).expect(201);
    const { body } = await invite({ ...newcomer(), email: who.email.toUpperCase() }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'email', code: 'VALUE.TAKEN' }] });
    const token = await mailedToken(api, who.email, 'Le dieron acceso');
    await accept(token, 'contrasena123').expect(422);
    await accept(token).expect(200);
  });

  it.each([{}, { email: 'x' }, { ...newcomer(), role: 'owner' }, { ...newcomer(), name: ' ' }])(
    'refuses %j',
    async (body) => {
      await invite(body).expect(422);
    },
  );

  it.each(['', 'x', `${NOBODY}.x`])('answers the made-up link %j', async (token) => {
    expect([410, 422]).toContain((await accept(token)).status);
  });

  it('asks who made it for a fresh proof', async () => {
    const late = await api.signIn('admin');
    await api.prisma.authSession.updateMany({ where: { staffId: late.id }, data: { provenAt: null } });
    expect((await invite(newcomer(), late).expect(403)).body).toMatchObject({ code: 'AUTH.STEP_UP' });
  });
});

describe('an account', () => {
  it('that is closed ends at once, with every session, and is told', async () => {
    const dismissed = await api.signIn('care');
    expect((await change(dismissed.id, { active: false })).status).toBe(204);
    await api.http.get('/api/admin/me').set(dismissed.headers).expect(401);
    await api.http
      .post('/api/auth/staff/login')
      .send({ email: dismissed.email, password: FACTORY_PASSWORD })
      .expect(401);
    await api.mail.waitFor(
      ({ recipients, subject }) => recipients.includes(dismissed.email) && subject.includes('Se cerró su cuenta'),
    );
    const [entry] = await audited(dismissed.id);
    expect(entry).toMatchObject({ action: 'edit', changes: { active: { from: true, to: false } } });
    expect((await change(dismissed.id, { active: true })).status).toBe(204);
  });

  it('with another role signs in anew', async () => {
    const promoted = await api.signIn('care');
    expect((await change(promoted.id, { role: 'finance' })).status).toBe(204);
    await api.http.get('/api/admin/me').set(promoted.headers).expect(401);
  });

  it('with another name goes on', async () => {
    const married = await api.signIn('care');
    expect((await change(married.id, { name: 'Elena Robledo Ruiz' })).status).toBe(204);
    await api.http.get('/api/admin/me').set(married.headers).expect(200);
  });

  it.each([{ role: 'care' }, { active: false }])('of whoever does it stays: %j', async (wished) => {
    const answer = await change(admin.id, wished);
    expect(answer.body).toMatchObject({ status: 409, code: 'STAFF.OWN_ACCOUNT' });
    await api.http.get('/api/admin/me').set(admin.headers).expect(200);
  });

  it('of an administrator is left when two close each other at the same moment', async () => {
    const [ana, leo] = [await api.signIn('admin'), await api.signIn('admin')];
    const answers = await Promise.all([change(ana.id, { active: false }, leo), change(leo.id, { active: false }, ana)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, expect.any(Number)]);
    expect(await api.prisma.staffAccount.count({ where: { id: { in: [ana.id, leo.id] }, active: true } })).toBe(1);
  });

  it('is not changed from what somebody else changed meanwhile', async () => {
    const { id } = await createStaffAccount(api.prisma);
    const answer = await change(id, { name: 'Otra', updatedAt: '2020-01-01T00:00:00.000Z' });
    expect(answer.body).toMatchObject({ status: 409, code: 'RESOURCE.STALE' });
  });

  it('is found by name and address, and never shows a password or a key', async () => {
    const { id, email } = await createStaffAccount(api.prisma, { role: 'auditor' });
    const filter = encodeURIComponent(JSON.stringify({ q: email }));
    const { body } = await api.http.get(`/api/admin/staff-accounts?filter=${filter}`).set(admin.headers).expect(200);
    expect(body).toMatchObject({ data: [{ id, email }], total: 1 });
    expect(JSON.stringify(body)).not.toMatch(/argon2|totp|passwordHash/i);
  });
});

describe('sessions', () => {
  const listed = async (path: string, who: SignedIn) =>
    staffSessionsSchema.parse((await api.http.get(path).set(who.headers).expect(200)).body).sessions;

  it('are listed with device and address, and ended by an administrator', async () => {
    const care = await api.signIn('care');
    const path = `/api/admin/staff-accounts/${care.id}/sessions`;
    const [session] = await listed(path, admin);
    expect(session).toMatchObject({ current: false, place: null, address: expect.stringMatching(/\d/) });
    await api.http.delete(`${path}/${session?.id}`).set(admin.headers).expect(204);
    await api.http.get('/api/admin/me').set(care.headers).expect(401);
    expect(await listed(path, admin)).toEqual([]);
  });

  it("are ended by their owner, all but the one in hand, and nobody else's", async () => {
    const [care, other] = [await api.signIn('care'), await api.signIn('care')];
    await api.http.post('/api/auth/staff/login').send({ email: care.email, password: FACTORY_PASSWORD }).expect(200);
    const path = '/api/admin/own-account/sessions';
    expect(await listed(path, care)).toHaveLength(2);
    const [theirs] = await listed(path, other);
    await api.http.delete(`${path}/${theirs?.id}`).set(care.headers).expect(404);
    await api.http.delete(path).set(care.headers).expect(204);
    expect(await listed(path, care)).toMatchObject([{ current: true }]);
    await api.http.get('/api/admin/me').set(other.headers).expect(200);
  });

  it('end, but for this one, with a new password', async () => {
    const care = await api.signIn('care');
    const login = (password: string) => api.http.post('/api/auth/staff/login').send({ email: care.email, password });
    await login(FACTORY_PASSWORD).expect(200);
    const choose = (newPassword: string) =>
      api.http.post('/api/admin/own-account/password').set(care.headers).send({ newPassword });
    await choose('corta').expect(422);
    await choose(PASSWORD).expect(204);
    await login(FACTORY_PASSWORD).expect(401);
    await login(PASSWORD).expect(200);
    await api.http.get('/api/admin/me').set(care.headers).expect(200);
    expect(await api.prisma.authSession.count({ where: { staffId: care.id, endReason: 'password-changed' } })).toBe(1);
  });
});
