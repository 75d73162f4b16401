import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createStaffAccount } from '@flota/prisma/seed';
import { recoveryCodesSchema, staffSessionSchema, staffTotpSetupSchema } from '@flota/schemas';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { codeOf, staffOf, wrongCode } from './staff.fixture.js';

let api: TestApp;
let staff: ReturnType<typeof staffOf>;

beforeAll(async () => {
  api = await startTestApp({ env: { STAFF_SECOND_FACTOR: 'required' } });
  await api.startWorker();
  staff = staffOf(api);
});
afterAll(() => api.close());

const events = async (recordId: string) => {
  const entries = await api.prisma.auditEntry.findMany({
    where: { resource: 'staff', recordId },
    orderBy: { at: 'asc' },
  });
  return entries.map(({ action }) => action);
};

describe('a role that takes more than a password', () => {
  it.each(['admin', 'finance'] as const)('may do nothing but enrol: %s', async (role) => {
    const { email } = await createStaffAccount(api.prisma, { role });
    const { token, staff: told } = await staff.session(email);
    expect(told).toMatchObject({ mustEnrol: true, permissions: {} });
    expect((await staff.work(token).expect(403)).body).toMatchObject({ code: 'AUTH.SECOND_FACTOR_REQUIRED' });
    await api.http.delete('/api/admin/own-account/factors/totp').set(staff.bearer(token)).expect(403);
    await staff.me(token).expect(200);
    await api.http.get('/api/admin/own-account/factors').set(staff.bearer(token)).expect(200);
  });

  it.each(['care', 'content', 'auditor'] as const)('is not that of %s', async (role) => {
    const { email } = await createStaffAccount(api.prisma, { role });
    const { token, staff: told } = await staff.session(email);
    expect(told.mustEnrol).toBe(false);
    await api.http.get('/api/admin/me').set(staff.bearer(token)).expect(200);
    expect(Object.keys(told.permissions)).not.toHaveLength(0);
  });

  it('opens all of it to the session that enrols, and ends the others', async () => {
    const { email } = await createStaffAccount(api.prisma, { role: 'finance' });
    const [mine, theirs] = [await staff.session(email), await staff.session(email)];
    const { secret, ticket } = staffTotpSetupSchema.parse((await staff.own(mine.token, 'totp/setup').expect(200)).body);
    const { body } = await staff.own(mine.token, 'totp', { ticket, code: codeOf(secret) }).expect(200);
    expect(recoveryCodesSchema.parse(body).recoveryCodes).toHaveLength(10);
    await staff.work(mine.token).expect(200);
    await staff.work(theirs.token).expect(401);
  });

  it('takes effect at once for who is given such a role', async () => {
    const { id, email } = await createStaffAccount(api.prisma, { role: 'care' });
    const { token } = await staff.session(email);
    await api.prisma.staffAccount.update({ where: { id }, data: { role: 'finance' } });
    await staff.work(token).expect(403);
  });
});

describe('the app that shows codes', () => {
  it('is on only after a code of it, and its key is readable nowhere', async () => {
    const { id, secret } = await staff.withApp('admin');
    const stored = await api.prisma.staffAccount.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(await events(id)).toEqual(expect.arrayContaining(['sign-in', 'second-factor.added']));
  });

  it('refuses a wrong code, a key of somebody else, and a made-up one', async () => {
    const [ana, leo] = [
      await createStaffAccount(api.prisma, { role: 'admin' }),
      await createStaffAccount(api.prisma, { role: 'admin' }),
    ];
    const [{ token }, other] = [await staff.session(ana.email), await staff.session(leo.email)];
    const { secret, ticket } = staffTotpSetupSchema.parse((await staff.own(token, 'totp/setup').expect(200)).body);
    const wrong = await staff.own(token, 'totp', { ticket, code: wrongCode(secret) }).expect(422);
    expect(wrong.body).toMatchObject({ errors: [{ field: 'code', code: 'AUTH.CODE_WRONG' }] });
    await staff.own(other.token, 'totp', { ticket, code: codeOf(secret) }).expect(410);
    await staff.own(token, 'totp', { ticket: 'v1.app.x.y', code: codeOf(secret) }).expect(410);
    await staff.work(token).expect(403);
  });

  it('is asked for after the password, and each code counts once', async () => {
    const { id, email, secret } = await staff.withApp('admin');
    const { ticket, totp, passkey } = await staff.needed(email);
    expect({ totp, passkey }).toEqual({ totp: true, passkey: null });
    await staff.answer(ticket, wrongCode(secret)).expect(401);
    const { jwt, staff: told } = staffSessionSchema.parse(
      (await staff.answer(ticket, codeOf(secret)).expect(200)).body,
    );
    expect(told.mustEnrol).toBe(false);
    await staff.work(jwt).expect(200);
    await staff.answer(ticket, codeOf(secret)).expect(401);
    const again = await staff.needed(email);
    await staff.answer(again.ticket, codeOf(secret)).expect(401);
    expect(await events(id)).toEqual(expect.arrayContaining(['second-factor.failed', 'sign-in']));
  });

  it('lets recovery codes in once each', async () => {
    const { email, codes } = await staff.withApp('finance');
    const [code = ''] = codes;
    await staff.answer((await staff.needed(email)).ticket, code.toLowerCase()).expect(200);
    await staff.answer((await staff.needed(email)).ticket, code).expect(401);
  });

  it('bounds guesses at codes whatever their address', async () => {
    const { email, secret } = await staff.withApp('admin');
    const { ticket } = await staff.needed(email);
    for (let guess = 0; guess < 20; guess += 1) await staff.answer(ticket, wrongCode(secret)).expect(401);
    await staff.answer(ticket, codeOf(secret)).expect(429);
  });

  it('stays while it is the only one of who needs one', async () => {
    const { token, codes } = await staff.withApp('admin');
    const removal = () => api.http.delete('/api/admin/own-account/factors/totp').set(staff.bearer(token));
    expect((await removal().expect(409)).body).toMatchObject({ code: 'AUTH.LAST_FACTOR' });
    const { body } = await staff.own(token, 'recovery-codes').expect(200);
    expect(recoveryCodesSchema.parse(body).recoveryCodes).not.toContain(codes[0]);
  });

  it('is taken off by who may go without', async () => {
    const { id, email, token } = await staff.withApp('care');
    await api.http.delete('/api/admin/own-account/factors/totp').set(staff.bearer(token)).expect(204);
    expect((await staff.session(email)).staff.mustEnrol).toBe(false);
    expect(await api.prisma.staffRecoveryCode.count({ where: { staffId: id } })).toBe(0);
    const mail = await api.mail.waitFor(
      ({ recipients, text }) => recipients.includes(email) && text.includes('no tiene segundo paso'),
    );
    expect(mail.subject).toBe('Cambió su verificación en dos pasos');
  });
});

describe('stepping up', () => {
  it('takes a code as well as the password, once', async () => {
    const { id, token, secret } = await staff.withApp('finance');
    const stepUp = (proof: object) => api.http.post('/api/auth/staff/step-up').set(staff.bearer(token)).send(proof);
    await api.prisma.authSession.updateMany({ where: { staffId: id }, data: { provenAt: null } });
    await staff.own(token, 'recovery-codes').expect(403);
    await stepUp({ code: wrongCode(secret) }).expect(422);
    await stepUp({ code: codeOf(secret), password: 'x' }).expect(422);
    await stepUp({ code: codeOf(secret) }).expect(204);
    await staff.own(token, 'recovery-codes').expect(200);
    await stepUp({ code: codeOf(secret) }).expect(422);
    expect(await events(id)).toEqual(expect.arrayContaining(['step-up.failed', 'step-up']));
  });
});
