import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createStoredFile } from '@flota/prisma/seed';
import { type AdminList, CONTENT, type ContentField, type ContentKind, type Problem } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { fieldValues } from '../../platform/content/content-record.js';
import { editRecord } from '../../testing/edit-record.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { emptyAuditLog } from '../../testing/audit-log.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SAMPLES, type SampledName, valueAt, withValue } from './content-resources.fixture.js';

type Wire = Record<string, unknown> & { id: string; updatedAt: string };

const UNKNOWN_PICTURE = `/media/${'0'.repeat(64)}`;
const HOSTILE = '<p style="color:red" onclick="alert(1)">Hola<script>alert(1)</script></p>';
const NAMES = Object.keys(SAMPLES) as SampledName[];
const kindOf = (name: SampledName): ContentKind => CONTENT[name];
const MADE = NAMES.filter((name) => kindOf(name).team !== 'edits');
const EDITED = NAMES.filter((name) => kindOf(name).team === 'edits');
/** Paths of a sample's fields of one type. */
const paths = (name: SampledName, matches: (field: ContentField) => boolean) =>
  [...fieldValues(kindOf(name).fields, SAMPLES[name].wished)].flatMap(([path, field]) =>
    matches(field) ? [path] : [],
  );
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

let api: TestApp;
let editor: SignedIn;
let care: SignedIn;
let cityId: string;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
  care = await api.signIn('care');
  cityId = (await api.prisma.city.findFirstOrThrow({ where: { stateId: '19' } })).id;
  await api.prisma.faqCategory.create({ data: { slug: 'prueba', name: 'Prueba' } });
  const { id: page = '', wished: ofPage } = SAMPLES.pages;
  const texts = ofPage as {
    title: string;
    lead: string;
    seoTitle: string;
    seoDescription: string;
    seoKeywords: string;
  };
  await api.prisma.page.upsert({ where: { slug: page }, create: { ...texts, slug: page }, update: texts });
});
afterAll(() => api.close());
beforeEach(() => emptyAuditLog(api.prisma));

const at = (resource: string, id = '') => `/api/admin/${resource}${id && `/${id}`}`;
const create = (resource: string, body: object) => api.http.post(at(resource)).set(editor.headers).send(body);
const edit = (resource: string, id: string, body: object) => editRecord(api, editor, at(resource, id), body);
const show = (resource: string, id: string, who = editor) => api.http.get(at(resource, id)).set(who.headers);
const list = async (resource: string, filter: object, who = editor) => {
  const query = { filter: JSON.stringify(filter), perPage: 1000 };
  const { body } = await api.http.get(at(resource)).query(query).set(who.headers).expect(200);
  return (body as AdminList<Wire>).data.map(({ id }) => id);
};
const audited = () => api.prisma.auditEntry.findMany({ orderBy: { at: 'asc' } });
const faults = (body: unknown) => (body as Problem).errors?.map(({ field, code }) => [field, code]);

/** What a test makes is told apart by its slug, or by its question. */
function fresh(name: SampledName): Record<string, unknown> {
  const { wished } = SAMPLES[name];
  const own = `prueba-${randomUUID()}`;
  if (name === 'faqs') return { ...wished, question: `¿${own}?` };
  if (name === 'distributors') return { ...wished, slug: own, cityId };
  return 'slug' in kindOf(name).fields ? { ...wished, slug: own } : wished;
}
/** Makes a record, or changes the one there is. */
const write = (name: SampledName, body: object) => {
  const { id } = SAMPLES[name];
  return id ? edit(name, id, body) : create(name, body);
};
const rowsOf = <Row extends readonly unknown[]>(rows: (name: SampledName) => readonly Row[]) =>
  NAMES.flatMap((name) => rows(name).map((row) => [name, ...row] as const));
const made = async (resource: SampledName, changes: object = {}) =>
  (await create(resource, { ...fresh(resource), ...changes }).expect(201)).body as Wire;

describe('the samples', () => {
  it('are of every type of content, with all its fields and a part of each list of parts', () => {
    expect([...NAMES, 'settings'].sort()).toEqual(Object.keys(CONTENT).sort());
    for (const name of NAMES) {
      const { fields } = kindOf(name);
      const given = Object.keys({ ...fresh(name), slug: '', cityId: '' });
      expect(given).toEqual(expect.arrayContaining(Object.keys(fields)));
      const lists = Object.keys(fields).filter((field) => fields[field]?.type === 'items');
      for (const list of lists) expect(SAMPLES[name].wished[list]).not.toEqual([]);
    }
  });
});

describe.each(MADE)('%s', (resource) => {
  const { change } = SAMPLES[resource];

  it('are made, found, read by other roles, changed and audited', async () => {
    const wished = fresh(resource);
    const record = (await create(resource, wished).expect(201)).body as Wire;
    expect(record).toMatchObject(wished);
    expect((await show(resource, record.id, care).expect(200)).body).toEqual(record);
    expect(await list(resource, { id: [record.id] }, care)).toEqual([record.id]);
    const sent = { ...change, updatedAt: record.updatedAt };
    const changed = (await edit(resource, record.id, sent).expect(200)).body as Wire;
    expect(changed).toEqual({ ...record, ...change, updatedAt: changed.updatedAt });
    const entries = await audited();
    expect(entries.map(({ action, recordId }) => [action, recordId])).toEqual([
      ['create', record.id],
      ['edit', record.id],
    ]);
    expect(Object.keys(entries[1]?.changes as object)).toEqual(Object.keys(change));
  });

  it('are kept from whoever may only read them', async () => {
    const { id } = await made(resource);
    await api.http.post(at(resource)).set(care.headers).send(fresh(resource)).expect(403);
    await api.http.patch(at(resource, id)).set(care.headers).send(change).expect(403);
    await api.http.delete(at(resource, id)).set(care.headers).expect(403);
  });

  it('are not overwritten by whoever read them before another change', async () => {
    const { id, updatedAt } = await made(resource);
    await edit(resource, id, { ...change, updatedAt }).expect(200);
    const { body } = await edit(resource, id, { ...change, updatedAt }).expect(409);
    expect(body).toMatchObject({ code: 'RESOURCE.STALE' });
  });
});

it.each(MADE.filter((name) => kindOf(name).team === 'maintains'))('%s are deleted', async (resource) => {
  const { id } = await made(resource);
  await api.http.delete(at(resource, id)).set(editor.headers).expect(204);
  await show(resource, id).expect(404);
  expect((await audited()).map(({ action, recordId }) => [action, recordId])).toContainEqual(['delete', id]);
});

describe.each(MADE.filter((name) => 'slug' in kindOf(name).fields))('the slug of %s', (resource) => {
  it('is of one record alone, also when two are made at once', async () => {
    const wished = fresh(resource);
    const answers = await Promise.all([create(resource, wished), create(resource, wished)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const { body } = await create(resource, wished).expect(422);
    expect(faults(body)).toEqual([['slug', 'SLUG.TAKEN']]);
  });

  it('is the id, and stays', async () => {
    const { id, slug } = await made(resource);
    expect(slug).toBe(id);
    expect((await edit(resource, id, { slug: 'otro' }).expect(200)).body).toMatchObject({ id, slug: id });
  });
});

describe.each(MADE.filter((name) => kindOf(name).published))('when %s are shown', (resource) => {
  it('is told by their state and found by it', async () => {
    const always = await made(
      resource,
      kindOf(resource).fields.publishedFrom?.schema.safeParse(null).success ? { publishedFrom: null } : {},
    );
    const scheduled = await made(resource, { publishedFrom: hours(1), publishedUntil: hours(2) });
    const ended = await made(resource, { publishedFrom: hours(-2), publishedUntil: hours(-1) });
    const shown = await made(resource, { publishedFrom: hours(-1), publishedUntil: hours(1) });
    expect([always, scheduled, ended, shown].map(({ state }) => state)).toEqual([
      'published',
      'scheduled',
      'ended',
      'published',
    ]);
    const id = [always.id, scheduled.id, ended.id, shown.id];
    expect(await list(resource, { id, state: 'scheduled' })).toEqual([scheduled.id]);
    expect(await list(resource, { id, state: 'ended' })).toEqual([ended.id]);
    expect((await list(resource, { id, state: 'published' })).sort()).toEqual([always.id, shown.id].sort());
  });

  it('ends after it begins', async () => {
    const days = { publishedFrom: hours(2), publishedUntil: hours(1) };
    const { body } = await create(resource, { ...fresh(resource), ...days }).expect(422);
    expect(faults(body)).toEqual([['publishedUntil', 'DATE.BEFORE_START']]);
  });
});

describe.each(EDITED)('%s', (resource) => {
  const { id = '', wished, change } = SAMPLES[resource];
  it('are changed and audited, neither made nor deleted', async () => {
    const record = (await edit(resource, id, wished).expect(200)).body as Wire;
    expect(record).toMatchObject(wished);
    expect((await edit(resource, id, change).expect(200)).body).toMatchObject({ ...wished, ...change });
    expect((await show(resource, id, care).expect(200)).body).toMatchObject({ id, ...change });
    await edit(resource, id, { ...change, updatedAt: record.updatedAt }).expect(409);
    expect((await audited()).map(({ action, recordId }) => [action, recordId])).toEqual([
      ['edit', id],
      ['edit', id],
    ]);
    const admin = await api.signIn('admin');
    await api.http.post(at(resource)).set(admin.headers).send(wished).expect(403);
    await api.http.delete(at(resource, id)).set(admin.headers).expect(403);
    await api.http.patch(at(resource, id)).set(care.headers).send(change).expect(403);
  });
});

describe('what staff write', () => {
  it.each(rowsOf((name) => SAMPLES[name].refused))(
    '%s: is refused with %s = %j',
    async (resource, field, value, code) => {
      const { body } = await write(resource, { ...fresh(resource), [field]: value }).expect(422);
      expect(faults(body)).toContainEqual([expect.stringMatching(`^${field}|fileId`), code]);
      expect(await audited()).toEqual([]);
    },
  );

  it.each(rowsOf((name) => paths(name, ({ type }) => type === 'picture').map((field) => [field])))(
    '%s: is refused with a picture in %s that was never uploaded',
    async (resource, field) => {
      const { body } = await write(resource, withValue(fresh(resource), field, UNKNOWN_PICTURE)).expect(422);
      expect(faults(body)).toEqual([[field, 'IMAGE.INVALID']]);
    },
  );

  it.each(rowsOf((name) => paths(name, ({ type }) => type === 'html').map((field) => [field])))(
    '%s: loses in %s what could run',
    async (resource, field) => {
      const { status, body } = await write(resource, withValue(fresh(resource), field, HOSTILE));
      expect([200, 201]).toContain(status);
      expect(valueAt(body, field)).toBe('<p>Hola</p>');
    },
  );

  it.each(rowsOf((name) => paths(name, (field) => field.type === 'html' && field.required).map((field) => [field])))(
    '%s: needs something to read in %s',
    async (resource, field) => {
      for (const empty of ['<p></p>', '<script>alert(1)</script>']) {
        const { body } = await write(resource, withValue(fresh(resource), field, empty)).expect(422);
        expect(faults(body)).toEqual([[field, 'TEXT.REQUIRED']]);
      }
    },
  );
});

describe('a picture', () => {
  it('is an upload that everybody may see', async () => {
    const pathOf = ({ key }: { key: string }) => key.replace('public/', '/media/').replace('private/', '/media/');
    const shown = pathOf(await createStoredFile(api.prisma));
    expect(await made('banners', { image: shown })).toMatchObject({ image: shown });
    for (const file of [{ visibility: 'private' as const }, { contentType: 'application/pdf' }]) {
      const image = pathOf(await createStoredFile(api.prisma, file));
      const { body } = await create('banners', { ...fresh('banners'), image, imageMobile: image }).expect(422);
      expect(faults(body)).toEqual([
        ['image', 'IMAGE.INVALID'],
        ['imageMobile', 'IMAGE.INVALID'],
      ]);
    }
  });
});
