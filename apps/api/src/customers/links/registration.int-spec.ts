import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FACTORY_PASSWORD } from '@flota/prisma/seed';
import { customerSessionSchema, linkStateSchema } from '@flota/schemas';
import { type Client, CLIENT_RFC, createClient, mailedToken, newAddress } from '../../testing/clients.js';
import { receivedCookies } from '../../testing/cookies.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { OneTimeLinks } from './one-time-links.js';

const PASSWORD = 'caballo bateria grapa';

let api: TestApp;
let links: OneTimeLinks;

beforeAll(async () => {
  api = await startTestApp();
  await api.startWorker();
  links = api.app.get(OneTimeLinks, { strict: false });
});
afterAll(() => api.close());
beforeEach(() => api.mail.clear());

const post = (path: string, body: object, address = newAddress(), headers: Record<string, string> = {}) =>
  api.http
    .post(`/api/auth/customers/${path}`)
    .set({ 'x-forwarded-for': address, ...headers })
    .send(body);
const form = ({ contractNumber, customer }: Client) => ({ contractNumber, rfc: CLIENT_RFC, email: customer.email });
const unregistered = () => createClient(api, { passwordHash: null });
const mailsOwed = (recipient: string) => api.prisma.outboundEmail.count({ where: { recipient } });

/** A working token without the mail. */
async function tokenFor({ customer }: Client, purpose: 'registration' | 'password_reset'): Promise<string> {
  const { id: customerId, email } = customer;
  const id = await links.issue(api.prisma, { customerId, purpose, email });
  return links.urlOf({ id, purpose }).split('#token=')[1] ?? '';
}

describe('POST /api/auth/customers/register', () => {
  it('mails a link that sets a password and signs in', async () => {
    const client = await unregistered();
    await post('register', { ...form(client), contractNumber: client.contractNumber.toLowerCase() }).expect(202);
    const token = await mailedToken(api, client.customer.email, 'Active su cuenta');

    const link = linkStateSchema.parse((await post('link', { token }).expect(200)).body);
    expect(link).toMatchObject({ purpose: 'registration', name: client.customer.name });
    expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);

    const answer = await post('new-password', { token, password: PASSWORD }).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { jwt } = customerSessionSchema.parse(answer.body);
    await api.http.get('/api/customers/me').set('authorization', `Bearer ${jwt}`).expect(200);
    expect(receivedCookies(answer)).toMatchObject({
      '__Host-flota_customer': expect.any(String),
      '__Host-flota_device': expect.any(String),
    });
    await post('login', { email: client.customer.email, password: PASSWORD }).expect(200);
    const row = await api.prisma.customer.findUniqueOrThrow({ where: { id: client.customer.id } });
    expect(row.registeredAt).toBeInstanceOf(Date);
  });

  it('answers wrong combinations the same, and mails nobody', async () => {
    const client = await unregistered();
    const other = await createClient(api, { passwordHash: null, rfc: 'GODE561231GR8' });
    const closed = await createClient(api, { passwordHash: null, active: false });
    const right = form(client);
    const answers = [
      await post('register', right),
      await post('register', { ...right, contractNumber: 'FL-1999-000001' }),
      await post('register', { ...right, contractNumber: other.contractNumber }),
      await post('register', { ...right, rfc: 'GODE561231GR8' }),
      await post('register', { ...right, email: other.customer.email }),
      await post('register', { ...right, email: 'nadie@flota.test' }),
      await post('register', form(closed)),
    ];
    for (const { status, text, headers } of answers) {
      expect({ status, text, cookies: headers['set-cookie'] }).toEqual({ status: 202, text: '', cookies: undefined });
    }
    expect(await mailsOwed(client.customer.email)).toBe(1);
    for (const email of [other.customer.email, closed.customer.email, 'nadie@flota.test']) {
      expect(await mailsOwed(email)).toBe(0);
    }
  });

  it('tells who is registered already by mail only, and how to get in', async () => {
    const client = await createClient(api);
    const { status, text } = await post('register', form(client));
    expect({ status, text }).toEqual({ status: 202, text: '' });
    const mail = await api.mail.waitFor(({ recipients }) => recipients.includes(client.customer.email));
    expect(mail.subject).toMatch(/^Ya tiene una cuenta/);
    expect(mail.text).toContain('https://flota.test/acceso');
    expect(mail.text).toContain('pedir un enlace para elegir otra');
    expect(await api.prisma.oneTimeLink.count({ where: { customerId: client.customer.id } })).toBe(0);
  });

  it('sends a mailbox three mails in half an hour at most, and says nothing of it', async () => {
    const client = await unregistered();
    for (let time = 0; time < 5; time += 1) await post('register', form(client)).expect(202);
    expect(await mailsOwed(client.customer.email)).toBe(3);
    const open = { customerId: client.customer.id, usedAt: null, expiresAt: { gt: new Date() } };
    expect(await api.prisma.oneTimeLink.count({ where: open })).toBe(1);
  });

  it.each([
    [' ', (number: string) => number.toLowerCase().replaceAll('-', ' ')],
    ['nothing', (number: string) => number.replaceAll('-', '')],
    ['dots', (number: string) => number.replaceAll('-', '.')],
  ])('knows the number of a contract with %s for its hyphens', async (_, typed) => {
    const client = await unregistered();
    await post('register', { ...form(client), contractNumber: typed(client.contractNumber) }).expect(202);
    expect(await mailsOwed(client.customer.email)).toBe(1);
  });

  it('takes those of many customers behind the address of one carrier', async () => {
    const address = newAddress();
    const wrong = { contractNumber: 'FL-1999-000001', rfc: CLIENT_RFC, email: 'nadie@flota.test' };
    for (let time = 0; time < 12; time += 1) await post('register', wrong, address).expect(202);
    const client = await unregistered();
    await post('register', form(client), address).expect(202);
    expect(await mailsOwed(client.customer.email)).toBe(1);
  });

  it('sent again with its key mails once', async () => {
    const client = await unregistered();
    const key = { 'idempotency-key': 'registro-primer-intento' };
    await post('register', form(client), newAddress(), key).expect(202);
    await post('register', form(client), newAddress(), key).expect(202);
    expect(await mailsOwed(client.customer.email)).toBe(1);
  });

  it.each([
    [{}, ['contractNumber', 'rfc', 'email']],
    [{ contractNumber: 'FL-1', rfc: 'X', email: 'a@b.mx' }, ['rfc']],
    [{ contractNumber: 'FL-1', rfc: CLIENT_RFC, email: 'x' }, ['email']],
  ])('refuses %j', async (body, fields) => {
    const { body: problem } = await post('register', body).expect(422);
    expect((problem as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(fields);
  });
});

describe('POST /api/auth/customers/forgot-password', () => {
  it('mails a link for half an hour to a registered customer, and answers everybody the same', async () => {
    const [registered, without, closed] = [
      await createClient(api),
      await unregistered(),
      await createClient(api, { active: false }),
    ];
    const emails = [registered, without, closed].map(({ customer }) => customer.email);
    for (const email of [...emails, 'nadie@flota.test']) {
      const { status, text } = await post('forgot-password', { email });
      expect({ status, text }).toEqual({ status: 202, text: '' });
    }
    expect(await Promise.all(emails.map(mailsOwed))).toEqual([1, 0, 0]);
    const token = await mailedToken(api, registered.customer.email, 'Restablezca su contraseña');
    const { purpose, expiresAt } = linkStateSchema.parse((await post('link', { token }).expect(200)).body);
    expect(purpose).toBe('password_reset');
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(30);
  });
});

describe('POST /api/auth/customers/new-password', () => {
  it('after a reset ends all sessions and other links, and tells the owner', async () => {
    const client = await createClient(api);
    const { email } = client.customer;
    const before = await post('login', { email, password: FACTORY_PASSWORD }).expect(200);
    const token = await tokenFor(client, 'password_reset');
    const other = await tokenFor(client, 'registration');
    const { body } = await post('new-password', { token, password: PASSWORD }).expect(200);

    const me = (jwt: string) => api.http.get('/api/customers/me').set('authorization', `Bearer ${jwt}`);
    await me(customerSessionSchema.parse(before.body).jwt).expect(401);
    await me(customerSessionSchema.parse(body).jwt).expect(200);
    await post('link', { token: other }).expect(410);
    await post('login', { email, password: FACTORY_PASSWORD }).expect(401);
    await post('login', { email, password: PASSWORD }).expect(200);
    await api.mail.waitFor(
      ({ recipients, subject }) => recipients.includes(email) && subject === 'Su contraseña cambió',
    );
  });

  it('works once: the second use, a newer link, an old link and a made-up one are 410', async () => {
    const client = await createClient(api);
    const first = await tokenFor(client, 'password_reset');
    const second = await tokenFor(client, 'password_reset');
    const [id = ''] = second.split('.');
    const expired = async (token: string) => {
      for (const [path, body] of [
        ['link', { token }],
        ['new-password', { token, password: PASSWORD }],
      ] as const) {
        expect((await post(path, body).expect(410)).body).toMatchObject({ code: 'LINK.EXPIRED' });
      }
    };
    await expired(first);
    await expired(`${id}.x`);
    await expired('x');
    await post('new-password', { token: second, password: PASSWORD }).expect(200);
    await expired(second);

    const third = await tokenFor(client, 'password_reset');
    await api.prisma.oneTimeLink.updateMany({ where: { usedAt: null }, data: { expiresAt: new Date() } });
    await expired(third);
  });

  it('lets one of two uses at once win', async () => {
    const token = await tokenFor(await createClient(api), 'password_reset');
    const uses = [1, 2].map(async () => (await post('new-password', { token, password: PASSWORD })).status);
    expect((await Promise.all(uses)).sort()).toEqual([200, 410]);
  });

  it.each([
    ['once letras', 'PASSWORD.TOO_SHORT'],
    ['Contraseña2026', 'PASSWORD.TOO_COMMON'],
    ['Flota Financiera 1', 'PASSWORD.PERSONAL'],
    ['q1w2e3r4t5y6', 'PASSWORD.LEAKED'],
    [`${PASSWORD} `.repeat(6), 'PASSWORD.TOO_LONG'],
  ])('refuses %s, and the link still works', async (password, code) => {
    const token = await tokenFor(await createClient(api), 'password_reset');
    const { body } = await post('new-password', { token, password }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'password', code }] });
    await post('link', { token }).expect(200);
  });

  it('stores only a hash of the token', async () => {
    const token = await tokenFor(await createClient(api), 'password_reset');
    const rows = JSON.stringify(await api.prisma.oneTimeLink.findMany());
    expect(rows).not.toContain(token.split('.')[1]);
  });
});
