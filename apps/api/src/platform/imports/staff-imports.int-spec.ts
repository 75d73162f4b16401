import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ImportRows, type StaffImport, staffImportSchema, type StaffImports } from '@flota/schemas';
import { unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { RunImportJob } from './run-import.job.js';

const OWN = '/api/admin/own-imports';
const HEAD = 'Nombre;Correo electrónico;Celular';

let api: TestApp;
let care: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  care = await api.signIn('care');
  await api.prisma.staffImport.deleteMany();
  await api.prisma.lead.deleteMany();
});

const post = (content: string | Buffer, who = care) =>
  api.http
    .post(OWN)
    .set(who.headers)
    .field('kind', 'leads')
    .attach('file', Buffer.from(content as string), 'feria.csv');
const send = async (content: string | Buffer): Promise<StaffImport> =>
  staffImportSchema.parse((await post(content).expect(201)).body);
const act = (id: string, what: string, body: object = {}, who = care) =>
  api.http.post(`${OWN}/${id}/${what}`).set(who.headers).send(body);
/** As a worker does when it is told of it. */
const work = async (id: string): Promise<StaffImport> => {
  await api.app.get(RunImportJob).process({ id });
  const { body } = await api.http.get(OWN).set(care.headers).expect(200);
  const found = (body as StaffImports).imports.find((each) => each.id === id);
  if (!found) throw new Error('It is not listed');
  return found;
};
const checked = async (content: string | Buffer): Promise<StaffImport> => {
  const { id, mapping } = await send(content);
  await act(id, 'check', { mapping }).expect(200);
  return work(id);
};
const run = async (id: string, whole: boolean): Promise<StaffImport> => {
  await act(id, 'run', { whole }).expect(200);
  return work(id);
};
const problemsOf = async (id: string): Promise<string> =>
  (await api.http.get(`${OWN}/${id}/problems`).set(care.headers).expect(200)).text;
const leads = () => api.prisma.lead.findMany({ orderBy: { id: 'asc' } });
const merge = async (keptId = '', otherId = '') => {
  const [kept, other] = await Promise.all(
    [keptId, otherId].map((id) => api.prisma.lead.findUniqueOrThrow({ where: { id } })),
  );
  await api.http
    .post(`/api/admin/leads/${keptId}/merge`)
    .set(care.headers)
    .send({ updatedAt: kept?.updatedAt, other: { id: otherId, updatedAt: other?.updatedAt }, take: [] })
    .expect(204);
};
const manyRows = (count: number) =>
  [HEAD, ...Array.from({ length: count }, (_, at) => `Persona Número;p${at}@x.mx;`)].join('\n');
it('a template is called in Spanish by what it is for', async () => {
  const { headers } = await api.http.get(`${OWN}/kinds/leads/template`).set(care.headers).expect(200);
  expect(headers['content-disposition']).toContain('plantilla-solicitudes.csv');
});

describe('leads of a file', () => {
  it('are read by their headings, checked, and taken but for those that are wrong', async () => {
    const file = [
      HEAD,
      'Ana Núñez;ANA@x.mx;477 123 4567',
      'Beto;no es correo;',
      'Ana Otra;ana@x.mx;',
      'Zoé Díaz;zoe@x.mx;',
      'Gil Ríos;gil@x.mx;;García;otra más',
    ];
    const after = await checked(Buffer.from(file.join('\r\n'), 'latin1'));
    expect(after).toMatchObject({ step: 'checked', rows: 5, done: 5, bad: 3, isUnderWay: false });
    const shown = await api.http.get(`${OWN}/${after.id}/rows?wrong=true`).set(care.headers).expect(200);
    const { rows } = shown.body as ImportRows;
    expect(rows).toHaveLength(3);
    expect(rows.every(({ problems }) => problems.length > 0)).toBe(true);
    expect(after.mapping).toMatchObject({ name: 0, email: 1, phone: 2, message: null });
    expect(await leads()).toEqual([]);
    const wrong = (await problemsOf(after.id)).split('\r\n');
    expect(wrong[0]).toBe('\uFEFFRenglón,Problema,Nombre,Correo electrónico,Celular');
    expect(wrong[1]).toMatch(/^3,.*Correo: .*Beto,no es correo$/);
    expect(wrong[2]).toMatch(/^4,Este renglón repite uno anterior.*,Ana Otra,ana@x\.mx$/);
    expect(wrong[3]).toMatch(/^6,"El renglón tiene más celdas.*",Gil Ríos,gil@x\.mx,,García,otra más$/);
    await act(after.id, 'run', { whole: true }).expect(409);
    expect(await run(after.id, false)).toMatchObject({ step: 'written', taken: 2, bad: 3, done: 5 });
    const [ana, zoe] = await leads();
    expect(ana).toMatchObject({
      name: 'Ana Núñez',
      email: 'ana@x.mx',
      kind: 'imported',
      stage: 'new',
      answerDueAt: null,
    });
    expect(zoe).toMatchObject({ name: 'Zoé Díaz', phone: null, consentAt: null });
    expect(await api.prisma.outboundEmail.count()).toBe(0);
    expect(await api.prisma.event.count({ where: { type: 'lead.created', subjectId: ana?.id } })).toBe(1);
  });

  it('come as a workbook, and a file that came before brings nobody in twice', async () => {
    const book = await writeXlsx({
      sheets: [
        {
          name: 'Feria',
          rows: [
            ['Correo', 'Nombre'],
            ['ana@x.mx', 'Ana Núñez'],
          ],
        },
      ],
    });
    const first = await checked(Buffer.from(book));
    expect(await run(first.id, true)).toMatchObject({ step: 'written', taken: 1 });
    const again = await checked(Buffer.from(book));
    expect(again.bad).toBe(1);
    expect(await problemsOf(again.id)).toContain('Ya hay una solicitud abierta con este correo.');
  });

  it('are all taken or none where one is refused since the check', async () => {
    const { id } = await checked(manyRows(1201));
    await api.prisma.lead.create({ data: { name: 'Antes', email: 'p1150@x.mx', kind: 'contact' } });
    expect(await run(id, true)).toMatchObject({ step: 'checked', taken: 0, problem: 'IMPORT.CHANGED_SINCE' });
    expect(await api.prisma.lead.count()).toBe(1);
  });

  it('are taken once each where the worker dies between two chunks', async () => {
    const { id } = await checked(manyRows(1201));
    await act(id, 'run', { whole: false }).expect(200);
    await api.prisma.$executeRaw`create function stops() returns trigger language plpgsql as $$ begin
      if new.taken > 500 then raise exception 'gone'; end if; return new; end $$`;
    await api.prisma
      .$executeRaw`create trigger stops before update on staff_import for each row execute function stops()`;
    await work(id);
    expect(await api.prisma.lead.count()).toBe(500);
    await api.prisma.$executeRaw`drop function stops() cascade`;
    await api.prisma.staffImport.update({ where: { id }, data: { nextAttemptAt: new Date(0) } });
    expect(await work(id)).toMatchObject({ step: 'written', taken: 1201, done: 1201 });
    expect(await api.prisma.lead.count()).toBe(1201);
  });

  it('are taken back but for those that somebody works', async () => {
    const { id } = await checked(manyRows(3));
    await run(id, true);
    const [, second] = await leads();
    await api.http
      .post(`/api/admin/leads/${second?.id}/notes`)
      .set(care.headers)
      .send({ text: 'Quiere dos' })
      .expect(204);
    await act(id, 'undo').expect(200);
    expect(await work(id)).toMatchObject({ step: 'undone', undone: 2, bad: 1 });
    expect((await leads()).map((lead) => lead.id)).toEqual([second?.id]);
    expect(await problemsOf(id)).toMatch(/^3,"La solicitud ya se trabaja.*",Persona Número,p1@x\.mx\r$/m);
    const actions = await api.prisma.auditEntry.findMany({
      where: { resource: 'leads', recordId: id },
      orderBy: { at: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['import', 'import-undo']);
  });

  it('are not taken back where they are part of another, or another of them', async () => {
    const { id } = await checked(manyRows(4));
    await run(id, true);
    const others = await Promise.all(
      ['uno', 'dos'].map((name) =>
        api.prisma.lead.create({ data: { name, email: `${name}@x.mx`, kind: 'contact', consentAt: new Date() } }),
      ),
    );
    const [first, second] = await leads();
    await merge(first?.id, others[0]?.id);
    await merge(others[1]?.id, second?.id);
    await act(id, 'undo').expect(200);
    expect(await work(id)).toMatchObject({ step: 'undone', undone: 2, bad: 2 });
    const left = (await leads()).map((lead) => lead.id);
    expect(new Set(left)).toEqual(new Set([first?.id, second?.id, ...others.map((other) => other.id)]));
    const why = await problemsOf(id);
    for (const at of [0, 1]) expect(why).toMatch(new RegExp(`La solicitud se unió con otra\\..*,p${at}@x\\.mx`));
  });

  it('are refused by the mailbox of a merged one as long as what it is part of is open', async () => {
    const [kept, part] = await Promise.all(
      ['uno', 'dos'].map((name) => api.prisma.lead.create({ data: { name, email: `${name}@x.mx`, kind: 'contact' } })),
    );
    await merge(kept?.id, part?.id);
    const file = `${HEAD}\nDos Otra;dos@x.mx;`;
    const stages = async (own: 'new' | 'lost', other: 'new' | 'lost') => {
      for (const [lead, stage] of [[kept, own] as const, [part, other] as const]) {
        const lost = stage === 'lost' ? ({ lostReason: 'other' } as const) : { lostReason: null };
        await api.prisma.lead.update({ where: { id: lead?.id ?? '' }, data: { stage, ...lost } });
      }
      return (await checked(file)).bad;
    };
    expect(await stages('new', 'lost')).toBe(1);
    expect(await stages('lost', 'new')).toBe(0);
  });

  it('are nobody else’s, and of who may no more', async () => {
    const { id, mapping } = await checked(manyRows(1));
    const other = await api.signIn('admin');
    for (const what of ['sample', 'check']) await act(id, what, { mapping }, other).expect(404);
    await act(id, 'run', { whole: true }, other).expect(404);
    await post(manyRows(1), await api.signIn('finance')).expect(403);
    await act(id, 'run', { whole: true }).expect(200);
    await api.prisma.staffAccount.update({ where: { email: care.email }, data: { role: 'finance' } });
    await api.app.get(RunImportJob).process({ id });
    expect(await api.prisma.staffImport.findUnique({ where: { id } })).toMatchObject({ state: 'failed', taken: 0 });
    expect(await leads()).toEqual([]);
    await api.prisma.staffAccount.update({ where: { email: care.email }, data: { role: 'care' } });
  });

  it.each([
    ['nothing', ''],
    ['headings alone', HEAD],
    ['half a workbook', 'PK\u0003\u0004nothing of it'],
    ['a column too many', `${HEAD}${';x'.repeat(98)}\na;b;c`],
  ])('%s is refused and leaves nothing', async (_what, content) => {
    await post(content).expect(422);
    expect(await api.prisma.staffImport.count()).toBe(0);
  });

  it('are refused in a workbook that is small and unpacks to more than memory is for', async () => {
    const book = await writeXlsx({
      sheets: [
        {
          name: 'Feria',
          rows: [
            ['Correo', 'Nombre'],
            ['ana@x.mx', 'Ana'],
          ],
        },
      ],
    });
    const { 'xl/sharedStrings.xml': texts, ...parts } = unzipSync(book);
    const padded = new Uint8Array(129 * 1024 * 1024).fill(0x20);
    padded.set(texts ?? []);
    const packed = Buffer.from(zipSync({ ...parts, 'xl/sharedStrings.xml': padded }));
    expect(packed.length).toBeLessThan(1024 * 1024);
    await post(packed).expect(422);
    expect(await api.prisma.staffImport.count()).toBe(0);
  });
});
