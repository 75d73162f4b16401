import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { createQuote, createStaffAccount } from '@flota/prisma/seed';
import { addDays, type AdminShareRule, type StaffAbsences, todayInMexico } from '@flota/schemas';
import { emptyAuditLog } from '../testing/audit-log.js';
import { contractOf } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let admin: SignedIn;
let care: SignedIn;
let other: SignedIn;
let customer: SignedIn;

const today = todayInMexico();

beforeAll(async () => {
  api = await startTestApp();
  [admin, care, other] = [await api.signIn('admin'), await api.signIn('care'), await api.signIn('care')];
  customer = await api.signIn('customer');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.shareRule.deleteMany();
  await api.prisma.staffAbsence.deleteMany();
  await api.prisma.lead.deleteMany();
  await api.prisma.leadTaker.deleteMany();
  await api.prisma.conversation.deleteMany();
  await api.prisma.leadSettings.update({ where: { id: 1 }, data: { sharesInTurn: false } });
});

let named = 0;
const rule = (part: object, by = admin) =>
  api.http
    .post('/api/admin/share-rules')
    .set(by.headers)
    .send({ work: 'leads', name: `Regla ${(named += 1)}`, people: [care.id], ...part });
const made = async (part: object) => (await rule(part).expect(201)).body as AdminShareRule;
const away = (id: string, absence: object, by = care) =>
  api.http
    .put(`/api/admin/staff-absences/${id}`)
    .set(by.headers)
    .send({ isAway: true, until: null, ...absence });

/** Somebody asks to be called about a quote of such a plan. Answers whose work it became. */
async function asked(planSlug?: 'flexibility' | 'credito-directo'): Promise<string | null> {
  const { id: quoteId, token } = await createQuote(api.prisma, planSlug ? { planSlug } : {});
  await api.http.post(`/api/quotes/${token}/call-back`).send({}).expect(201);
  return (await api.prisma.lead.findFirstOrThrow({ where: { quoteId } })).ownerId;
}

describe('a lead that comes in', () => {
  it('is given by the first rule that is for it, in turn, however many come at once', async () => {
    await made({ plans: ['flexibility'], people: [other.id] });
    await made({ people: [care.id, other.id] });
    expect(await asked('flexibility')).toBe(other.id);
    await Promise.all(Array.from({ length: 10 }, () => asked('credito-directo')));
    const shares = await api.prisma.lead.groupBy({ by: ['ownerId'], _count: true });
    expect(new Map(shares.map(({ ownerId, _count }) => [ownerId, _count]))).toEqual(
      new Map([
        [care.id, 5],
        [other.id, 6],
      ]),
    );
  });

  it('goes by the next rule, then in turn, then to nobody, where those of a rule are away or gone', async () => {
    const gone = await createStaffAccount(api.prisma, { role: 'care' });
    await made({ people: [gone.id] });
    await made({ people: [care.id] });
    await api.prisma.staffAccount.update({ where: { id: gone.id }, data: { active: false } });
    expect(await asked()).toBe(care.id);
    await away(care.id, {}).expect(204);
    expect(await asked()).toBeNull();
    await api.prisma.leadSettings.update({ where: { id: 1 }, data: { sharesInTurn: true } });
    for (const { id: staffId } of [care, other]) await api.prisma.leadTaker.create({ data: { staffId } });
    expect(await asked()).toBe(other.id);
    await away(care.id, { isAway: false }).expect(204);
    expect(await asked()).toBe(care.id);
  });

  it('is not given by a rule that is off, nor by one of other work', async () => {
    await made({ active: false });
    await made({ work: 'conversations' });
    expect(await asked()).toBeNull();
  });
});

describe('a conversation', () => {
  const write = async (contractId: string) => {
    const message = { subject: 'Mi domicilio', text: 'Quiero cambiar mi domicilio.', contractId };
    await api.http
      .post('/api/customers/conversations')
      .set(customer.headers)
      .field('message', JSON.stringify(message))
      .expect(201);
    return api.prisma.conversation.findFirstOrThrow({ where: { contractId } });
  };

  it('is given by the contract that it is about, and stays whose it is', async () => {
    await made({ work: 'conversations', contractKinds: ['pure_lease'], people: [other.id] });
    const contract = await contractOf(api, customer);
    expect((await write(contract.id)).ownerId).toBeNull();
    await api.prisma.conversation.deleteMany();
    await made({ work: 'conversations', contractKinds: [contract.kind], people: [care.id] });
    const { id, ownerId } = await write(contract.id);
    expect(ownerId).toBe(care.id);
    await away(care.id, {}).expect(204);
    await api.http
      .post(`/api/customers/conversations/${id}/messages`)
      .set(customer.headers)
      .field('message', JSON.stringify({ text: '¿Hay noticias?' }))
      .expect(201);
    expect((await api.prisma.conversation.findUniqueOrThrow({ where: { id } })).ownerId).toBe(care.id);
  });
});

describe('a rule', () => {
  it('is an administrator’s, deals to who may own such work, and goes by what its work has', async () => {
    await rule({}, care).expect(403);
    const finance = await api.signIn('finance');
    const { body } = await rule({ people: [finance.id] }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'people', code: 'OWNER.UNKNOWN' }] });
    await rule({ work: 'collections', people: [finance.id] }).expect(201);
    const kept = await made({ plans: ['flexibility'], ages: ['91+'], amountFrom: '100' });
    expect(kept).toMatchObject({ plans: ['flexibility'], ages: [], amountFrom: null });
  });

  it('keeps whose turn it is when it is changed', async () => {
    const { id, updatedAt, name } = await made({ people: [care.id, other.id] });
    const first = await asked();
    const second = first === care.id ? other.id : care.id;
    await api.http
      .patch(`/api/admin/share-rules/${id}`)
      .set(admin.headers)
      .send({ work: 'leads', name, people: [care.id, other.id], updatedAt })
      .expect(200);
    expect(await asked()).toBe(second);
  });
});

describe('who is away', () => {
  const read = async () =>
    (await api.http.get('/api/admin/staff-absences').set(care.headers).expect(200)).body as StaffAbsences;
  const own = async () => (await read()).find(({ id }) => id === care.id);

  it('says so of themselves, until a day that has not passed; of others an administrator does', async () => {
    await emptyAuditLog(api.prisma);
    await away(other.id, {}).expect(403);
    await away(care.id, { until: addDays(today, -1) }).expect(422);
    await away(care.id, { until: today }).expect(204);
    expect(await own()).toMatchObject({ isAway: true, until: today, works: ['leads', 'conversations', 'collections'] });
    await away(care.id, { isAway: false }, admin).expect(204);
    expect(await own()).toMatchObject({ isAway: false, until: null });
    expect(await api.prisma.auditEntry.count({ where: { resource: 'staff-absences', recordId: care.id } })).toBe(2);
  });

  it('is back by themselves the day after', async () => {
    await made({});
    await api.prisma.staffAbsence.create({ data: { staffId: care.id, until: dateColumn(addDays(today, -1)) } });
    expect(await own()).toMatchObject({ isAway: false, until: null });
    expect(await asked()).toBe(care.id);
  });
});
