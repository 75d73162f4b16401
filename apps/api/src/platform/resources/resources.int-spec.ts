import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAlert, createQuote } from '@flota/prisma/seed';
import type { AdminList, AdminQuote, AdminQuoteRow, AdminRecord, CONTENT, Problem } from '@flota/schemas';
import { editRecord } from '../../testing/edit-record.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { emptyAuditLog } from '../../testing/audit-log.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let editor: SignedIn;
let care: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
  care = await api.signIn('care');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.alert.deleteMany();
  await emptyAuditLog(api.prisma);
});

type AdminAlert = AdminRecord<(typeof CONTENT)['alerts']>;

const UNKNOWN_ID = '0198a000-0000-7000-8000-000000000000';
const wished = { title: 'Horario de diciembre', description: '<p>Le atendemos <strong>hasta las 14:00</strong>.</p>' };

const create = (body: object) => api.http.post('/api/admin/alerts').set(editor.headers).send(body);
const edit = (id: string, body: object) => editRecord(api, editor, `/api/admin/alerts/${id}`, body);
const show = (id: string) => api.http.get(`/api/admin/alerts/${id}`).set(editor.headers);
const remove = (id: string) => api.http.delete(`/api/admin/alerts/${id}`).set(editor.headers);
const created = async (body: object = wished) => (await create(body).expect(201)).body as AdminAlert;
/** What was done, without what somebody was not let do. */
const audited = () => api.prisma.auditEntry.findMany({ where: { action: { not: 'refused' } }, orderBy: { at: 'asc' } });

describe('a record of the backoffice', () => {
  it('is made, read, changed and deleted', async () => {
    const alert = await created();
    expect(alert).toMatchObject({
      ...wished,
      url: null,
      buttonText: null,
      image: null,
      publishedFrom: null,
      state: 'published',
    });
    expect((await show(alert.id).expect(200)).body).toEqual(alert);
    const changed = (await edit(alert.id, { title: 'Otro título' }).expect(200)).body as AdminAlert;
    expect(changed).toMatchObject({ ...wished, title: 'Otro título' });
    await remove(alert.id).expect(204);
    await show(alert.id).expect(404);
  });

  it.each<[field: string, value: unknown, code: string]>([
    ['title', undefined, 'TEXT.REQUIRED'],
    ['title', '   ', 'TEXT.REQUIRED'],
    ['title', 7, 'TEXT.REQUIRED'],
    ['title', 'x'.repeat(121), 'TEXT.TOO_LONG'],
    ['description', undefined, 'TEXT.REQUIRED'],
    ['description', '', 'TEXT.REQUIRED'],
    ['description', '<script>alert(1)</script>', 'TEXT.REQUIRED'],
    ['description', 'x'.repeat(5_001), 'TEXT.TOO_LONG'],
    ['url', 'javascript:alert(1)', 'URL.INVALID'],
    ['url', 'http://ejemplo.mx', 'URL.INVALID'],
    ['buttonText', 'x'.repeat(41), 'TEXT.TOO_LONG'],
    ['image', 'x', 'IMAGE.INVALID'],
    ['image', `/media/${'0'.repeat(64)}`, 'IMAGE.INVALID'],
    ['publishedFrom', 'mañana', 'DATE.INVALID'],
    ['publishedFrom', '2026-02-30T00:00:00Z', 'DATE.INVALID'],
  ])('refuses %s = %j', async (field, value, code) => {
    const { body } = await create({ ...wished, [field]: value }).expect(422);
    expect((body as Problem).errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await api.prisma.alert.count()).toBe(0);
    expect(await audited()).toEqual([]);
  });

  it('refuses an end before the start, also when only one of them is changed', async () => {
    const days = { publishedFrom: '2026-12-10T00:00:00Z', publishedUntil: '2026-12-01T00:00:00Z' };
    const expected = [expect.objectContaining({ field: 'publishedUntil', code: 'DATE.BEFORE_START' })];
    expect(((await create({ ...wished, ...days }).expect(422)).body as Problem).errors).toEqual(expected);
    const { id } = await created({ ...wished, publishedFrom: days.publishedFrom });
    expect(((await edit(id, { publishedUntil: days.publishedUntil }).expect(422)).body as Problem).errors).toEqual(
      expected,
    );
  });

  it.each(['[]', '"x"', 'null', '7'])('refuses the body %s', async (body) => {
    const headers = { ...editor.headers, 'content-type': 'application/json' };
    await api.http.post('/api/admin/alerts').set(headers).send(body).expect(422);
  });

  it('has an id of its own, whatever is sent', async () => {
    expect((await created({ ...wished, id: UNKNOWN_ID })).id).not.toBe(UNKNOWN_ID);
  });

  it('refuses what staff may not write, when it is made and when it is changed', async () => {
    const more = { createdAt: '2000-01-01T00:00:00Z', colour: 'red' };
    const errors = [
      { field: 'createdAt', code: 'FIELD.UNKNOWN' },
      { field: 'colour', code: 'FIELD.UNKNOWN' },
    ];
    const { body } = await create({ ...wished, ...more }).expect(422);
    expect(body).toMatchObject({ errors });
    const alert = await created(wished);
    expect((await edit(alert.id, more).expect(422)).body).toMatchObject({ errors });
    await edit(alert.id, { ...alert, title: 'Otro título' }).expect(200);
  });

  it.each([
    ['<p>Hola<script>alert(1)</script></p>', '<p>Hola</p>'],
    ['<img src=x onerror=alert(1)>Hola', 'Hola'],
    ['<p style="color:red" onclick="alert(1)" class="x">Hola</p>', '<p>Hola</p>'],
    ['<a href="javascript:alert(1)">Hola</a>', '<a>Hola</a>'],
    ['<a href="//ejemplo.mx">Hola</a>', '<a>Hola</a>'],
    [
      '<a href="https://ejemplo.mx" target="_blank">Hola</a>',
      '<a href="https://ejemplo.mx" target="_blank" rel="noopener noreferrer">Hola</a>',
    ],
    ['<svg><a href="https://x.mx">Hola</a></svg>', '<a href="https://x.mx">Hola</a>'],
    ['<iframe src="https://ejemplo.mx"></iframe><p>Hola</p>', '<p>Hola</p>'],
  ])('stores %s without what could run', async (description, clean) => {
    const alert = await created({ ...wished, description });
    expect(alert.description).toBe(clean);
    expect((await edit(alert.id, { description }).expect(200)).body).toMatchObject({ description: clean });
  });

  it('keeps the fields that a change leaves out', async () => {
    const full = await created({
      ...wished,
      url: '/contacto',
      buttonText: 'Ver',
      publishedFrom: '2026-01-01T00:00:00Z',
      publishedUntil: '2099-01-01T00:00:00Z',
    });
    const changed = (await edit(full.id, { buttonText: null }).expect(200)).body as AdminAlert;
    expect({ ...changed, updatedAt: full.updatedAt }).toEqual({ ...full, buttonText: null });
  });

  it('is not overwritten by whoever read it before another change', async () => {
    const alert = await created();
    await edit(alert.id, { title: 'Primera', updatedAt: alert.updatedAt }).expect(200);
    const { body } = await edit(alert.id, { title: 'Segunda', updatedAt: alert.updatedAt }).expect(409);
    expect(body).toMatchObject({ code: 'RESOURCE.STALE' });
    expect((await show(alert.id)).body).toMatchObject({ title: 'Primera' });
  });

  it('is changed by nobody who does not say what they read', async () => {
    const { id, title } = await created();
    const blind = (body: object) => api.http.patch(`/api/admin/alerts/${id}`).set(editor.headers).send(body);
    const { body } = await blind({ title: 'Segunda' }).expect(428);
    expect(body).toMatchObject({ code: 'RESOURCE.VERSION_REQUIRED' });
    await blind({ title: 'Segunda', updatedAt: 'ayer' }).expect(422);
    await blind({ title: 'Segunda', updatedAt: null }).expect(422);
    expect((await show(id)).body).toMatchObject({ title });
    expect((await audited()).map(({ action }) => action)).toEqual(['create']);
  });

  it('is changed by one of several who save at once', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const { id, updatedAt } = await created();
      const titles = ['A', 'B', 'C', 'D'].map((letter) => `Título ${letter}`);
      const answers = await Promise.all(titles.map((title) => edit(id, { title, updatedAt })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect((await audited()).filter(({ action }) => action === 'edit')).toHaveLength(round);
    }
  });

  it.each(['x', '1', "1' OR '1'='1", '%00'])('answers 4xx to the id %s', async (id) => {
    for (const { status } of [await show(id), await edit(id, {}), await remove(id)])
      expect([400, 422]).toContain(status);
  });

  it('is 404 when there is none, whatever is asked of it', async () => {
    await show(UNKNOWN_ID).expect(404);
    await edit(UNKNOWN_ID, { title: 'x' }).expect(404);
    await remove(UNKNOWN_ID).expect(404);
    await api.http.get('/api/admin/no-such-thing').set(editor.headers).expect(404);
    await api.http.get('/api/admin/constructor').set(editor.headers).expect(404);
    expect(await audited()).toEqual([]);
  });
});

describe('the audit log', () => {
  it('has every change with what it was before and after, and who did it', async () => {
    const { id } = await created();
    await edit(id, { title: 'Otro título' }).expect(200);
    await remove(id).expect(204);
    const entries = await audited();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'edit', 'delete']);
    for (const entry of entries) {
      expect(entry).toMatchObject({ resource: 'alerts', recordId: id, actorId: editor.id, actorEmail: editor.email });
    }
    expect(entries[0]?.changes).toMatchObject({ title: { from: null, to: wished.title } });
    expect(entries[1]?.changes).toEqual({ title: { from: wished.title, to: 'Otro título' } });
    expect(entries[2]?.changes).toMatchObject({ title: { from: 'Otro título', to: null } });
  });

  it('has nothing of what was refused', async () => {
    const { id } = await createAlert(api.prisma);
    await edit(id, { title: '' }).expect(422);
    await edit(id, { title: 'x', updatedAt: '2000-01-01T00:00:00.000Z' }).expect(409);
    await api.http.patch(`/api/admin/alerts/${id}`).set(care.headers).send({ title: 'x' }).expect(403);
    await api.http.delete(`/api/admin/alerts/${id}`).set(care.headers).expect(403);
    expect(await audited()).toEqual([]);
  });

  it('keeps neither the change nor the entry when one of them fails', async () => {
    const { id, title } = await createAlert(api.prisma);
    await api.prisma.$executeRaw`ALTER TABLE audit_entry ADD CONSTRAINT no_edit CHECK (action <> 'edit')`;
    await edit(id, { title: 'Otro título' }).expect(500);
    await api.prisma.$executeRaw`ALTER TABLE audit_entry DROP CONSTRAINT no_edit`;
    expect((await api.prisma.alert.findUniqueOrThrow({ where: { id } })).title).toBe(title);
  });
});

it('is taken away once by two who do so at once', async () => {
  const { id } = await createAlert(api.prisma);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => api.http.delete(`/api/admin/alerts/${id}`).set(editor.headers)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404]);
});

describe('a list of the backoffice', () => {
  const list = async (query: Record<string, string | number>, status = 200) =>
    (await api.http.get('/api/admin/quotes').query(query).set(care.headers).expect(status))
      .body as AdminList<AdminQuoteRow>;
  const names = ({ data }: AdminList<AdminQuoteRow>) => data.map(({ contactName }) => contactName);
  const filter = (conditions: object) => JSON.stringify(conditions);

  beforeAll(async () => {
    await createQuote(api.prisma, {
      contactName: 'Ana',
      termMonths: 12,
      contactEmail: 'ana@uno.mx',
      createdAt: new Date('2026-03-02T05:59:00Z'),
    });
    await createQuote(api.prisma, {
      contactName: 'Berta',
      termMonths: 24,
      personType: 'fisica',
      createdAt: new Date('2026-03-02T06:00:00Z'),
    });
    await createQuote(api.prisma, {
      contactName: '100% Carga',
      termMonths: 36,
      planSlug: 'arrendamiento-puro',
      createdAt: new Date('2026-03-03T05:59:00Z'),
    });
    const sent = await createQuote(api.prisma, {
      contactName: 'Dora',
      termMonths: 48,
      createdAt: new Date('2026-03-03T06:00:00Z'),
    });
    await api.prisma.outboundEmail.create({
      data: {
        kind: 'quotes.send-email',
        aboutKind: 'quote',
        aboutId: sent.id,
        recipient: 'x@y.mx',
        state: 'failed',
        superseded: true,
      },
    });
    await api.prisma.outboundEmail.create({
      data: { kind: 'quotes.send-email', aboutKind: 'quote', aboutId: sent.id, recipient: 'x@y.mx', state: 'sent' },
    });
  });

  it('shows the newest first', async () => {
    const all = await list({});
    expect(names(all)).toEqual(['Dora', '100% Carga', 'Berta', 'Ana']);
    expect(all.total).toBe(4);
    expect(all.data[0]).toMatchObject({
      monthlyPayment: expect.stringMatching(/^\d+\.\d\d$/),
      emailState: 'sent',
      planTitle: expect.any(String),
    });
    expect(all.data[0]).not.toHaveProperty('token');
  });

  it('comes in pages that never overlap', async () => {
    const pages = [
      await list({ perPage: 3, page: 1 }),
      await list({ perPage: 3, page: 2 }),
      await list({ perPage: 3, page: 3 }),
    ];
    expect(pages.flatMap(names)).toEqual(['Dora', '100% Carga', 'Berta', 'Ana']);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
  });

  it.each([
    ['termMonths', 'ASC', ['Ana', 'Berta', '100% Carga', 'Dora']],
    ['termMonths', 'DESC', ['Dora', '100% Carga', 'Berta', 'Ana']],
    ['contactName', 'ASC', ['100% Carga', 'Ana', 'Berta', 'Dora']],
    ['createdAt', 'ASC', ['Ana', 'Berta', '100% Carga', 'Dora']],
  ])('is sorted by %s %s', async (sort, order, expected) => {
    expect(names(await list({ sort, order }))).toEqual(expected);
  });

  it.each<[object, string[]]>([
    [{ plan: 'arrendamiento-puro' }, ['100% Carga']],
    [{ personType: 'fisica' }, ['Berta']],
    [{ emailState: 'sent' }, ['Dora']],
    [{ emailState: 'failed' }, []],
    // The day is Mexico City's, from its midnight (06:00 UTC) to the next.
    [{ createdFrom: '2026-03-02', createdTo: '2026-03-02' }, ['100% Carga', 'Berta']],
    [{ createdTo: '2026-03-01' }, ['Ana']],
    [{ q: 'ana@UNO' }, ['Ana']],
    [{ q: '' }, ['Dora', '100% Carga', 'Berta', 'Ana']],
    [{ q: '100%' }, ['100% Carga']],
    [{ q: '%' }, []],
    [{ q: '_' }, []],
    [{ q: "'; DROP TABLE quote; --" }, []],
    [{ personType: 'moral', q: 'dora', plan: 'credito-directo' }, ['Dora']],
    [{ personType: 'fisica', q: 'dora' }, []],
    [{ id: [UNKNOWN_ID] }, []],
    [{ id: [] }, []],
  ])('is filtered by %j', async (conditions, expected) => {
    const found = await list({ filter: filter(conditions) });
    expect(names(found)).toEqual(expected);
    expect(found.total).toBe(found.data.length);
  });

  it.each<[Record<string, string | number>]>([
    [{ filter: '{' }],
    [{ filter: '[]' }],
    [{ filter: '7' }],
    [{ filter: filter({ nonsense: 1 }) }],
    [{ filter: filter({ token: 'x' }) }],
    [{ filter: filter({ plan: { not: '' } }) }],
    [{ filter: filter({ plan: 7 }) }],
    [{ filter: filter({ personType: 'x' }) }],
    [{ filter: filter({ createdFrom: '2026-13-01' }) }],
    [{ filter: filter({ id: 'x' }) }],
    [{ filter: filter({ id: ['x'] }) }],
    [{ filter: filter({ q: { contains: 'x' } }) }],
    [{ filter: filter({ q: 'x'.repeat(101) }) }],
    [{ filter: filter({ constructor: 'x' }) }],
    [{ filter: filter({ q: 'a\u0000b' }) }],
    [{ sort: 'token' }],
    [{ sort: 'constructor' }],
    [{ order: 'sideways' }],
    [{ page: 0 }],
    [{ page: 'x' }],
    [{ page: 1e300 }],
    [{ perPage: 0 }],
    [{ perPage: 100_000 }],
  ])('refuses %j', async (query) => {
    const { status } = await api.http.get('/api/admin/quotes').query(query).set(care.headers);
    expect([400, 422]).toContain(status);
  });

  it('shows one quote with its figures, its mails and the link to it', async () => {
    const { id } = (await list({ filter: filter({ emailState: 'sent' }) })).data[0] ?? { id: '' };
    const { body } = await api.http.get(`/api/admin/quotes/${id}`).set(care.headers).expect(200);
    const quote = body as AdminQuote;
    expect(quote.figures).toMatchObject({ monthlyPayment: quote.monthlyPayment });
    expect(quote.terms.kind).toBe('direct_credit');
    expect(quote.publicUrl).toMatch(/^https:\/\/flota\.test\/cotizacion\/[\w-]+$/);
    expect(quote.emails.map(({ state }) => state)).toEqual(['sent', 'failed']);
  });

  it('offers no way to make, change or delete a quote', async () => {
    const admin = await api.signIn('admin');
    const { id } = (await list({})).data[0] ?? { id: '' };
    await api.http.post('/api/admin/quotes').set(admin.headers).send({}).expect(403);
    await api.http.patch(`/api/admin/quotes/${id}`).set(admin.headers).send({}).expect(403);
    await api.http.delete(`/api/admin/quotes/${id}`).set(admin.headers).expect(403);
  });
});
