import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffTotpSetupSchema } from '@flota/schemas';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { codeOf, staffOf } from '../factors/staff.fixture.js';

let api: TestApp;
let staff: ReturnType<typeof staffOf>;

beforeAll(async () => {
  api = await startTestApp({ env: { STAFF_SECOND_FACTOR: 'required' } });
  await api.startWorker();
  staff = staffOf(api);
});
afterAll(() => api.close());

const ask = async (email: string) => {
  const { ticket } = await staff.needed(email);
  return api.http.post('/api/auth/staff/recovery').send({ ticket }).expect(202);
};
const waiting = (staffId: string) => api.prisma.staffRecovery.findFirstOrThrow({ where: { staffId, state: 'asked' } });
const decide = (token: string, id: string, verdict: 'approve' | 'refuse' = 'approve') =>
  api.http.post(`/api/admin/staff-recoveries/${id}/${verdict}`).set(staff.bearer(token));

describe('whoever lost every second factor', () => {
  it('is let in by the password once another administrator approves, to set up a new one and for nothing else', async () => {
    const [lost, admin] = [await staff.withApp('finance'), await staff.withApp('admin')];
    await ask(lost.email);
    await staff.needed(lost.email);
    const { id } = await waiting(lost.id);
    await decide(admin.token, id).expect(204);

    const { token, staff: told } = await staff.session(lost.email);
    expect(told.mustEnrol).toBe(true);
    await staff.work(token).expect(403);
    const { secret, ticket } = staffTotpSetupSchema.parse((await staff.own(token, 'totp/setup').expect(200)).body);
    await staff.own(token, 'totp', { ticket, code: codeOf(secret) }).expect(200);
    await staff.work(token).expect(200);

    // What was lost opens nothing any more, nor does the approval.
    const next = await staff.needed(lost.email);
    await staff.answer(next.ticket, codeOf(lost.secret)).expect(401);
    await staff.answer(next.ticket, lost.codes[0] ?? '').expect(401);
    const entries = await api.prisma.auditEntry.findMany({
      where: { recordId: lost.id, action: { startsWith: 'recovery' } },
    });
    expect(entries.map(({ action, actorId }) => [action, actorId]).sort()).toEqual([
      ['recovery.approved', admin.id],
      ['recovery.asked', lost.id],
    ]);
  });

  it('is not helped by themselves, by who is no administrator, nor twice', async () => {
    const [lost, admin, finance] = [
      await staff.withApp('admin'),
      await staff.withApp('admin'),
      await staff.withApp('finance'),
    ];
    await ask(lost.email);
    const { id } = await waiting(lost.id);
    expect((await decide(lost.token, id).expect(403)).body).toMatchObject({ code: 'STAFF_RECOVERY.OWN' });
    await decide(finance.token, id).expect(403);
    await decide(admin.token, id, 'refuse').expect(204);
    expect((await decide(admin.token, id).expect(409)).body).toMatchObject({ code: 'STAFF_RECOVERY.DECIDED' });
    await staff.needed(lost.email);
  });

  it('has an hour, after which all is as it was', async () => {
    const [lost, admin] = [await staff.withApp('finance'), await staff.withApp('admin')];
    await ask(lost.email);
    const { id } = await waiting(lost.id);
    await decide(admin.token, id).expect(204);
    const { token } = await staff.session(lost.email);
    await api.prisma.staffRecovery.update({ where: { id }, data: { usableUntil: new Date() } });
    const { ticket, secret } = staffTotpSetupSchema.parse((await staff.own(token, 'totp/setup').expect(200)).body);
    await staff.own(token, 'totp', { ticket, code: codeOf(secret) }).expect(403);
    const next = await staff.needed(lost.email);
    await staff.answer(next.ticket, codeOf(lost.secret)).expect(200);
  });

  it('is told, and so is every administrator; asking twice is asking once', async () => {
    const [lost, admin] = [await staff.withApp('care'), await staff.withApp('admin')];
    await Promise.all([ask(lost.email), ask(lost.email)]);
    expect(await api.prisma.staffRecovery.count({ where: { staffId: lost.id } })).toBe(1);
    const told = await api.mail.waitFor(
      ({ recipients, subject }) => recipients.includes(admin.email) && subject.includes('perdió su segundo paso'),
    );
    expect(told.text).toContain('llámele');
    await api.mail.waitFor(
      ({ recipients, subject }) => recipients.includes(lost.email) && subject === 'Pidió recuperar su segundo paso',
    );
  });

  it('needs the password first', async () => {
    await api.http.post('/api/auth/staff/recovery').send({ ticket: 'x' }).expect(401);
    await api.http.post('/api/auth/staff/recovery').send({}).expect(422);
  });
});
