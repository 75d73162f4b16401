import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FACTORY_PASSWORD } from '@flota/prisma/seed';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let finance: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  finance = await api.signIn('finance');
});

const NOWHERE = '/api/admin/refund-requests/0198a000-0000-7000-8000-000000000000/clabe';
const grave = (who: SignedIn) => api.http.post(NOWHERE).set(who.headers);
const stepUp = (proof: object, who = finance) => api.http.post('/api/auth/staff/step-up').set(who.headers).send(proof);
const minutesAfterSignIn = (minutes: number, { id }: SignedIn) =>
  api.prisma.authSession.updateMany({
    where: { staffId: id },
    data: { provenAt: new Date(Date.now() - minutes * 60_000) },
  });

describe('a route that asks to step up', () => {
  it('lets through who has just signed in', async () => {
    await minutesAfterSignIn(9, finance);
    await grave(finance).expect(404);
  });

  it('refuses a session whose proof is older than ten minutes, and one that never had any', async () => {
    await minutesAfterSignIn(10, finance);
    expect((await grave(finance).expect(403)).body).toMatchObject({ code: 'AUTH.STEP_UP' });
    await api.prisma.authSession.updateMany({ where: { staffId: finance.id }, data: { provenAt: null } });
    expect((await grave(finance).expect(403)).body).toMatchObject({ code: 'AUTH.STEP_UP' });
  });

  it('tells whose role may not do it so, whenever they signed in', async () => {
    const care = await api.signIn('care');
    await minutesAfterSignIn(60, care);
    expect((await grave(care).expect(403)).body).toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('is opened again by the password, for that session alone', async () => {
    const colleague = await api.signIn('finance');
    await minutesAfterSignIn(60, finance);
    await minutesAfterSignIn(60, colleague);
    await stepUp({ password: FACTORY_PASSWORD }).expect(204);
    await grave(finance).expect(404);
    await grave(colleague).expect(403);
  });
});

const NOBODY = '0198a000-0000-7000-8000-000000000000';

it.each([
  'bank-days',
  'bank-lines/accept-sure',
  ...['accept', 'suspend', 'return', 'own', 'undo'].map((action) => `bank-lines/${NOBODY}/${action}`),
  `contracts/${NOBODY}/payments`,
  `refund-requests/${NOBODY}/clabe`,
  'statement-runs',
])('whoever settles money proves it: %s', async (path) => {
  await minutesAfterSignIn(60, finance);
  const { body } = await api.http.post(`/api/admin/${path}`).set(finance.headers).send({}).expect(403);
  expect(body).toMatchObject({ code: 'AUTH.STEP_UP' });
});

describe('stepping up', () => {
  it.each([{}, { password: '' }, { password: 7 }, { password: 'x'.repeat(201) }])('refuses %j', async (proof) => {
    await stepUp(proof).expect(422);
  });

  it('takes few wrong passwords, and ends nothing by them', async () => {
    await minutesAfterSignIn(60, finance);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const { body } = await stepUp({ password: `intento-${attempt}` }).expect(422);
      expect(body).toMatchObject({ errors: [{ field: 'password', code: 'PASSWORD.WRONG' }] });
    }
    await stepUp({ password: FACTORY_PASSWORD }).expect(429);
    await grave(finance).expect(403);
    await api.http.get('/api/admin/me').set(finance.headers).expect(200);
  });
});
