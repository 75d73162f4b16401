import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCustomer, FACTORY_PASSWORD } from '@flota/prisma/seed';
import {
  customerSessionSchema,
  profileSchema,
  recoveryCodesSchema,
  secondFactorNeededSchema,
  secondFactorSetupSchema,
} from '@flota/schemas';
import { TOTP } from 'otpauth';
import { newAddress } from '../../testing/clients.js';
import { browserHeaders, type CookieJar, receivedCookies } from '../../testing/cookies.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { OneTimeLinks } from '../links/one-time-links.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await api.startWorker();
});
afterAll(() => api.close());

const HALF_MINUTE = 30_000;
const PASSWORD = { currentPassword: FACTORY_PASSWORD };

/** A code of the app; `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * HALF_MINUTE });
/** Another than the right ones around now. */
const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
};

const at = ({ headers }: SignedIn, path: string, body: object) =>
  api.http.post(`/api/customers/second-factor${path}`).set(headers).send(body);

async function begun(): Promise<{ who: SignedIn; secret: string }> {
  const who = await api.signIn('customer');
  const { secret } = secondFactorSetupSchema.parse((await at(who, '', PASSWORD).expect(200)).body);
  return { who, secret };
}

/** With a second factor; the present code of the app is still to be used. */
async function protectedCustomer() {
  const { who, secret } = await begun();
  const { body } = await at(who, '/confirm', { code: codeOf(secret) }).expect(200);
  await api.prisma.customer.update({ where: { id: who.id }, data: { totpLastStep: { decrement: 1 } } });
  return { who, secret, codes: recoveryCodesSchema.parse(body).recoveryCodes };
}

const login = (email: string, { jar = {}, address = newAddress() }: { jar?: CookieJar; address?: string } = {}) =>
  api.http
    .post('/api/auth/customers/login')
    .set({ ...(Object.keys(jar).length > 0 && browserHeaders(jar)), 'x-forwarded-for': address })
    .send({ email, password: FACTORY_PASSWORD });
const ticketFor = async (email: string) => secondFactorNeededSchema.parse((await login(email).expect(200)).body).ticket;
const answer = (ticket: string, code: string, address = newAddress()) =>
  api.http.post('/api/auth/customers/second-factor').set('x-forwarded-for', address).send({ ticket, code });

describe('switching the second factor on', () => {
  it('shows the secret and a QR, and changes nothing until a code confirms it', async () => {
    const who = await api.signIn('customer');
    const { headers, body } = await at(who, '', PASSWORD).expect(200);
    const setup = secondFactorSetupSchema.parse(body);
    expect(headers['cache-control']).toBe('no-store');
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.otpauthUri).toMatch(/^otpauth:\/\/totp\/Flota%20Financiera/);
    expect(setup.otpauthUri).toContain(`secret=${setup.secret}`);
    expect(setup.qrSvg).toMatch(/^<svg/);
    expect((await login(who.email).expect(200)).body).toHaveProperty('jwt');
    const row = await api.prisma.customer.findUniqueOrThrow({ where: { id: who.id } });
    expect(row).toMatchObject({ totpConfirmedAt: null, totpSecret: expect.stringMatching(/^v1\./) });
    expect(row.totpSecret).not.toContain(setup.secret);
  });

  it('is on with the first right code, gives ten recovery codes and tells the owner', async () => {
    const { who, secret } = await begun();
    const { body } = await at(who, '/confirm', { code: wrongCode(secret) }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'code', code: 'AUTH.CODE_WRONG' }] });
    const { recoveryCodes } = recoveryCodesSchema.parse(
      (await at(who, '/confirm', { code: codeOf(secret) }).expect(200)).body,
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){2}$/);
    const stored = JSON.stringify(await api.prisma.recoveryCode.findMany({ where: { customerId: who.id } }));
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
    const profile = profileSchema.parse(
      (await api.http.get('/api/customers/profile').set(who.headers).expect(200)).body,
    );
    expect(profile.secondFactor).toEqual({ on: true, since: expect.any(String), recoveryCodesLeft: 10 });
    await api.mail.waitFor(
      ({ recipients, subject }) => recipients.includes(who.email) && subject === 'Verificación en dos pasos activada',
    );
  });

  it('needs the password, and 409 tells that it is on or was not begun', async () => {
    const { who, secret } = await protectedCustomer();
    const wrong = await at(who, '', { currentPassword: 'equivocada' }).expect(422);
    expect(wrong.body).toMatchObject({ errors: [{ field: 'currentPassword', code: 'PASSWORD.WRONG' }] });
    await at(who, '', PASSWORD).expect(409);
    await at(who, '/confirm', { code: codeOf(secret) }).expect(409);
    const newcomer = await api.signIn('customer');
    await at(newcomer, '/confirm', { code: '123456' }).expect(409);
    await at(newcomer, '/recovery-codes', PASSWORD).expect(409);
  });

  it('makes whoever guesses the present password in an open session wait', async () => {
    const who = await api.signIn('customer');
    for (let time = 0; time < 8; time += 1) await at(who, '', { currentPassword: `intento ${time}` }).expect(422);
    await at(who, '', PASSWORD).expect(429);
    const sameCustomer = customerSessionSchema.parse((await login(who.email).expect(200)).body).jwt;
    await at({ ...who, headers: { authorization: `Bearer ${sameCustomer}` } }, '', PASSWORD).expect(200);
  });
});

describe('sign-in with a second factor', () => {
  it('takes password and code, and only then opens a session', async () => {
    const { who, secret } = await protectedCustomer();
    const first = await login(who.email).expect(200);
    expect(receivedCookies(first)).toEqual({});
    const { ticket } = secondFactorNeededSchema.parse(first.body);
    const second = await answer(ticket, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `).expect(200);
    const { jwt } = customerSessionSchema.parse(second.body);
    await api.http.get('/api/customers/me').set('authorization', `Bearer ${jwt}`).expect(200);
    expect(receivedCookies(second)).toHaveProperty('__Host-flota_customer');
  });

  it('takes no code twice, no older one, and no ticket twice', async () => {
    const { who, secret } = await protectedCustomer();
    const ticket = await ticketFor(who.email);
    expect((await answer(ticket, codeOf(secret, -1)).expect(401)).body).toMatchObject({ code: 'AUTH.CODE_WRONG' });
    const code = codeOf(secret);
    await answer(ticket, code).expect(200);
    expect((await answer(ticket, codeOf(secret, 1)).expect(401)).body).toMatchObject({ code: 'AUTH.SESSION_ENDED' });
    expect((await answer(await ticketFor(who.email), code).expect(401)).body).toMatchObject({
      code: 'AUTH.CODE_WRONG',
    });
    await answer(await ticketFor(who.email), codeOf(secret, 1)).expect(200);
  });

  it('lets one of two win that use a code at once', async () => {
    const { who, secret } = await protectedCustomer();
    const tickets = [await ticketFor(who.email), await ticketFor(who.email)];
    const answers = await Promise.all(tickets.map(async (ticket) => (await answer(ticket, codeOf(secret))).status));
    expect(answers.sort()).toEqual([200, 401]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { who, codes } = await protectedCustomer();
    const [code = ''] = codes;
    const ticket = await ticketFor(who.email);
    await answer(ticket, code.toLowerCase().replaceAll('-', ' ')).expect(200);
    await answer(ticket, codes[1] ?? '').expect(401);
    expect((await answer(await ticketFor(who.email), code).expect(401)).body).toMatchObject({
      code: 'AUTH.CODE_WRONG',
    });
    expect(await api.prisma.recoveryCode.count({ where: { customerId: who.id, usedAt: null } })).toBe(9);
    const others = await protectedCustomer();
    await answer(await ticketFor(who.email), others.codes[0] ?? '').expect(401);
  });

  it('refuses tickets that are made up, changed, old or of before a new password', async () => {
    const [{ who, secret }, other] = [await protectedCustomer(), await protectedCustomer()];
    const ticket = await ticketFor(who.email);
    const [body = '', signature = ''] = ticket.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...claims, customerId: other.who.id })).toString('base64url');
    for (const forged of ['x', 'x.y', `${body}.`, `${changed}.${signature}`]) {
      expect((await answer(forged, codeOf(secret)).expect(401)).body).toMatchObject({ code: 'AUTH.SESSION_ENDED' });
    }
    const change = { ...PASSWORD, newPassword: 'caballo bateria grapa' };
    await api.http.post('/api/customers/password').set(who.headers).send(change).expect(204);
    await answer(ticket, codeOf(secret)).expect(401);
  });

  it('makes a guesser wait, and not the owner elsewhere', async () => {
    const { who, secret } = await protectedCustomer();
    const [ticket, address] = [await ticketFor(who.email), newAddress()];
    for (let time = 0; time < 8; time += 1) await answer(ticket, wrongCode(secret), address).expect(401);
    expect((await answer(ticket, codeOf(secret), address).expect(429)).body).toMatchObject({
      code: 'REQUEST.RATE_LIMITED',
    });
    await answer(ticket, codeOf(secret)).expect(200);
  });

  it('is asked for after a reset too: a mailbox alone does not get round it', async () => {
    const { who, secret } = await protectedCustomer();
    const links = api.app.get(OneTimeLinks, { strict: false });
    const purpose = 'password_reset' as const;
    const id = await links.issue(api.prisma, { customerId: who.id, purpose, email: who.email });
    const token = links.urlOf({ id, purpose }).split('#token=')[1] ?? '';
    const reset = await api.http
      .post('/api/auth/customers/new-password')
      .send({ token, password: 'caballo bateria grapa' });
    expect(receivedCookies(reset)).toEqual({});
    const { ticket } = secondFactorNeededSchema.parse(reset.body);
    await api.http.get('/api/customers/me').set(who.headers).expect(401);
    await answer(ticket, codeOf(secret)).expect(200);
  });
});

describe('switching it off, and new recovery codes', () => {
  it('needs the password, and then the password is enough', async () => {
    const { who } = await protectedCustomer();
    await at(who, '/disable', { currentPassword: 'equivocada' }).expect(422);
    await at(who, '/disable', PASSWORD).expect(204);
    await at(who, '/disable', PASSWORD).expect(204);
    expect((await login(who.email).expect(200)).body).toHaveProperty('jwt');
    const row = await api.prisma.customer.findUniqueOrThrow({
      where: { id: who.id },
      include: { recoveryCodes: true },
    });
    expect(row).toMatchObject({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null, recoveryCodes: [] });
    const isOff = { recipient: who.email, subject: 'Verificación en dos pasos desactivada' };
    await api.mail.waitFor(
      ({ recipients, subject }) => recipients.includes(isOff.recipient) && subject === isOff.subject,
    );
  });

  it('ends the former codes', async () => {
    const { who, codes } = await protectedCustomer();
    const { body } = await at(who, '/recovery-codes', PASSWORD).expect(200);
    const { recoveryCodes } = recoveryCodesSchema.parse(body);
    await answer(await ticketFor(who.email), codes[0] ?? '').expect(401);
    await answer(await ticketFor(who.email), recoveryCodes[0] ?? '').expect(200);
  });
});

it('a customer without a second factor gets no ticket', async () => {
  const { email } = await createCustomer(api.prisma);
  expect((await login(email).expect(200)).body).not.toHaveProperty('ticket');
});

describe('a second factor that was lost', () => {
  const REASON = 'Llamó del teléfono registrado y dio contrato y RFC';
  const remove = ({ headers }: SignedIn, id: string, reason = REASON) =>
    api.http.post(`/api/admin/customers/${id}/second-factor/removal`).set(headers).send({ reason });

  it('is taken away by care, with a reason that is kept, and its owner is told and starts anew', async () => {
    const care = await api.signIn('care');
    const { who, codes } = await protectedCustomer();
    await remove(care, who.id).expect(204);

    const { body } = await login(who.email).expect(200);
    expect(customerSessionSchema.parse(body).customer.email).toBe(who.email);
    await api.http.get('/api/customers/profile').set(who.headers).expect(401);
    const { count } = await api.prisma.recoveryCode.deleteMany({ where: { customerId: who.id } });
    expect([codes.length, count]).toEqual([10, 0]);
    const entry = await api.prisma.auditEntry.findFirstOrThrow({ where: { recordId: who.id } });
    expect(entry).toMatchObject({
      action: 'second-factor.removed',
      resource: 'customers',
      actorEmail: care.email,
      changes: { reason: REASON },
    });
    await api.mail.waitFor(
      ({ recipients, subject }) => recipients.includes(who.email) && subject.includes('desactivada'),
    );
  });

  it('is not taken away without a reason, from nobody, or where there is none', async () => {
    const care = await api.signIn('care');
    const { who } = await protectedCustomer();
    expect((await remove(care, who.id, 'pidió').expect(422)).body).toMatchObject({
      errors: [{ field: 'reason', code: 'FACTOR_REASON.REQUIRED' }],
    });
    await remove(care, '0198a000-0000-7000-8000-000000000000').expect(404);
    const other = await api.signIn('customer');
    await remove(care, other.id).expect(409);
    expect((await login(who.email).expect(200)).body).toHaveProperty('ticket');
  });
});
