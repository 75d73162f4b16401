import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addDays,
  type AdminCollectionAgency,
  type AdminCollectionDetail,
  type AdminList,
  type BulkResult,
  type StaffExport,
  todayInMexico,
} from '@flota/schemas';
import { signedInOwner, type OwnerOfContract } from '../../testing/contract-owners.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ReturnedCasesMail } from './returned-cases.mail.js';
import { ReturnedCasesSweep } from './returned-cases.sweep.js';

let api: TestApp;
let care: SignedIn;
let finance: SignedIn;
let owners: OwnerOfContract[];
let agency: AdminCollectionAgency;
const today = todayInMexico();

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

let count = 0;
const post = (path: string, body: object, who = finance) =>
  api.http.post(`/api/admin/${path}`).set(who.headers).send(body);
const register = async (over: object = {}) => {
  const sheet = {
    name: `Cobranza del Istmo ${++count}, S.C.`,
    ...{ rfc: 'GBA150302AB1', address: 'Av. Hidalgo 12, Centro, 68000 Oaxaca, Oax.', phones: ['951 210 4455'] },
    ...{ email: 'gestion@istmo.example', collectors: ['Ana Lucía Treviño'], contractFrom: addDays(today, -30) },
  };
  return (await post('collection-agencies', { ...sheet, ...over }).expect(201)).body as AdminCollectionAgency;
};
const behind = () =>
  signedInOwner(api, { dueDaysAgo: 10, history: [{ does: 'pays on time' as const, instalments: 13 }] });

beforeEach(async () => {
  owners = [await behind(), await behind()];
  agency = await register();
});

const ids = () => owners.map(({ contract }) => contract.id);
const give = (over: object = {}, who = finance) =>
  post(
    'collections/handovers',
    {
      ...{ rows: ids().map((id) => ({ id })), agencyId: agency.id, fromOn: today },
      ...{ untilOn: addDays(today, 60), reason: 'Tres promesas rotas', ...over },
    },
    who,
  );
const problems = async (asked: ReturnType<typeof give>) =>
  ((await asked.expect(200)).body as BulkResult).rows.map(({ problem }) => problem);
const end = (rows = ids().map((id) => ({ id, agencyId: agency.id }))) =>
  post('collections/handovers/end', { rows, reason: 'Se deshizo la entrega.' });
const show = async (id: string) =>
  (await api.http.get(`/api/admin/collections/${id}`).set(care.headers).expect(200)).body as AdminCollectionDetail;
const agencies = async () =>
  (await Promise.all(ids().map((id) => show(id)))).map(({ standing }) => standing?.agency?.id ?? null);
const stop = (at: number) =>
  post(`collections/${ids()[at]}/stops`, { reason: 'lawyer', allContracts: true }, care).expect(204);
const promise = (at: number) =>
  api.prisma.paymentPromise.create({
    data: {
      ...{ contractId: ids()[at] ?? '', amount: '100.00', state: 'open' },
      ...{ madeOn: new Date(today), day: new Date(addDays(today, 3)) },
    },
  });
const audited = (action: string) =>
  api.prisma.auditEntry.count({ where: { resource: 'collections', recordId: { in: ids() }, action } });
const edit = async (over: object) => {
  const read = await api.http.get(`/api/admin/collection-agencies/${agency.id}`).set(finance.headers).expect(200);
  const { updatedAt } = read.body as AdminCollectionAgency;
  return api.http
    .patch(`/api/admin/collection-agencies/${agency.id}`)
    .set(finance.headers)
    .send({ ...over, updatedAt });
};
const ofAgency = () => ({ where: { kind: 'collections.send-returned-cases', aboutId: agency.id } });
const mails = () => api.prisma.outboundEmail.count(ofAgency());
/** What the mail says, as it goes out now. */
const told = async () => {
  const { createdAt, id, recipient } = await api.prisma.outboundEmail.findFirstOrThrow(ofAgency());
  return api.app.get(ReturnedCasesMail).compose({
    ...{ id, about: { kind: 'collection_agency', id: agency.id }, to: recipient },
    ...{ owedAt: createdAt, sender: {} as never, siteUrl: () => '', staffUrl: () => '' },
  });
};
const sweep = (day: string) => api.app.get(ReturnedCasesSweep).sweep(day);

describe('many cases', () => {
  it('go to one agency until a day, each with its own entry, and come back as fast', async () => {
    expect(await problems(give())).toEqual([null, null]);
    expect(await agencies()).toEqual([agency.id, agency.id]);
    expect((await show(ids()[0] ?? '')).standing?.agency).toMatchObject({ untilOn: addDays(today, 60) });
    expect(await audited('hand-over')).toBe(2);
    expect(await problems(give())).toEqual(['COLLECTION.HANDED_OVER', 'COLLECTION.HANDED_OVER']);
    expect(await problems(end())).toEqual([null, null]);
    expect(await agencies()).toEqual([null, null]);
    expect(await audited('take-back')).toBe(2);
    expect(await problems(end())).toEqual(['COLLECTION.NOT_HANDED_OVER', 'COLLECTION.NOT_HANDED_OVER']);
  });

  it('say of each why it may not go, and leave the others', async () => {
    owners.push(await behind());
    await stop(0);
    await promise(1);
    expect(await problems(give())).toEqual(['COLLECTION.STOPPED', 'COLLECTION.PROMISED', null]);
    expect(await agencies()).toEqual([null, null, agency.id]);
  });

  it('go all or none where that is wanted', async () => {
    await stop(1);
    expect(await problems(give({ together: true }))).toEqual(['COLLECTION.NOT_TOGETHER', 'COLLECTION.STOPPED']);
    expect(await agencies()).toEqual([null, null]);
    expect(await audited('hand-over')).toBe(0);
    owners = [await behind(), await behind()];
    expect(await problems(give({ together: true }))).toEqual([null, null]);
  });

  it('stay with another agency that has them by now', async () => {
    await give().expect(200);
    const other = await register();
    const rows = ids().map((id) => ({ id, agencyId: other.id }));
    expect(await problems(end(rows))).toEqual(['COLLECTION.HANDED_OVER', 'COLLECTION.HANDED_OVER']);
    expect(await agencies()).toEqual([agency.id, agency.id]);
  });

  it('are refused as a whole for what is wrong in the form, and to care', async () => {
    const { body } = await give({ untilOn: addDays(today, -1) }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'untilOn', code: 'DATE.BEFORE_START' }] });
    agency = await register({ contractUntil: addDays(today, 10) });
    const late = await give().expect(422);
    expect(late.body).toMatchObject({ errors: [{ field: 'untilOn', code: 'COLLECTION.AFTER_AGENCY' }] });
    await give({ rows: [] }).expect(422);
    await give({}, care).expect(403);
    expect(await agencies()).toEqual([null, null]);
  });
});

describe('an agency that may collect no more', () => {
  it('loses what it has as soon as it is switched off, with the file, and staff are told', async () => {
    await give().expect(200);
    const path = '/api/admin/collection-handovers/exports';
    const made = await api.http.post(path).set(finance.headers).send({ format: 'csv' });
    expect(made.status).toBe(201);
    const file = made.body as StaffExport;
    await api.prisma.staffExport.update({ where: { id: file.id }, data: { state: 'done' } });
    expect((await edit({ active: false })).body).toMatchObject({ active: false, inForce: false });
    expect(await agencies()).toEqual([null, null]);
    const { history } = await show(ids()[0] ?? '');
    expect(history[0]).toMatchObject({ kind: 'takenBack', reason: 'El despacho se suspendió.' });
    expect(await audited('take-back')).toBe(2);
    expect(await mails()).toBe(1);
    const { title, paragraphs } = await told();
    expect(title).toBe('Contratos que volvieron de un despacho');
    expect(paragraphs[0]).toMatch(new RegExp(`${agency.name} dejó de cobrar el .*: 2\\.`));
    const { expiresAt } = await api.prisma.staffExport.findUniqueOrThrow({ where: { id: file.id } });
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now());
    await give().expect(422);
  });

  it('keeps it while something else is changed of it', async () => {
    await give().expect(200);
    expect((await edit({ tradeName: 'Istmo' })).status).toBe(200);
    expect(await agencies()).toEqual([agency.id, agency.id]);
    expect(await mails()).toBe(0);
  });

  it('loses it on the day after its contract, and what was for a time on the day after that', async () => {
    agency = await register({ contractUntil: addDays(today, 90) });
    await give({ rows: [{ id: ids()[0] }], untilOn: addDays(today, 5) }).expect(200);
    await give({ rows: [{ id: ids()[1] }], untilOn: null }).expect(200);
    await sweep(addDays(today, 5));
    expect(await agencies()).toEqual([agency.id, agency.id]);
    await sweep(addDays(today, 6));
    expect(await agencies()).toEqual([null, agency.id]);
    await sweep(addDays(today, 91));
    await sweep(addDays(today, 91));
    expect(await agencies()).toEqual([null, null]);
    const [first, second] = await Promise.all(ids().map((id) => show(id)));
    expect(first?.history[0]).toMatchObject({ reason: 'Terminó el plazo de la entrega.', by: null });
    expect(second?.history[0]).toMatchObject({ reason: 'Terminó el contrato con el despacho.', by: null });
    expect(await mails()).toBe(2);
  });

  it('is marked in the list for thirty days before', async () => {
    const soon = await register({ contractUntil: addDays(today, 30) });
    const later = await register({ contractUntil: addDays(today, 31) });
    const query = { filter: JSON.stringify({ endsSoon: true }), perPage: '100' };
    const { body } = await api.http.get('/api/admin/collection-agencies').query(query).set(care.headers).expect(200);
    const names = (body as AdminList<AdminCollectionAgency>).data.map(({ name }) => name);
    expect(names).toContain(soon.name);
    expect(names).not.toContain(later.name);
    expect([soon.endsInDays, later.endsInDays]).toEqual([30, null]);
  });
});
