import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminDeskRequest, todayInMexico } from '@flota/schemas';
import { editRecord } from '../testing/edit-record.js';
import { signedInOwner } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { deskOf, previewIn, requestIn } from '../testing/at-the-desk.js';

const today = todayInMexico();

let api: TestApp;
let maker: SignedIn;
let checker: SignedIn;
let admin: SignedIn;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  api = await startTestApp();
  [maker, checker, admin] = [await api.signIn('finance'), await api.signIn('finance'), await api.signIn('admin')];
  desk = deskOf(api);
});
afterAll(() => api.close());

/** Two instalments are overdue. */
const OWING = { history: [{ does: 'pays on time', instalments: 12 }] } as const;

/** Somebody wants to take back more than one person may. */
async function waiting(): Promise<{ request: AdminDeskRequest; contractId: string; eventId: string; email: string }> {
  const { contract, owner } = await signedInOwner(api, OWING);
  await desk.receive(maker, contract.id, { amount: '60000.00' }).expect(201);
  const { id: eventId } = await desk.lastEvent(maker, contract.id);
  const action = { kind: 'reversal', eventId, cause: 'bounced' };
  const request = requestIn(await desk.ask(maker, contract.id, action).expect(201));
  return { request, contractId: contract.id, eventId, email: owner.email };
}

const stands = async (contractId: string, eventId: string) =>
  (await desk.events(maker, contractId)).find(({ id }) => id === eventId)?.stands;

describe('above the limit', () => {
  it('nothing happens until another person agrees, and the dashboard counts who waits', async () => {
    const { request, contractId, eventId, email } = await waiting();
    expect(request).toMatchObject({ state: 'waiting', checker: null, done: null, limit: '50000.00' });
    expect(await stands(contractId, eventId)).toBe(true);
    const dashboard = await api.http.get('/api/admin/dashboard').set(checker.headers).expect(200);
    expect(dashboard.body).toMatchObject({ waitingApprovals: 1 });
    const own = await api.http.get('/api/admin/dashboard').set(maker.headers).expect(200);
    // Who asked for it may not agree to it.
    expect(own.body).toMatchObject({ waitingApprovals: 0 });

    const { body } = await desk.approve(maker, request.id).expect(403);
    expect(body).toMatchObject({ code: 'DESK_REQUEST.OWN' });
    await desk.reject(maker, request.id).expect(403);
    const done = requestIn(await desk.approve(checker, request.id).expect(200));
    expect(done).toMatchObject({ state: 'done', checker: { id: checker.id }, maker: { id: maker.id } });
    expect(await stands(contractId, eventId)).toBe(false);
    expect(await desk.disagreements(contractId)).toEqual([]);
    expect(await api.prisma.outboundEmail.count({ where: { kind: 'desk.send-outcome', recipient: email } })).toBe(1);
    const entries = await api.prisma.auditEntry.findMany({ where: { recordId: request.id }, orderBy: { at: 'asc' } });
    expect(entries.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
      ['ask', maker.email],
      ['approve', checker.email],
    ]);
    await desk.approve(checker, request.id).expect(409);
  });

  it('is done once when two people approve at the same moment', async () => {
    const { request, contractId } = await waiting();
    const answers = await Promise.all([checker, admin, checker].map((person) => desk.approve(person, request.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const reversals = (await desk.events(maker, contractId)).filter(({ type }) => type === 'reversal');
    expect(reversals).toHaveLength(1);
  });

  it('shows the second person what it changes today, which may be more than the first one saw', async () => {
    const { request, contractId } = await waiting();
    await desk.receive(maker, contractId, { amount: '5000.00' }).expect(201);
    const { body } = await api.http
      .get(`/api/admin/desk-requests/${request.id}/preview`)
      .set(checker.headers)
      .expect(200);
    const now = previewIn({ body });
    expect(now.contracts[0]?.before.dueNow).not.toBe(request.foreseen.contracts[0]?.before.dueNow);
  });

  it('is refused when it can no longer be done, and still waits', async () => {
    const { request, contractId, eventId } = await waiting();
    await desk.ask(checker, contractId, { kind: 'reversal', eventId, cause: 'other' }).expect(409);
    await api.prisma.$executeRaw`update desk_settings set approval_limit = 90000`;
    await desk.withdraw(maker, request.id).expect(200);
    await desk.ask(checker, contractId, { kind: 'reversal', eventId, cause: 'other' }).expect(201);
    await api.prisma.$executeRaw`update desk_settings set approval_limit = 50000`;
    await desk.approve(checker, request.id).expect(409);
  });

  it('is rejected with a reason, or withdrawn by whoever asked', async () => {
    const [one, two] = [await waiting(), await waiting()];
    await desk.reject(checker, one.request.id, ' ').expect(422);
    const rejected = requestIn(await desk.reject(checker, one.request.id, 'El banco dice otra cosa').expect(200));
    expect(rejected).toMatchObject({ state: 'rejected', note: 'El banco dice otra cosa', checker: { id: checker.id } });
    await desk.withdraw(checker, two.request.id).expect(403);
    expect(requestIn(await desk.withdraw(maker, two.request.id).expect(200)).state).toBe('withdrawn');
    for (const { contractId, eventId } of [one, two]) expect(await stands(contractId, eventId)).toBe(true);
  });

  it('takes two people whatever the program does: the database refuses one', async () => {
    const { request } = await waiting();
    const decide = (data: object) =>
      api.prisma.deskRequest.update({ where: { id: request.id }, data: { decidedAt: new Date(), ...data } });
    await expect(decide({ state: 'done', checkerId: maker.id })).rejects.toThrow('two_people');
    await expect(decide({ state: 'done' })).rejects.toThrow('above_limit');
    await expect(decide({ state: 'rejected' })).rejects.toThrow('rejected_by');
    await expect(api.prisma.deskRequest.update({ where: { id: request.id }, data: { amount: 1 } })).rejects.toThrow(
      'never changed',
    );
    await decide({ state: 'withdrawn' });
    await expect(decide({ state: 'waiting', decidedAt: null })).rejects.toThrow('never changed');
  });

  it('an administrator sets the limit, and nobody else', async () => {
    const set = (who: SignedIn, approvalLimit: string) =>
      editRecord(api, who, '/api/admin/desk-settings/1', { approvalLimit });
    await set(maker, '70000').expect(403);
    await set(admin, '-1').expect(422);
    await set(admin, '70000').expect(200);
    expect((await waiting()).request.state).toBe('done');
    await set(admin, '50000').expect(200);
  });
});

describe('money that nobody would expect', () => {
  it('is asked about with figures, and posted once it is confirmed', async () => {
    const { contract } = await signedInOwner(api, { termMonths: 12, ageMonths: 12 });
    const money = desk.transfer({ amount: '9000.00' });
    const { body } = await desk.receive(maker, contract.id, money).expect(409);
    expect(body).toMatchObject({
      code: 'PAYMENT.UNUSUAL',
      figures: { reason: 'paid-off', amount: '9000.00', most: '0.00' },
    });
    expect(await desk.events(maker, contract.id)).toHaveLength(12);
    await desk.receive(maker, contract.id, { ...money, confirmed: true }).expect(201);
    expect(await desk.lastEvent(maker, contract.id)).toMatchObject({ amount: '9000.00', stands: true });
  });

  it('waits for a second person above the limit, and nobody posts its clave meanwhile', async () => {
    const { contract } = await signedInOwner(api, OWING);
    const money = { amount: '9000000.00', reference: 'NUEVE MILLONES', confirmed: true };
    const request = requestIn(await desk.receive(maker, contract.id, money).expect(202));
    expect(request).toMatchObject({ kind: 'receipt', state: 'waiting', amount: '9000000.00' });
    await desk.receive(maker, contract.id, money).expect(409);
    const before = (await desk.events(maker, contract.id)).length;
    await desk.approve(checker, request.id).expect(200);
    expect(await desk.events(maker, contract.id)).toHaveLength(before + 1);
    expect(await desk.disagreements(contract.id)).toEqual([]);
    await desk.receive(maker, contract.id, money).expect(422);
  });

  it.each([
    ['far more than ever came at once', '400000.00', 'unusual'],
    ['more than can be owed', '9000000.00', 'more-than-owed'],
  ])('%s', async (_, amount, reason) => {
    const { contract } = await signedInOwner(api, OWING);
    const { body } = await desk.receive(maker, contract.id, { amount }).expect(409);
    expect(body).toMatchObject({ figures: { reason } });
  });
});

describe('twenty people at one contract', () => {
  it('are all served, those too who were told that it is too busy, and the books agree', async () => {
    const { contract } = await signedInOwner(api, OWING);
    const serve = async (index: number): Promise<Awaited<ReturnType<typeof desk.receive>>> => {
      const money = { amount: `${100 + index}.00`, receivedOn: today };
      const answer = await desk.receive(index % 2 ? maker : checker, contract.id, money);
      if (answer.status !== 503) return answer;
      expect(answer.headers).toHaveProperty('retry-after');
      return serve(index);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => serve(index)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(await desk.disagreements(contract.id)).toEqual([]);
  });
});
