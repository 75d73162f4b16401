import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addDays,
  type AdminCollection,
  type AdminCollectionAgency,
  type AdminCollectionDetail,
  type AdminHandover,
  type AdminList,
  type Collector,
  todayInMexico,
} from '@flota/schemas';
import { Ledgers, type NewEvent } from '../../contracts/index.js';
import { signedInOwner, type OwnerOfContract } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { collectorWords } from './collector-words.js';

let api: TestApp;
let care: SignedIn;
let finance: SignedIn;
let own: OwnerOfContract;
let agency: AdminCollectionAgency;
const today = todayInMexico();

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

let count = 0;
const sheet = (over: object = {}) => ({
  name: `Gestores del Bajío ${++count}, S.C.`,
  tradeName: 'Bajío Cobra',
  rfc: 'GBA150302AB1',
  address: 'Av. Constituyentes 120, Centro, 76000 Querétaro, Qro.',
  phones: ['442 210 4455'],
  email: 'gestion@bajiocobra.example',
  collectors: ['Ana Lucía Treviño'],
  contractFrom: addDays(today, -30),
  contractUntil: null,
  ...over,
});
const post = (path: string, body: object = {}, who = finance) =>
  api.http.post(`/api/admin/${path}`).set(who.headers).send(body);
const register = async (over: object = {}) =>
  (await post('collection-agencies', sheet(over)).expect(201)).body as AdminCollectionAgency;

beforeEach(async () => {
  own = await signedInOwner(api, { dueDaysAgo: 10, history: [{ does: 'pays on time' as const, instalments: 13 }] });
  agency = await register();
});

const give = (over: object = {}, who = finance) =>
  post(
    `collections/${own.contract.id}/handover`,
    { agencyId: agency.id, fromOn: today, reason: 'Tres promesas rotas', ...over },
    who,
  );
const takeBack = () => post(`collections/${own.contract.id}/handover/end`, { reason: 'Ya habló con nosotros' });
const enter = (event: NewEvent) =>
  api.prisma.$transaction(async (database) => {
    const { eventIds } = await api.app.get(Ledgers).enter(database, own.contract.id, event);
    return eventIds[0] ?? '';
  });
const show = async () =>
  (await api.http.get(`/api/admin/collections/${own.contract.id}`).set(care.headers).expect(200))
    .body as AdminCollectionDetail;
const list = async <Row = AdminCollection>(filter: object, path = 'collections') => {
  const query = { filter: JSON.stringify(filter) };
  const { body } = await api.http.get(`/api/admin/${path}`).query(query).set(finance.headers).expect(200);
  return (body as AdminList<Row>).data;
};
const published = async () =>
  ((await api.http.get('/api/collection-agencies').expect(200)).body as { agencies: Collector[] }).agencies;

describe('the register of agencies', () => {
  it('has what REDECO asks for, and refuses what lacks it', async () => {
    expect(agency).toMatchObject({ rfc: 'GBA150302AB1', phones: ['+524422104455'], inForce: true });
    const { body } = await post('collection-agencies', sheet({ rfc: 'XAXX010101000', phones: [] })).expect(422);
    const fields = (body as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['rfc', 'phones']));
    await post('collection-agencies', sheet({ name: agency.name })).expect(422);
    await post('collection-agencies', sheet({ contractUntil: addDays(today, -31) })).expect(422);
    await post('collection-agencies', sheet(), care).expect(403);
  });

  it('is public while the contract lasts, without what only the register needs', async () => {
    const over = await register({ contractUntil: addDays(today, -1) });
    const names = await published();
    expect(names.map(({ name }) => name)).toContain(agency.name);
    expect(names.map(({ name }) => name)).not.toContain(over.name);
    expect(JSON.stringify(names)).not.toContain(agency.rfc);
  });

  it('keeps an agency that was ever handed a case', async () => {
    await give().expect(204);
    await takeBack().expect(204);
    const { body } = await api.http
      .delete(`/api/admin/collection-agencies/${agency.id}`)
      .set(finance.headers)
      .expect(409);
    expect(body).toMatchObject({ code: 'RESOURCE.IN_USE' });
  });
});

describe('a case', () => {
  it('is handed over once, is found by its agency, and is taken back', async () => {
    const answers = await Promise.all([1, 2].map(() => give()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await show()).standing?.agency).toEqual({
      ...{ id: agency.id, name: agency.name, fromOn: today, untilOn: null },
    });
    expect((await list({ agency: agency.id })).map(({ id }) => id)).toEqual([own.contract.id]);
    const whose = { customerId: own.owner.id };
    expect(await list({ ...whose, agency: 'any' })).toHaveLength(1);
    expect(await list({ ...whose, agency: 'none' })).toEqual([]);
    await takeBack().expect(204);
    expect((await takeBack().expect(409)).body).toMatchObject({ code: 'COLLECTION.NOT_HANDED_OVER' });
    const { history, standing } = await show();
    expect(standing?.agency).toBeNull();
    expect(history.filter(({ kind }) => kind === 'handover' || kind === 'takenBack')).toMatchObject([
      { kind: 'takenBack', reason: 'Ya habló con nosotros' },
      { kind: 'handover', reason: 'Tres promesas rotas', fromOn: today },
    ]);
    const audited = { resource: 'collections', recordId: own.contract.id, action: { in: ['hand-over', 'take-back'] } };
    expect(await api.prisma.auditEntry.count({ where: audited })).toBe(2);
  });

  it('goes to nobody whose contract has ended, from no day that has passed, and by finance alone', async () => {
    const over = await register({ contractUntil: today });
    await give({ agencyId: over.id, fromOn: addDays(today, 1) }).expect(422);
    await give({ fromOn: addDays(today, -1) }).expect(422);
    await give({ reason: '' }).expect(422);
    await give({}, care).expect(403);
    expect((await show()).standing?.agency).toBeNull();
  });

  it('goes nowhere while contact is stopped, and comes back when it is', async () => {
    await give().expect(204);
    await post(`collections/${own.contract.id}/stops`, { reason: 'lawyer', allContracts: true }, care).expect(204);
    expect((await show()).standing?.agency).toBeNull();
    expect((await give().expect(409)).body).toMatchObject({ code: 'COLLECTION.STOPPED' });
  });

  it('stays where it is, with its owner and plan, while part of it is paid and taken back', async () => {
    await give().expect(204);
    await post(`collections/${own.contract.id}/next-action`, { on: addDays(today, 3), note: 'Su contador' }).expect(
      204,
    );
    await api.prisma.collectionCase.update({
      where: { contractId: own.contract.id },
      data: { assignedToId: care.id },
    });
    const { standing } = await show();
    const payment = await enter({ type: 'payment', amount: '1000.00', on: today, reference: 'T-1' });
    const paid = (await show()).standing;
    expect(Number(paid?.overdueAmount)).toBeLessThan(Number(standing?.overdueAmount));
    expect(paid).toEqual({ ...standing, overdueAmount: paid?.overdueAmount, lastPaymentOn: today });
    await enter({ type: 'reversal', of: payment, on: today, reason: 'Devuelta por el banco' });
    expect((await show()).standing).toEqual(standing);
    expect(await api.prisma.collectionHandover.count({ where: { contractId: own.contract.id, endedAt: null } })).toBe(
      1,
    );
  });

  it('leaves the agency once it is paid', async () => {
    await give().expect(204);
    const { owedToday } = await show();
    await enter({ type: 'payment', amount: owedToday, on: today, reference: 'T-1' });
    const { history, standing } = await show();
    expect(standing).toBeNull();
    expect(history.find(({ kind }) => kind === 'takenBack')).toMatchObject({ agency: agency.name, by: null });
    expect(await list<AdminHandover>({ agencyId: agency.id }, 'collection-handovers')).toEqual([]);
    expect((await give().expect(409)).body).toMatchObject({ code: 'COLLECTION.NOT_BEHIND' });
  });

  it('keeps the hours that our own staff keep', async () => {
    await give().expect(204);
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Mexico_City', hour: '2-digit' }).format(new Date()),
    );
    const from = hour < 12 ? 21 : 7;
    const data = { weekdayFrom: from, weekdayUntil: from + 1, saturdayFrom: 7, saturdayUntil: 7 };
    await api.prisma.collectionSettings.update({ where: { id: 1 }, data });
    const called = { channel: 'phone', direction: 'outgoing', spokenTo: 'holder', result: 'refuses' };
    await post(`collections/${own.contract.id}/contacts`, called, care).expect(422);
  });
});

describe('the file for the agency', () => {
  it('has what it needs to collect, and nothing else of the customer', async () => {
    await give().expect(204);
    const query = { filter: JSON.stringify({ agencyId: agency.id }) };
    const { text } = await api.http
      .get('/api/admin/collection-handovers/export')
      .query(query)
      .set(finance.headers)
      .expect(200);
    const [, row] = text.trim().split(/\r?\n/);
    expect(row).toContain(own.contract.number);
    expect(row).toContain(own.contract.clabe);
    expect(text).not.toContain(own.owner.email);
    await api.http.get('/api/admin/collection-handovers/export').query(query).set(care.headers).expect(403);
  });
});

describe('a customer', () => {
  const seen = (id = own.contract.id) =>
    api.http.get(`/api/customers/contracts/${id}/collector`).set(own.owner.headers);

  it('sees who may look for them from the day on, and nobody while our own staff does', async () => {
    expect((await seen().expect(200)).body).toEqual({ collector: null });
    await give({ fromOn: addDays(today, 1) }).expect(204);
    expect((await seen().expect(200)).body).toEqual({ collector: null });
    await takeBack().expect(204);
    await give().expect(204);
    const { body } = await seen().expect(200);
    expect(body).toMatchObject({ collector: { name: agency.name, phones: agency.phones } });
    expect(JSON.stringify(body)).not.toContain(agency.rfc);
  });

  it('sees nothing of contracts of others', async () => {
    const { contract } = await signedInOwner(api);
    await seen(contract.id).expect(404);
  });

  it('reads in reminders who collects and where alone money goes', async () => {
    const contract = await api.prisma.contract.findUniqueOrThrow({ where: { id: own.contract.id } });
    expect(await collectorWords(api.prisma, [contract])).toEqual([]);
    await give().expect(204);
    const words = await collectorWords(api.prisma, [contract, contract]);
    expect(words).toHaveLength(3);
    expect(words[0]).toContain(agency.name);
    expect(words[0]).toContain('Ana Lucía Treviño');
    expect(words[2]).toContain('no recibe dinero');
  });
});
