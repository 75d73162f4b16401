import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCustomer, createStaffAccount, FACTORY_PASSWORD } from '@flota/prisma/seed';
import { newAddress } from '../../testing/clients.js';
import { browserHeaders, receivedCookies, setCookieLines } from '../../testing/cookies.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const EVIL = 'https://evil.test';

describe.each([
  { kind: 'staff', path: '/api/auth/staff', create: () => createStaffAccount(api.prisma, { role: 'care' }) },
  { kind: 'customer', path: '/api/auth/customers', create: () => createCustomer(api.prisma) },
])("another site's form, sent by the browser of $kind", ({ path, create }) => {
  const post = (to: string, headers: Record<string, string>) =>
    api.http.post(`${path}/${to}`).set({ 'x-forwarded-for': newAddress(), ...headers });
  const credentials = async () => ({ email: (await create()).email, password: FACTORY_PASSWORD });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'signs nobody in as %s',
    async (type) => {
      const { email, password } = await credentials();
      const body = type.startsWith('multipart')
        ? `--x\r\ncontent-disposition: form-data; name="email"\r\n\r\n${email}\r\n--x--\r\n`
        : `email=${encodeURIComponent(email)}&password=${encodeURIComponent(password)}`;
      const answer = await post('login', { 'content-type': type }).send(body).expect(415);
      expect(answer.body).toMatchObject({ code: 'REQUEST.UNSUPPORTED_MEDIA_TYPE' });
      expect(setCookieLines(answer)).toEqual([]);
    },
  );

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: EVIL },
    { origin: 'null' },
    { origin: 'http://flota.test' },
    { origin: 'https://flota.test.evil.test' },
    { origin: 'https://sub.flota.test' },
    { 'sec-fetch-site': 'same-origin', origin: EVIL },
  ])('signs nobody in with %j, even as JSON', async (headers) => {
    const answer = await post('login', headers)
      .send(await credentials())
      .expect(403);
    expect(answer.body).toMatchObject({ code: 'REQUEST.CROSS_SITE' });
    expect(setCookieLines(answer)).toEqual([]);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'https://flota.test' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'https://flota.test' },
    {},
  ])('is not what %j tells of', async (headers) => {
    await post('login', headers)
      .send(await credentials())
      .expect(200);
  });

  it('neither refreshes nor ends a session, though it bore its token', async () => {
    const jar = receivedCookies(await post('login', {}).send(await credentials()));
    for (const to of ['refresh', 'logout']) {
      const answer = await post(to, { ...browserHeaders(jar), 'sec-fetch-site': 'cross-site', origin: EVIL }).expect(
        403,
      );
      expect(answer.body).toMatchObject({ code: 'REQUEST.CROSS_SITE' });
    }
    await post('refresh', { ...browserHeaders(jar), 'sec-fetch-site': 'same-origin' }).expect(200);
  });
});

describe('what a route does not take', () => {
  const ROUTES = ['/api/contact', '/api/quotes', '/api/auth/customers/register', '/api/auth/customers/second-factor'];

  it.each(ROUTES)('is refused at %s before it is read', async (route) => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const { body } = await api.http.post(route).set('content-type', type).send('name=Ana').expect(415);
      expect(body).toMatchObject({ code: 'REQUEST.UNSUPPORTED_MEDIA_TYPE' });
    }
  });

  it('is refused without a body too', async () => {
    await api.http
      .post('/api/auth/customers/logout')
      .set('content-type', 'application/x-www-form-urlencoded')
      .expect(415);
  });
});

it('lets the card provider post from wherever it is, whose signature is what counts', async () => {
  const { status } = await api.http.post('/api/payments/webhooks/sandbox').set('origin', EVIL).send({});
  expect(status).not.toBe(403);
});
