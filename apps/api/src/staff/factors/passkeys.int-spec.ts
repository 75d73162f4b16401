import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createStaffAccount } from '@flota/prisma/seed';
import {
  passkeyRequestSchema,
  staffFactorAddedSchema,
  staffFactorsSchema,
  staffSessionSchema,
  stepUpWaysSchema,
} from '@flota/schemas';
import { softwarePasskey } from '../../testing/software-passkey.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { staffOf } from './staff.fixture.js';

let api: TestApp;
let staff: ReturnType<typeof staffOf>;

beforeAll(async () => {
  api = await startTestApp({ env: { STAFF_SECOND_FACTOR: 'required' } });
  staff = staffOf(api);
});
afterAll(() => api.close());

type Passkey = ReturnType<typeof softwarePasskey>;

const challengeFor = async (token: string) =>
  passkeyRequestSchema.parse((await staff.own(token, 'passkeys/options').expect(200)).body);
async function add(token: string, passkey: Passkey, name = 'Laptop') {
  const { ticket, options } = await challengeFor(token);
  return staff.own(token, 'passkeys', { ticket, name, response: passkey.create(options) });
}
async function withPasskey() {
  const account = await createStaffAccount(api.prisma, { role: 'admin' });
  const { token } = await staff.session(account.email);
  const passkey = softwarePasskey();
  const { recoveryCodes } = staffFactorAddedSchema.parse((await add(token, passkey)).body);
  return { ...account, token, passkey, recoveryCodes };
}
const post = (path: string, body: object = {}) => api.http.post(`/api/auth/staff/${path}`).send(body);
const anyChallenge = async () => passkeyRequestSchema.parse((await post('passkey/options').expect(200)).body);

describe('a passkey', () => {
  it('is the second factor of who adds it, with a name', async () => {
    const { token, recoveryCodes } = await withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    await staff.work(token).expect(200);
    const { body } = await api.http.get('/api/admin/own-account/factors').set(staff.bearer(token));
    expect(staffFactorsSchema.parse(body)).toMatchObject({
      required: true,
      totp: false,
      passkeys: [{ name: 'Laptop' }],
    });
  });

  it('is one of several; the second brings no new recovery codes, and neither is the last', async () => {
    const { token } = await withPasskey();
    const second = await add(token, softwarePasskey(), 'Teléfono');
    expect(staffFactorAddedSchema.parse(second.body).recoveryCodes).toBeNull();
    const { body } = await api.http.get('/api/admin/own-account/factors').set(staff.bearer(token));
    const [first, other] = staffFactorsSchema.parse(body).passkeys;
    const remove = (id = '') =>
      api.http.delete(`/api/admin/own-account/factors/passkeys/${id}`).set(staff.bearer(token));
    await remove(first?.id).expect(204);
    expect((await remove(other?.id).expect(409)).body).toMatchObject({ code: 'AUTH.LAST_FACTOR' });
  });

  it("is nobody else's to rename or take away", async () => {
    const [ana, leo] = [await withPasskey(), await withPasskey()];
    const { id } = await api.prisma.passkey.findFirstOrThrow({ where: { staffId: leo.id } });
    const path = `/api/admin/own-account/factors/passkeys/${id}`;
    await api.http.delete(path).set(staff.bearer(ana.token)).expect(404);
    await api.http.patch(path).set(staff.bearer(ana.token)).send({ name: 'Mía' }).expect(404);
    await api.http.patch(path).set(staff.bearer(leo.token)).send({ name: 'De la oficina' }).expect(204);
  });

  it.each<[what: string, passkey: () => Passkey]>([
    ['another site', () => softwarePasskey({ origin: 'https://flota-mx.test' })],
    ['another domain', () => softwarePasskey({ rpId: 'test' })],
    ['nobody who showed who they are', () => softwarePasskey({ verifiesUser: false })],
  ])('made for %s is refused', async (_what, passkey) => {
    const { email } = await createStaffAccount(api.prisma, { role: 'admin' });
    const { token } = await staff.session(email);
    expect((await add(token, passkey())).body).toMatchObject({ status: 422, code: 'AUTH.PASSKEY_REFUSED' });
    await staff.work(token).expect(403);
  });

  it('answers only a challenge of ours, for this person', async () => {
    const [{ token }, other] = [await withPasskey(), await withPasskey()];
    const { options } = await challengeFor(token);
    const stranger = await challengeFor(other.token);
    const response = softwarePasskey().create(options);
    for (const ticket of ['x', 'e30.x', stranger.ticket]) {
      expect((await staff.own(token, 'passkeys', { ticket, name: 'x', response })).body).toMatchObject({ status: 422 });
    }
  });
});

describe('signing in', () => {
  it('by password and passkey', async () => {
    const { email, passkey } = await withPasskey();
    const { ticket: signIn, totp, passkey: asked } = await staff.needed(email);
    if (!asked) throw new Error('no passkey was asked for');
    expect(totp).toBe(false);
    const wrong = softwarePasskey().get(asked.options);
    await post('second-factor/passkey', { signIn, ticket: asked.ticket, response: wrong }).expect(422);
    const response = passkey.get(asked.options);
    const { body } = await post('second-factor/passkey', { signIn, ticket: asked.ticket, response }).expect(200);
    await staff.work(staffSessionSchema.parse(body).jwt).expect(200);
    // The same answer again, as somebody who listened would send it.
    await post('second-factor/passkey', { signIn, ticket: asked.ticket, response }).expect(422);
  });

  it('by the passkey alone', async () => {
    const { id, passkey } = await withPasskey();
    const { ticket, options } = await anyChallenge();
    const response = passkey.get(options);
    const session = staffSessionSchema.parse((await post('passkey', { ticket, response }).expect(200)).body);
    expect(session.staff).toMatchObject({ id, mustEnrol: false });
    await post('passkey', { ticket, response }).expect(422);
  });

  it('by no passkey of an account that was closed, and none that is unknown', async () => {
    const { id, passkey } = await withPasskey();
    await api.prisma.staffAccount.update({ where: { id }, data: { active: false } });
    const { ticket, options } = await anyChallenge();
    await post('passkey', { ticket, response: passkey.get(options) }).expect(422);
    await post('passkey', { ticket, response: softwarePasskey().get(options) }).expect(422);
  });

  it('by no answer to a challenge for something else', async () => {
    const { token, passkey } = await withPasskey();
    const { body } = await api.http.get('/api/auth/staff/step-up').set(staff.bearer(token)).expect(200);
    const asked = stepUpWaysSchema.parse(body).passkey;
    if (!asked) throw new Error('no passkey was asked for');
    const response = passkey.get(asked.options);
    await post('passkey', { ticket: asked.ticket, response }).expect(422);
    const stepUp = { passkey: { ticket: asked.ticket, response } };
    await post('step-up', stepUp).set(staff.bearer(token)).expect(204);
  });

  it.each([
    {},
    { ticket: 7 },
    { ticket: 'x', response: {} },
    { ticket: 'x', response: { id: '', rawId: '', type: 'x' } },
  ])('refuses %j as incomplete', async (body) => {
    await post('passkey', body).expect(422);
  });
});
