import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCustomer, FACTORY_PASSWORD } from '@flota/prisma/seed';
import { newAddress } from '../../testing/clients.js';
import { browserHeaders, type CookieJar, receivedCookies, setCookieLines } from '../../testing/cookies.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';
/** A hundred passwords are slow to check on purpose. */
const PATIENCE_MS = 90_000;
const SUBJECT = 'Inicio de sesión en un dispositivo nuevo';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await api.startWorker();
});
afterAll(() => api.close());
beforeEach(() => api.mail.clear());

const login = (
  email: string,
  password = FACTORY_PASSWORD,
  { jar = {}, address = newAddress() }: { jar?: CookieJar; address?: string } = {},
) =>
  api.http
    .post('/api/auth/customers/login')
    .set({ ...(Object.keys(jar).length > 0 && browserHeaders(jar)), 'x-forwarded-for': address, 'user-agent': CHROME })
    .send({ email, password });
/** The cookies of a browser on which these customers signed in, one after the other. */
async function browserOf(...emails: string[]): Promise<CookieJar> {
  let jar: CookieJar = {};
  for (const email of emails) jar = { ...jar, ...receivedCookies(await login(email, undefined, { jar }).expect(200)) };
  return jar;
}
const notices = (recipient: string) =>
  api.prisma.outboundEmail.count({ where: { recipient, kind: 'customers.notify-sign-in' } });
const longRegistered = () => createCustomer(api.prisma, { registeredAt: new Date('2024-01-01') });

describe('the cookie of a device', () => {
  it('is for a year, out of reach of scripts, other sites and other hosts of the domain', async () => {
    const { email } = await createCustomer(api.prisma);
    const line =
      setCookieLines(await login(email).expect(200)).find((text) => text.startsWith('__Host-flota_device=')) ?? '';
    for (const part of [/; HttpOnly/, /; Secure/, /; SameSite=Strict/, /; Path=\/(;|$)/, /; Max-Age=31536000/]) {
      expect(line).toMatch(part);
    }
  });

  it('is not set by a wrong password', async () => {
    const { email } = await createCustomer(api.prisma);
    expect(receivedCookies(await login(email, 'equivocada').expect(401))).not.toHaveProperty('__Host-flota_device');
  });
});

describe('word of a sign-in', () => {
  it('is sent when the device is new, with its name, and not when it is known', async () => {
    const { email } = await longRegistered();
    const jar = await browserOf(email);
    const mail = await api.mail.waitFor(({ recipients, subject }) => recipients.includes(email) && subject === SUBJECT);
    expect(mail.text).toContain('Chrome en Android');
    await login(email, undefined, { jar }).expect(200);
    expect(await notices(email)).toBe(1);
    await browserOf(email);
    expect(await notices(email)).toBe(2);
  });

  it('is not sent for the first one after the registration', async () => {
    const { email } = await createCustomer(api.prisma);
    await browserOf(email);
    expect(await notices(email)).toBe(0);
    await browserOf(email);
    expect(await notices(email)).toBe(1);
  });

  it('is sent to each of those who share a device once', async () => {
    const [one, two] = [await longRegistered(), await longRegistered()];
    const jar = await browserOf(one.email, two.email, one.email, two.email);
    expect(jar).toHaveProperty('__Host-flota_device');
    expect([await notices(one.email), await notices(two.email)]).toEqual([1, 1]);
  });

  it('is sent when the cookie is made up or cut off', async () => {
    const { email } = await longRegistered();
    const jar = await browserOf(email);
    const [nonce = '', mark = ''] = jar['__Host-flota_device']?.split('.') ?? [];
    for (const value of ['x', `${nonce}.x`, nonce, `${'a'.repeat(43)}.${mark}`]) {
      await login(email, undefined, { jar: { ...jar, '__Host-flota_device': value } }).expect(200);
    }
    expect(await notices(email)).toBe(5);
  });
});

describe('wrong passwords from many addresses', () => {
  it(
    'stop everybody but the devices the owner has used, and a link by mail still gets in',
    async () => {
      const { email } = await createCustomer(api.prisma);
      const jar = await browserOf(email);
      for (let time = 0; time < 100; time += 1) await login(email, `intento ${time}`).expect(401);
      await login(email).expect(429);
      await login(email, undefined, { jar }).expect(200);
      await login((await createCustomer(api.prisma)).email).expect(200);
      await api.http.post('/api/auth/customers/forgot-password').send({ email }).expect(202);
      expect(await api.prisma.oneTimeLink.count({ where: { email } })).toBe(1);
    },
    PATIENCE_MS,
  );

  it('stop a known device too that guesses itself, wherever it goes', async () => {
    const { email } = await createCustomer(api.prisma);
    const jar = await browserOf(email);
    for (let time = 0; time < 8; time += 1) await login(email, `intento ${time}`, { jar }).expect(401);
    await login(email, undefined, { jar }).expect(429);
    await login(email).expect(200);
  });

  it('of a neighbour at the same address do not stop the owner', async () => {
    const { email } = await createCustomer(api.prisma);
    const [jar, address] = [await browserOf(email), newAddress()];
    for (let time = 0; time < 8; time += 1) await login(email, `intento ${time}`, { address }).expect(401);
    await login(email, undefined, { address }).expect(429);
    await login(email, undefined, { jar, address }).expect(200);
  });

  it(
    'are counted for an address that nobody has, too: being stopped tells nothing',
    async () => {
      const email = 'nadie@flota.test';
      for (let time = 0; time < 100; time += 1) await login(email, 'equivocada').expect(401);
      await login(email, 'equivocada').expect(429);
    },
    PATIENCE_MS,
  );
});
