import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimsOf, forgeToken } from '../../testing/forged-token.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ENV, type Env } from '../config/env.js';
import { tokenSettings } from './sessions.js';

let api: TestApp;
let staff: SignedIn;
let colleague: SignedIn;
let customer: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  staff = await api.signIn('admin');
  colleague = await api.signIn('admin');
  customer = await api.signIn('customer');
});
afterAll(() => api.close());

const STAFF_ROUTE = '/api/admin/me';
const CUSTOMER_ROUTE = '/api/customers/me';
const secretOf = (kind: 'staff' | 'customer') => tokenSettings(api.app.get<Env>(ENV), kind).secret;
const callWith = (token: string, path = STAFF_ROUTE) => api.http.get(path).set('authorization', `Bearer ${token}`);

async function expectRefused(token: string, path = STAFF_ROUTE): Promise<void> {
  const { body } = await callWith(token, path).expect(401);
  expect(body).toMatchObject({ status: 401, code: 'AUTH.REQUIRED' });
}

describe('an access token', () => {
  it('opens the routes of its own kind, also when it was signed by hand with the right key', async () => {
    await callWith(staff.token).expect(200);
    await callWith(customer.token, CUSTOMER_ROUTE).expect(200);
    await callWith(forgeToken({ claims: claimsOf(staff.token), secret: secretOf('staff') })).expect(200);
  });

  it('never opens those of the other kind', async () => {
    await expectRefused(customer.token);
    await expectRefused(staff.token, CUSTOMER_ROUTE);
  });

  const forgeries: Record<string, () => string> = {
    'that has run out': () =>
      forgeToken({
        claims: { ...claimsOf(staff.token), exp: Math.floor(Date.now() / 1000) - 1 },
        secret: secretOf('staff'),
      }),
    'without a signature (alg none)': () =>
      forgeToken({ header: { alg: 'none', typ: 'JWT' }, claims: claimsOf(staff.token), secret: null }),
    'whose signature was cut off': () => `${staff.token.split('.').slice(0, 2).join('.')}.`,
    'signed with another key': () => forgeToken({ claims: claimsOf(staff.token), secret: 'k'.repeat(43) }),
    'signed with the bare secret of the application': () =>
      forgeToken({ claims: claimsOf(staff.token), secret: api.app.get<Env>(ENV).APP_SECRET }),
    'signed with the key for customers': () =>
      forgeToken({ claims: claimsOf(staff.token), secret: secretOf('customer') }),
    'for another audience': () =>
      forgeToken({ claims: { ...claimsOf(staff.token), aud: 'flota:customer' }, secret: secretOf('staff') }),
    'from another issuer': () =>
      forgeToken({ claims: { ...claimsOf(staff.token), iss: 'elsewhere' }, secret: secretOf('staff') }),
    'of a session that does not exist': () =>
      forgeToken({
        claims: { ...claimsOf(staff.token), sid: '0198a000-0000-7000-8000-000000000000' },
        secret: secretOf('staff'),
      }),
    'of a session that is no id': () =>
      forgeToken({ claims: { ...claimsOf(staff.token), sid: "'; --" }, secret: secretOf('staff') }),
    'of a session that is no text': () =>
      forgeToken({ claims: { ...claimsOf(staff.token), sid: { not: null } }, secret: secretOf('staff') }),
    "with a colleague's session": () =>
      forgeToken({
        claims: { ...claimsOf(staff.token), sid: claimsOf(colleague.token).sid },
        secret: secretOf('staff'),
      }),
    "with a customer's session": () =>
      forgeToken({
        claims: { ...claimsOf(staff.token), sid: claimsOf(customer.token).sid },
        secret: secretOf('staff'),
      }),
    'with changed claims': () => {
      const [header, , signature] = staff.token.split('.');
      const claims = Buffer.from(JSON.stringify({ ...claimsOf(staff.token), sub: customer.id })).toString('base64url');
      return `${header}.${claims}.${signature}`;
    },
    'that is no token': () => 'x',
  };

  it.each(Object.keys(forgeries))('%s is refused', async (name) => {
    await expectRefused(forgeries[name]?.() ?? '');
  });

  it('ends at once with the sign-out', async () => {
    const leaving = await api.signIn('care');
    await callWith(leaving.token).expect(200);
    const { 'XSRF-TOKEN': xsrf = '', '__Host-flota_staff': token = '' } = leaving.cookies;
    await api.http
      .post('/api/auth/staff/logout')
      .set({ cookie: `__Host-flota_staff=${token}; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf })
      .expect(204);
    await expectRefused(leaving.token);
  });

  it('ends at once with the account', async () => {
    const dismissed = await api.signIn('care');
    await api.prisma.staffAccount.update({ where: { id: dismissed.id }, data: { active: false } });
    await expectRefused(dismissed.token);

    const closed = await api.signIn('customer');
    await api.prisma.customer.update({ where: { id: closed.id }, data: { active: false } });
    await expectRefused(closed.token, CUSTOMER_ROUTE);
  });

  it('carries a new role at once', async () => {
    const moved = await api.signIn('care');
    await api.http.get('/api/admin/quotes').set(moved.headers).expect(200);
    await api.prisma.staffAccount.update({ where: { id: moved.id }, data: { role: 'content' } });
    await api.http.get('/api/admin/quotes').set(moved.headers).expect(403);
  });
});
