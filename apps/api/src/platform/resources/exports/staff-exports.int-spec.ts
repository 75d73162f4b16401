import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCallBack } from '@flota/prisma/seed';
import { type StaffExport, staffExportSchema, type StaffExports } from '@flota/schemas';
import { readXlsx } from 'hucre/xlsx';
import { LeftOverObjects } from '../../storage/left-over-objects.sweep.js';
import { eventually } from '../../../testing/eventually.js';
import type { SignedIn } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { ExpiredExports } from './expired-exports.sweep.js';
import { MakeExportJob } from './make-export.job.js';

const OWN = '/api/admin/own-exports';

let api: TestApp;
let care: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  care = await api.signIn('care');
  await api.prisma.staffExport.deleteMany();
  await api.prisma.storedFile.deleteMany();
  await api.prisma.lead.deleteMany();
});

const ask = (body: object = {}, who = care, resource = 'leads') =>
  api.http.post(`/api/admin/${resource}/exports`).set(who.headers).send(body);
const asked = async (body: object = {}, who = care): Promise<StaffExport> =>
  staffExportSchema.parse((await ask(body, who).expect(201)).body);
const list = async (who = care) =>
  ((await api.http.get(OWN).set(who.headers).expect(200)).body as StaffExports).exports;
const act = (id: string, what: 'link' | 'retry', who = care) =>
  api.http.post(`${OWN}/${id}/${what}`).set(who.headers).send({});
const remove = (id: string, who = care) => api.http.delete(`${OWN}/${id}`).set(who.headers);
/** As a worker does when it is told of it. */
const make = (id: string) => api.app.get(MakeExportJob).process({ id });
const row = (id: string) => api.prisma.staffExport.findUniqueOrThrow({ where: { id } });
const expire = (id: string, daysAgo = 0) =>
  api.prisma.staffExport.update({
    where: { id },
    data: { expiresAt: new Date(Date.now() - daysAgo * 24 * 3_600_000 - 1) },
  });

async function download(id: string, who = care) {
  const { body } = await act(id, 'link', who).expect(200);
  return api.http
    .get((body as { url: string }).url)
    .responseType('blob')
    .expect(200);
}

const manyLeads = (count: number) =>
  api.prisma.lead.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ...{ name: 'Muchos', email: 'm@x.mx', phone: '+524771234567', kind: 'contact' as const },
      ...{ folio: `S-${index}`, stage: index % 2 ? ('new' as const) : ('qualified' as const) },
    })),
  });

describe('a list that is written to a file in the background', () => {
  it('is made by a worker, whole, and fetched by who asked for it', async () => {
    await manyLeads(1203);
    const worker = await api.startWorker();
    const { id } = await asked({ filter: JSON.stringify({ stage: 'new', q: 'muchos' }) });
    const made = await eventually(
      async () => (await list())[0],
      (each) => each?.state === 'ready',
    );
    await worker.close();
    expect(made).toMatchObject({ id, resource: 'leads', format: 'csv', rows: 601, expected: 601, problem: null });
    expect(made?.filteredBy).toEqual(['stage', 'q']);
    const { body, headers } = await download(id);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="solicitudes-\d{4}-\d\d-\d\d\.csv"$/);
    const text = (body as Buffer).toString();
    expect((body as Buffer).length).toBe(made?.size);
    expect(made?.fetchedAt).toBeNull();
    expect((await list())[0]?.fetchedAt).not.toBeNull();
    expect(text.startsWith('\uFEFFRecibida,Folio,')).toBe(true);
    expect(new Set(text.split('\r\n').slice(1, -1)).size).toBe(601);
  });

  it('is a workbook of real dates, numbers and texts, which runs nothing', async () => {
    await createCallBack(api.prisma, {
      name: '=HYPERLINK("http://x")',
      createdAt: new Date('2026-11-20T20:05:00Z'),
      message: `${'x'.repeat(40_000)}\u0007`,
    });
    const { id } = await asked({ format: 'xlsx' });
    await make(id);
    const { body, headers } = await download(id);
    expect(headers['content-disposition']).toMatch(/\.xlsx"$/);
    const { sheets } = await readXlsx(body as Buffer);
    const [head = [], first = []] = sheets[0]?.rows ?? [];
    const cell = (name: string) => first[head.indexOf(name)];
    expect(cell('Recibida')).toEqual(new Date('2026-11-20T14:05:00Z'));
    expect(cell('Nombre')).toBe('=HYPERLINK("http://x")');
    expect(String(cell('Mensaje')).length).toBe(32_767);
    expect(sheets[0]?.freezePane).toMatchObject({ rows: 1 });
  });

  it('forgets what was searched for once it is made, and leaves a trace of the asking and of each fetching', async () => {
    await createCallBack(api.prisma, { name: 'Martín Arriaga' });
    const { id } = await asked({ filter: JSON.stringify({ q: 'martin arriaga' }) });
    expect(JSON.stringify(await api.prisma.auditEntry.findMany())).not.toContain('martin arriaga');
    await make(id);
    await download(id);
    expect(await row(id)).toMatchObject({ filter: null, state: 'done' });
    const entries = await api.prisma.auditEntry.findMany({
      where: { action: 'export', actorId: care.id },
      orderBy: { at: 'asc' },
    });
    expect(entries.map(({ changes }) => changes)).toEqual([
      { rows: 1, format: 'csv', filter: { q: '•••' } },
      { rows: 1, format: 'csv', downloaded: true },
    ]);
  });

  it('is begun anew when its worker died, and offered only whole', async () => {
    await manyLeads(3);
    const { id } = await asked();
    await api.prisma.staffExport.update({
      where: { id },
      data: { state: 'working', attempts: 1, rows: 2, lockedUntil: new Date(Date.now() - 1_000) },
    });
    await act(id, 'link').expect(404);
    await Promise.all([make(id), make(id)]);
    expect(await row(id)).toMatchObject({ state: 'done', rows: 3, attempts: 2 });
    expect(await api.prisma.storedFile.count({ where: { staffExport: { id } } })).toBe(1);
  });
});

describe('whose it is', () => {
  it('is who asked for it alone, with a right that is asked for again', async () => {
    const { id } = await asked();
    await make(id);
    const admin = await api.signIn('admin');
    expect(await list(admin)).toEqual([]);
    await act(id, 'link', admin).expect(404);
    await act(id, 'retry', admin).expect(404);
    await remove(id, admin).expect(404);
    await api.prisma.staffAccount.update({ where: { id: care.id }, data: { role: 'content' } });
    await act(id, 'link').expect(403);
    await remove(id).expect(204);
  });

  it('is not made for who lost the right to it meanwhile, which it says', async () => {
    const { id } = await asked();
    await api.prisma.staffAccount.update({ where: { id: care.id }, data: { role: 'content' } });
    await make(id);
    expect(await list()).toMatchObject([{ state: 'failed', problem: 'AUTH.FORBIDDEN' }]);
    await act(id, 'retry').expect(403);
    await api.prisma.staffAccount.update({ where: { id: care.id }, data: { role: 'care' } });
    expect((await act(id, 'retry').expect(200)).body).toMatchObject({ state: 'waiting', problem: null });
    await make(id);
    expect(await list()).toMatchObject([{ state: 'ready' }]);
    await act(id, 'retry').expect(404);
  });

  it('is refused to who may not, of what is not exported, and with a filter or a format that is none', async () => {
    await ask({}, await api.signIn('content')).expect(403);
    await ask({}, care, 'customers').expect(403);
    await ask({}, care, 'no-such-thing').expect(404);
    await ask({ filter: '{"nonsense":1}' }).expect(422);
    await ask({ format: 'pdf' }).expect(422);
    expect(await list()).toEqual([]);
  });

  it('is one of three at once, also when two come together', async () => {
    await asked();
    await asked();
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'EXPORTS.TOO_MANY' });
    await remove((await list())[0]!.id).expect(204);
    await asked();
  });
});

describe('what is over', () => {
  afterEach(async () => {
    await api.app.get(LeftOverObjects).sweep();
    expect(await api.prisma.pendingObject.count()).toBe(0);
  });

  it('goes with its file, though the same was written twice', async () => {
    await manyLeads(2);
    const { id } = await asked();
    const { id: same } = await asked();
    for (const each of [id, same]) await make(each);
    await remove(id).expect(204);
    await download(same);
    await expire(same);
    await api.app.get(ExpiredExports).sweep();
    expect(await list()).toMatchObject([{ id: same, state: 'expired', size: null }]);
    await act(same, 'link').expect(404);
    await act(same, 'retry').expect(404);
    expect(await api.prisma.storedFile.count()).toBe(0);
    await expire(same, 31);
    await api.app.get(ExpiredExports).sweep();
    expect(await list()).toEqual([]);
  });

  it('is forgotten where it never was made', async () => {
    const { id } = await asked({ filter: JSON.stringify({ q: 'ana' }) });
    await expire(id);
    await api.app.get(ExpiredExports).sweep();
    expect(await row(id)).toMatchObject({ filter: null, state: 'failed' });
    await make(id);
    expect(await row(id)).toMatchObject({ state: 'failed', fileId: null });
  });

  it('ends the making of what is deleted meanwhile', async () => {
    await manyLeads(2);
    const { id } = await asked();
    await Promise.all([make(id), remove(id).expect(204)]);
    expect(await list()).toEqual([]);
    expect(await api.prisma.storedFile.count()).toBe(0);
    await api.prisma.pendingObject.updateMany({ data: { doomed: true } });
  });
});
