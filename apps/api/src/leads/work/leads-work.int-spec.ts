import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createCallBack,
  createContract,
  createCustomer,
  createLead,
  createQuote,
  createStaffAccount,
} from '@flota/prisma/seed';
import {
  addDays,
  type AdminLead,
  type BulkResult,
  type LeadBoardColumn,
  type LeadTask,
  MAX_BULK,
  todayInMexico,
} from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { emptyAuditLog } from '../../testing/audit-log.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let care: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  [care, other] = [await api.signIn('care'), await api.signIn('care')];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.lead.deleteMany();
  await api.prisma.leadTaker.deleteMany();
  await api.prisma.leadSettings.update({ where: { id: 1 }, data: { sharesInTurn: false, answerHours: 4 } });
  await emptyAuditLog(api.prisma);
});

const NOBODY = '0198a000-0000-7000-8000-000000000000';
const post = (path: string, body: object, by = care) => api.http.post(`/api/admin/${path}`).set(by.headers).send(body);
const read = async <Body>(path: string, by = care): Promise<Body> =>
  (await api.http.get(`/api/admin/${path}`).set(by.headers).expect(200)).body as Body;
const show = (id: string) => read<AdminLead>(`leads/${id}`);
const kinds = async (id: string) => (await read<{ kind: string }[]>(`timeline/leads/${id}`)).map(({ kind }) => kind);

/** What came of each row. */
const came = async (path: string, rows: object[]) =>
  ((await post(path, { rows }).expect(200)).body as BulkResult).rows.map(({ problem }) => problem);

describe('many leads at once', () => {
  it('are given and given back, but for what somebody else took meanwhile', async () => {
    const made = [await createLead(api.prisma), await createLead(api.prisma), await createLead(api.prisma)];
    const ids = made.map(({ id }) => id);
    await post(`leads/${ids[1]}/owner`, { from: null, to: other.id }).expect(204);
    const rows = [...ids, NOBODY].map((id) => ({ id, from: null, to: care.id }));
    expect(await came('leads/owners', rows)).toEqual([null, 'LEAD.TAKEN', null, 'RESOURCE.NOT_FOUND']);
    await post(`leads/${ids[2]}/owner`, { from: care.id, to: other.id }).expect(204);
    const back = [ids[0], ids[2]].map((id) => ({ id, from: care.id, to: null }));
    expect(await came('leads/owners', back)).toEqual([null, 'LEAD.TAKEN']);
    const owners = await Promise.all(ids.map(async (id) => (await show(id)).owner?.id ?? null));
    expect(owners).toEqual([null, other.id, other.id]);
    const content = await api.signIn('content');
    const { body } = await post('leads/owners', { rows: [{ id: ids[0], from: null, to: content.id }] }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'to', code: 'OWNER.UNKNOWN' }] });
  });

  it('are moved and moved back with what they said, each with a trace', async () => {
    const { id: fresh } = await createLead(api.prisma);
    const { id: lost } = await createLead(api.prisma);
    await post(`leads/${lost}/move`, { from: 'new', to: 'lost', reason: 'price', note: 'Caro' }).expect(204);
    await emptyAuditLog(api.prisma);
    const to = { to: 'lost', reason: 'not_real' };
    const rows = [fresh, lost].map((id) => ({ id, move: { from: 'new', ...to } }));
    expect(await came('leads/moves', rows)).toEqual([null, 'LEAD.MOVED']);
    expect(await came('leads/moves', [{ id: fresh, move: { from: 'lost', to: 'new' } }])).toEqual([null]);
    expect([(await show(fresh)).stage, (await show(lost)).lost]).toEqual(['new', { reason: 'price', note: 'Caro' }]);
    expect(await api.prisma.auditEntry.count({ where: { action: 'move', recordId: fresh } })).toBe(2);
  });

  it('are two hundred at most', async () => {
    const rows = Array.from({ length: MAX_BULK + 1 }, () => ({ id: NOBODY, from: null, to: care.id }));
    const { body } = await post('leads/owners', { rows }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'rows', code: 'IDS.TOO_MANY' }] });
    await post('leads/moves', { rows: [] }).expect(422);
  });
});

describe('a lead', () => {
  it('goes on by its stages, is told of in its timeline and in the audit log', async () => {
    const { number, id: contractId } = await createContract(api.prisma, {
      fieldCipher: api.app.get(FieldEncryption),
      customerId: (await createCustomer(api.prisma)).id,
    });
    const { id } = await createCallBack(api.prisma);
    await post(`leads/${id}/move`, { from: 'new', to: 'qualified' }).expect(204);
    await post(`leads/${id}/move`, { from: 'qualified', to: 'won', contract: number }).expect(204);
    expect(await show(id)).toMatchObject({ stage: 'won', contract: { id: contractId, number }, lost: null });
    await post(`leads/${id}/move`, { from: 'won', to: 'lost', reason: 'price', note: 'Más barato' }).expect(204);
    expect(await show(id)).toMatchObject({
      stage: 'lost',
      contract: null,
      lost: { reason: 'price', note: 'Más barato' },
    });
    await post(`leads/${id}/move`, { from: 'lost', to: 'contacted' }).expect(204);
    expect(await show(id)).toMatchObject({ stage: 'contacted', contract: null, lost: null });
    expect(await kinds(id)).toEqual([...Array<string>(4).fill('lead_moved'), 'lead_created', 'quote_made']);
    const entries = await api.prisma.auditEntry.findMany({ orderBy: { at: 'asc' } });
    expect(entries.map(({ action, changes }) => [action, changes])).toContainEqual([
      'move',
      { stage: { from: 'new', to: 'qualified' } },
    ]);
  });

  it('is won as a contract that is there, lost for a reason of the list, and moved nowhere else', async () => {
    const { id } = await createLead(api.prisma);
    const refused = async (body: object, error: object) => {
      const answer = await post(`leads/${id}/move`, { from: 'new', ...body }).expect(422);
      expect(answer.body).toMatchObject({ errors: [error] });
    };
    await refused({ to: 'won', contract: 'FL-0' }, { field: 'contract', code: 'CONTRACT.UNKNOWN' });
    await refused({ to: 'won' }, { field: 'contract', code: 'CONTRACT.UNKNOWN' });
    await refused({ to: 'lost', reason: 'porque sí' }, { field: 'reason', code: 'LOST_REASON.REQUIRED' });
    await refused({ to: 'archived' }, { field: 'to', code: 'STAGE.INVALID' });
    await post(`leads/${NOBODY}/move`, { from: 'new', to: 'contacted' }).expect(404);
    expect(await show(id)).toMatchObject({ stage: 'new' });
    expect(await kinds(id)).toEqual(['lead_created']);
  });

  it('is moved once by ten who move it at the same moment', async () => {
    const { id } = await createLead(api.prisma);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(`leads/${id}/move`, { from: 'new', to: index % 2 ? 'contacted' : 'qualified' }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array<number>(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'LEAD.MOVED' });
    expect(await kinds(id)).toEqual(['lead_moved', 'lead_created']);
  });

  it('is taken by one of two, and given only to who may own it', async () => {
    const { id } = await createLead(api.prisma);
    const statuses = await Promise.all(
      [care, other].map(async (by) => (await post(`leads/${id}/owner`, { from: null, to: by.id }, by)).status),
    );
    expect(statuses.sort()).toEqual([204, 409]);
    const { owner } = await show(id);
    const { id: editor } = await createStaffAccount(api.prisma, { role: 'content' });
    for (const to of [editor, NOBODY]) {
      const { body } = await post(`leads/${id}/owner`, { from: owner?.id, to }).expect(422);
      expect(body).toMatchObject({ errors: [{ field: 'to', code: 'OWNER.UNKNOWN' }] });
    }
    await post(`leads/${id}/owner`, { from: owner?.id, to: null }).expect(204);
    expect(await show(id)).toMatchObject({ owner: null });
  });

  it('is worked by who may, and read by who reads leads', async () => {
    const { id } = await createLead(api.prisma);
    const auditor = await api.signIn('auditor');
    await post(`leads/${id}/move`, { from: 'new', to: 'contacted' }, auditor).expect(403);
    await post(`leads/${id}/notes`, { text: 'Hola' }, auditor).expect(403);
    expect(await read<LeadTask[]>(`leads/${id}/tasks`, auditor)).toEqual([]);
    await post(`lead-staff/${other.id}/taking`, { isTaking: true }).expect(403);
  });
});

describe('what is done about a lead', () => {
  it('is a task of somebody, done and done again', async () => {
    const { id } = await createLead(api.prisma, { name: 'Ana Ruiz' });
    const today = todayInMexico();
    const task = { title: 'Llamar el martes', dueOn: today, ownerId: other.id };
    await post(`leads/${id}/tasks`, task).expect(201);
    const mine = await post(`leads/${id}/tasks`, { ...task, dueOn: addDays(today, 3), ownerId: care.id }).expect(201);
    const { id: mineId } = mine.body as LeadTask;
    expect((await read<LeadTask[]>(`leads/${id}/tasks`)).map(({ owner }) => owner?.id)).toEqual([care.id, other.id]);
    await api.prisma.leadTask.update({ where: { id: mineId }, data: { dueOn: new Date(addDays(today, -1)) } });
    expect(await read('lead-tasks/mine')).toMatchObject({
      tasks: [{ id: mineId, isOverdue: true, lead: { id, name: 'Ana Ruiz' } }],
      total: 1,
      overdue: 1,
    });
    await Promise.all([1, 2].map(() => post(`lead-tasks/${mineId}/done`, { done: true }).expect(204)));
    expect(await read('lead-tasks/mine')).toEqual({ tasks: [], total: 0, overdue: 0 });
    await post(`lead-tasks/${mineId}/done`, { done: false }).expect(204);
    expect(await read('lead-tasks/mine')).toMatchObject({ total: 1 });
    expect((await kinds(id)).filter((kind) => kind === 'task_done')).toHaveLength(2);
    await post(`lead-tasks/${NOBODY}/done`, { done: true }).expect(404);
    const { body } = await post(`leads/${id}/tasks`, { ...task, dueOn: addDays(today, -1) }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'dueOn', code: 'DATE.IN_PAST' }] });
  });

  it('is a note or a call; a call that reached somebody answers them', async () => {
    const { id } = await createLead(api.prisma, { answerDueAt: new Date(Date.now() - 1_000) });
    const late = async () => (await read<{ data: AdminLead[] }>('leads?filter={"late":true}')).data.length;
    expect(await late()).toBe(1);
    await createLead(api.prisma);
    expect((await read<{ data: AdminLead[] }>('leads?filter={"late":false}')).data).toHaveLength(1);
    await post(`leads/${id}/calls`, { outcome: 'no_answer' }).expect(204);
    expect(await show(id)).toMatchObject({ stage: 'new', owner: null });
    expect(await late()).toBe(1);
    await post(`leads/${id}/calls`, { outcome: 'answered', note: 'Quiere seis' }).expect(204);
    expect(await show(id)).toMatchObject({ stage: 'contacted', answerDueAt: null, owner: { id: care.id } });
    expect(await late()).toBe(0);
    await post(`leads/${id}/notes`, { text: '  ' }).expect(422);
    await post(`leads/${id}/notes`, { text: 'Uno' }).expect(204);
    await post(`leads/${id}/notes`, { text: 'Dos' }).expect(204);
    expect(await show(id)).toMatchObject({ notes: ['Dos', 'Uno'] });
  });

  it('count once where the answer was lost and they are sent again, also at once', async () => {
    const { id } = await createLead(api.prisma);
    const twice = async (what: string, body: object, status: number) => {
      const send = () => post(`leads/${id}/${what}`, body).set('idempotency-key', `the-same-${what}-${id}`);
      const [one, two] = await Promise.all([send().expect(status), send().expect(status)]);
      expect(one.body).toEqual(two.body);
    };
    await twice('notes', { text: 'Uno' }, 204);
    await twice('calls', { outcome: 'answered', note: 'Quiere seis' }, 204);
    await twice('tasks', { title: 'Llamar', dueOn: todayInMexico(), ownerId: null }, 201);
    expect(await read<LeadTask[]>(`leads/${id}/tasks`)).toHaveLength(1);
    const told = (await kinds(id)).filter((kind) => ['note', 'call_noted', 'task_added'].includes(kind));
    expect(told.toSorted()).toEqual(['call_noted', 'note', 'task_added']);
    await post(`leads/${id}/notes`, { text: 'Uno' }).set('idempotency-key', 'corta').expect(400);
  });
});

describe('new leads', () => {
  const ask = (token: string) => api.http.post(`/api/quotes/${token}/call-back`).send({});
  const tokens = async (count: number) => {
    const quotes = [];
    for (let made = 0; made < count; made += 1) quotes.push(await createQuote(api.prisma));
    return quotes.map(({ token }) => token);
  };

  it('are given in turn to those who take them, however many come at once', async () => {
    await api.prisma.leadSettings.update({ where: { id: 1 }, data: { sharesInTurn: true } });
    const away = await createStaffAccount(api.prisma, { role: 'care', active: false });
    await api.prisma.leadTaker.create({ data: { staffId: away.id } });
    for (const by of [care, other]) await post(`lead-staff/${by.id}/taking`, { isTaking: true }, by).expect(204);
    const answers = await Promise.all((await tokens(20)).map(ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const shares = await api.prisma.lead.groupBy({ by: ['ownerId'], _count: true });
    expect(new Map(shares.map(({ ownerId, _count }) => [ownerId, _count]))).toEqual(
      new Map([
        [care.id, 10],
        [other.id, 10],
      ]),
    );
    await post(`lead-staff/${other.id}/taking`, { isTaking: false }, other).expect(204);
    for (const token of await tokens(2)) await ask(token).expect(201);
    expect(await api.prisma.lead.count({ where: { ownerId: care.id } })).toBe(12);
  });

  it('are nobody’s where they are not shared, and have to be answered in time', async () => {
    await post(`lead-staff/${care.id}/taking`, { isTaking: true }).expect(204);
    const [token = ''] = await tokens(1);
    await ask(token).expect(201);
    const lead = await api.prisma.lead.findFirstOrThrow();
    expect(lead.ownerId).toBeNull();
    expect(lead.answerDueAt?.getTime()).toBeGreaterThan(Date.now());
    await api.prisma.lead.update({ where: { id: lead.id }, data: { stage: 'won', answeredAt: new Date() } });
    await ask(token).expect(201);
    expect(await show(lead.id)).toMatchObject({ stage: 'new', answerDueAt: expect.any(String) });
  });
});

describe('the board', () => {
  const board = async (query = '') =>
    Object.fromEntries(
      (await read<LeadBoardColumn[]>(`lead-board${query}`)).map(({ stage, count, leads }) => [
        stage,
        [count, ...leads.map(({ name }) => name)],
      ]),
    );

  it('has the first of each stage, and how many there are', async () => {
    await createLead(api.prisma, { name: 'Sin plazo' });
    await createLead(api.prisma, { name: 'Tarde', answerDueAt: new Date(Date.now() - 60_000) });
    await createLead(api.prisma, { name: 'Mía', stage: 'contacted', ownerId: care.id });
    for (let made = 0; made < 25; made += 1) await createLead(api.prisma, { name: 'Ganada', stage: 'won' });
    expect(await board()).toMatchObject({
      new: [2, 'Tarde', 'Sin plazo'],
      contacted: [1, 'Mía'],
      qualified: [0],
      won: [25, ...Array<string>(20).fill('Ganada')],
      lost: [0],
    });
    expect(await board(`?ownerId=${care.id}`)).toMatchObject({ new: [0], contacted: [1, 'Mía'], won: [0] });
    expect(await board('?unassigned=true')).toMatchObject({ new: [2, 'Tarde', 'Sin plazo'], contacted: [0] });
    expect(await board('?late=true')).toMatchObject({ new: [1, 'Tarde'], contacted: [0], won: [0] });
    await api.http.get('/api/admin/lead-board?ownerId=yo').set(care.headers).expect(422);
  });
});

describe('the settings', () => {
  it('are an administrator’s', async () => {
    const admin = await api.signIn('admin');
    const settings = await read<object>('lead-settings/1');
    const save = (by: SignedIn, change: object) =>
      api.http
        .patch('/api/admin/lead-settings/1')
        .set(by.headers)
        .send({ ...settings, ...change });
    await save(care, { answerHours: 8 }).expect(403);
    const { body } = await save(admin, { opensAt: '18:00', closesAt: '09:00' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'closesAt', code: 'HOURS.CLOSE_FIRST' }] });
    expect((await save(admin, { answerHours: 8 }).expect(200)).body).toMatchObject({ answerHours: 8 });
  });
});
