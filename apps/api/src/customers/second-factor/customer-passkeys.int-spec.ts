import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FACTORY_PASSWORD } from '@flota/prisma/seed';
import {
  customerPasskeyAddedSchema,
  customerPasskeysSchema,
  customerSessionSchema,
  passkeyRequestSchema,
  secondFactorNeededSchema,
} from '@flota/schemas';
import type { SignedIn } from '../../testing/sign-in.js';
import { softwarePasskey } from '../../testing/software-passkey.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await api.startWorker();
});
afterAll(() => api.close());

const PASSWORD = { currentPassword: FACTORY_PASSWORD };

const own = ({ headers }: SignedIn, path: string, body: object) =>
  api.http.post(`/api/customers/passkeys${path}`).set(headers).send(body);
const listOf = async ({ headers }: SignedIn) =>
  customerPasskeysSchema.parse((await api.http.get('/api/customers/passkeys').set(headers).expect(200)).body).passkeys;
const post = (path: string, body: object = {}) => api.http.post(`/api/auth/customers/${path}`).send(body);

async function begin(who: SignedIn, passkey = softwarePasskey(), name = 'Teléfono') {
  const { ticket, options } = passkeyRequestSchema.parse((await own(who, '/options', PASSWORD).expect(200)).body);
  return { ticket, name, response: passkey.create(options) };
}
const add = async (who: SignedIn, passkey = softwarePasskey(), name = 'Teléfono') =>
  own(who, '', await begin(who, passkey, name));
async function withPasskey() {
  const who = await api.signIn('customer');
  const passkey = softwarePasskey();
  const { recoveryCodes } = customerPasskeyAddedSchema.parse((await add(who, passkey)).body);
  return { who, passkey, recoveryCodes };
}
const needed = async ({ email }: SignedIn) =>
  secondFactorNeededSchema.parse((await post('login', { email, password: FACTORY_PASSWORD }).expect(200)).body);
const anyChallenge = async () => passkeyRequestSchema.parse((await post('passkey/options').expect(200)).body);
const notices = (recipient: string) =>
  api.prisma.outboundEmail.count({ where: { recipient, kind: 'customers.notify-passkey' } });

describe('a passkey of a customer', () => {
  it('is added after the password, told by mail, and the first brings recovery codes', async () => {
    const { who, recoveryCodes } = await withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    expect(await listOf(who)).toMatchObject([{ name: 'Teléfono', usedAt: null }]);
    expect(customerPasskeyAddedSchema.parse((await add(who)).body).recoveryCodes).toBeNull();
    const mail = await api.mail.waitFor(
      ({ recipients, subject }) => recipients.includes(who.email) && /llaves/.test(subject),
    );
    expect(mail.text).toContain('Teléfono');
    expect(await notices(who.email)).toBe(2);
  });

  it('is added and taken away by nobody who does not know the password', async () => {
    const { who } = await withPasskey();
    const [{ id } = { id: '' }] = await listOf(who);
    await own(who, '/options', { currentPassword: 'otra cosa larga' }).expect(422);
    await own(who, `/${id}/removal`, { currentPassword: 'otra cosa larga' }).expect(422);
    expect(await listOf(who)).toHaveLength(1);
  });

  it('is renamed and taken away; with the last one go its codes and the second step', async () => {
    const { who } = await withPasskey();
    const [{ id } = { id: '' }] = await listOf(who);
    await api.http.patch(`/api/customers/passkeys/${id}`).set(who.headers).send({ name: 'Laptop' }).expect(204);
    expect(await listOf(who)).toMatchObject([{ name: 'Laptop' }]);
    await own(who, `/${id}/removal`, PASSWORD).expect(204);
    expect(await api.prisma.recoveryCode.count({ where: { customerId: who.id } })).toBe(0);
    const { body } = await post('login', { email: who.email, password: FACTORY_PASSWORD }).expect(200);
    customerSessionSchema.parse(body);
  });

  it.each([
    ['another site', { origin: 'https://flota-mx.test' }],
    ['another domain', { rpId: 'test' }],
    ['nobody who showed who they are', { verifiesUser: false }],
  ])('made for %s is refused', async (_what, behaviour) => {
    const who = await api.signIn('customer');
    expect((await add(who, softwarePasskey(behaviour))).body).toMatchObject({
      status: 422,
      code: 'AUTH.PASSKEY_REFUSED',
    });
  });

  it('is one of ten at most, however many come at once', async () => {
    const { who } = await withPasskey();
    const begun = [];
    // One after the other: each shows the password, and many at once are a guesser's.
    while (begun.length < 11) begun.push(await begin(who));
    const answers = await Promise.all(begun.map((made) => own(who, '', made)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(await listOf(who)).toHaveLength(10);
  });

  it('is taken away by customer care with all else of the second factor', async () => {
    const { who } = await withPasskey();
    const care = await api.signIn('care');
    const removal = { reason: 'Perdió su teléfono; se comprobó con su identificación.' };
    const path = `/api/admin/customers/${who.id}/second-factor/removal`;
    await api.http.post(path).set(care.headers).send(removal).expect(204);
    expect(await api.prisma.customerPasskey.count({ where: { customerId: who.id } })).toBe(0);
  });
});

describe('signing in', () => {
  it('by password and passkey, each answer once', async () => {
    const { who, passkey } = await withPasskey();
    const { secondFactor, ticket: signIn, passkey: asked } = await needed(who);
    if (!asked) throw new Error('no passkey was asked for');
    expect(secondFactor).toBe('passkey');
    const wrong = softwarePasskey().get(asked.options);
    await post('second-factor/passkey', { signIn, ticket: asked.ticket, response: wrong }).expect(422);
    const answer = { signIn, ticket: asked.ticket, response: passkey.get(asked.options) };
    expect(
      customerSessionSchema.parse((await post('second-factor/passkey', answer).expect(200)).body).customer.id,
    ).toBe(who.id);
    await post('second-factor/passkey', answer).expect(422);
  });

  it('by password and a recovery code', async () => {
    const { who, recoveryCodes } = await withPasskey();
    const { ticket } = await needed(who);
    await post('second-factor', { ticket, code: recoveryCodes?.[0] }).expect(200);
  });

  it('by the passkey alone, each answer once', async () => {
    const { who, passkey } = await withPasskey();
    const { ticket, options } = await anyChallenge();
    const answer = { ticket, response: passkey.get(options) };
    expect(customerSessionSchema.parse((await post('passkey', answer).expect(200)).body).customer.id).toBe(who.id);
    await post('passkey', answer).expect(422);
    expect((await listOf(who))[0]?.usedAt).not.toBeNull();
  });

  it('by no passkey that is unknown, of staff, or of an account that was closed', async () => {
    const { who, passkey } = await withPasskey();
    const { ticket, options } = await anyChallenge();
    await post('passkey', { ticket, response: softwarePasskey().get(options) }).expect(422);
    await api.http
      .post('/api/auth/staff/passkey')
      .send({ ticket, response: passkey.get(options) })
      .expect(422);
    await api.prisma.customer.update({ where: { id: who.id }, data: { active: false } });
    await post('passkey', { ticket, response: passkey.get(options) }).expect(422);
  });
});
