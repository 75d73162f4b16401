import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AccountDocument, addDays, type Problem, todayInMexico } from '@flota/schemas';
import { Ledgers } from '../contracts/index.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { signedInOwner } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const REASON = 'La pidió por teléfono, sin acceso a su cuenta.';
const today = todayInMexico();

let api: TestApp;
let care: SignedIn;
let own: Awaited<ReturnType<typeof signedInOwner>>;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  own = await signedInOwner(api, { history: [{ does: 'pays on time', instalments: 13 }] });
});

const post = (body: object, who = care, id = own.contract.id) =>
  api.http
    .post(`/api/admin/contracts/${id}/letters`)
    .set(who.headers)
    .send({ reason: REASON, ...body });
const issued = async (body: object) => (await post(body).expect(201)).body as AccountDocument;
const faults = async (body: object) =>
  ((await post(body).expect(422)).body as Problem).errors?.map(({ field, code }) => [field, code]);
const traces = () =>
  api.prisma.auditEntry.findMany({
    where: { resource: 'contracts', recordId: own.contract.id, action: 'issue-letter' },
    orderBy: { id: 'asc' },
  });
const owedMails = (id: string) => api.prisma.outboundEmail.count({ where: { aboutId: id } });

describe('POST /api/admin/contracts/{id}/letters', () => {
  it('writes what settles a contract, for its customer, who proves it by folio and code', async () => {
    const letter = await issued({ kind: 'payoff_letter', on: addDays(today, 3) });
    expect(letter).toMatchObject({ kind: 'payoff_letter', validUntil: addDays(today, 3), voidedOn: null });
    const { body: papers } = await api.http
      .get(`/api/customers/contracts/${own.contract.id}/documents`)
      .set(own.owner.headers)
      .expect(200);
    expect(papers).toEqual([letter]);
    const { code } = await api.prisma.contractDocument.findUniqueOrThrow({ where: { id: letter.id } });
    await api.http.post('/api/letters/verification').send({ folio: letter.folio, code }).expect(200);
    expect(await owedMails(letter.id)).toBe(0);
    expect((await traces()).map(({ actorId, changes }) => ({ actorId, changes }))).toMatchObject([
      { actorId: care.id, changes: { letter: letter.folio, reason: REASON, mailed: false, isNew: true } },
    ]);
  });

  it('answers with the letter that says so already, mails it once more and leaves a trace', async () => {
    const first = await issued({ kind: 'certificate', year: Number(today.slice(0, 4)) });
    const again = await issued({ kind: 'certificate', year: Number(today.slice(0, 4)), mailed: true });
    expect(again.id).toBe(first.id);
    expect(await owedMails(first.id)).toBe(1);
    expect((await traces()).map(({ changes }) => changes)).toMatchObject([{ isNew: true }, { isNew: false }]);
  });

  it('says that nothing is owed only where nothing is, and tells the customer once', async () => {
    expect(await faults({ kind: 'settlement_letter' })).toEqual([['kind', 'CONTRACT.NOT_SETTLED']]);
    const payoff = { type: 'payoff', amount: '9000000.00', on: today } as const;
    await api.app.get(Outbox).commit((database) => api.app.get(Ledgers).enter(database, own.contract.id, payoff));
    const letter = await issued({ kind: 'settlement_letter', mailed: true });
    expect(letter.kind).toBe('settlement_letter');
    expect(await owedMails(letter.id)).toBe(1);
    expect((await issued({ kind: 'settlement_letter' })).id).toBe(letter.id);
    expect(await api.prisma.contractDocument.count({ where: { contractId: own.contract.id } })).toBe(1);
  });

  it('holds what it is asked for against what a customer may ask for', async () => {
    expect(await faults({ kind: 'payoff_letter', on: addDays(today, 30) })).toEqual([['on', expect.any(String)]]);
    expect(await faults({ kind: 'certificate', year: 1990 })).toEqual([['year', 'YEAR.INVALID']]);
    expect(await faults({ kind: 'settlement_letter', reason: 'x' })).toEqual([['reason', 'MOTIVE.REQUIRED']]);
    expect(await faults({ kind: 'otra' })).toEqual([['kind', 'KIND.INVALID']]);
    expect(await traces()).toEqual([]);
  });

  it('is for who answers customers', async () => {
    await post({ kind: 'settlement_letter' }, await api.signIn('content')).expect(403);
    await post({ kind: 'settlement_letter' }, care, '00000000-0000-4000-8000-000000000000').expect(404);
  });
});
