import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminWording, Problem, SaidInstead } from '@flota/schemas';
import { setWording } from '@flota/texts';
import { layout } from '@flota/texts/site/layout';
import { eventually } from '../testing/eventually.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const KEY = 'layout.skip';
const OWN = 'Saltar al contenido';

let api: TestApp;
let content: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  content = await api.signIn('content');
});
afterEach(async () => {
  await api.prisma.wording.deleteMany();
});
afterAll(async () => {
  await api.close();
  setWording({});
});

const list = async () =>
  (await api.http.get('/api/admin/wording').set(content.headers).expect(200)).body as AdminWording;
const textOf = async (key: string) => (await list()).texts.find((text) => text.key === key);
const put = (text: string | null, updatedAt: string | null = null, key = KEY) =>
  api.http.put(`/api/admin/wording/${key}`).set(content.headers).send({ text, updatedAt });
const say = async (text: string | null, updatedAt: string | null = null) =>
  ((await put(text, updatedAt).expect(200)).body as { said: SaidInstead | null }).said;
const published = async () => (await api.http.get('/api/wording').expect(200)).body as Record<string, string>;

describe('a text', () => {
  it('says what staff want it to, and by itself what it did before', async () => {
    expect(await textOf(KEY)).toMatchObject({ place: 'layout', default: OWN, said: null });
    const said = await say('Ir al contenido');
    expect(await textOf(KEY)).toMatchObject({ default: OWN, said });
    expect(said).toMatchObject({ text: 'Ir al contenido', updatedBy: expect.any(String) });
    expect(await published()).toEqual({ [KEY]: 'Ir al contenido' });

    expect(await say(null, said?.updatedAt)).toBeNull();
    expect(await published()).toEqual({});
    expect((await textOf(KEY))?.said).toBeNull();
  });

  it('is not overwritten by who read an older one', async () => {
    const said = await say('Ir al contenido');
    await put('Al contenido').expect(409);
    await put(null).expect(409);
    await say('Al contenido', said?.updatedAt);
    await put('Contenido', said?.updatedAt).expect(409);
    expect(await published()).toEqual({ [KEY]: 'Al contenido' });
    await put('Contenido', said?.updatedAt, 'layout.none').expect(404);
  });

  it('is said once, of two who reword it at the same time', async () => {
    const answers = await Promise.all([put('Uno'), put('Dos')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('follows its own words again once somebody writes those', async () => {
    const said = await say('Ir al contenido');
    expect(await say(OWN, said?.updatedAt)).toBeNull();
    expect(await api.prisma.wording.count()).toBe(0);
  });

  it('is told of in the audit log, with what it said before', async () => {
    const where = { resource: 'wording', action: 'edit', recordId: KEY };
    const before = await api.prisma.auditEntry.count({ where });
    const said = await say('Ir al contenido');
    await say('Al contenido', said?.updatedAt);
    const entries = await api.prisma.auditEntry.findMany({ where, orderBy: { id: 'asc' }, skip: before });
    expect(entries.map(({ changes }) => changes)).toEqual([
      { text: { from: OWN, to: 'Ir al contenido' } },
      { text: { from: 'Ir al contenido', to: 'Al contenido' } },
    ]);
  });

  it.each([
    ['nothing', '  ', 'TEXT.REQUIRED', undefined],
    ['too much', 'a'.repeat(1_001), 'TEXT.TOO_LONG', undefined],
    ['a line break', 'Saltar\nal contenido', 'TEXT.UNSEEN', undefined],
    ['letters that turn around', 'Saltar \u202Eal contenido', 'TEXT.UNSEEN', undefined],
    ['a variable of nobody', 'Hola, {nombre}', 'TEXT.VARIABLE_UNKNOWN', 'nombre'],
    ['a tag of nobody', 'Al <b>contenido</b>', 'TEXT.TAG_UNKNOWN', 'b'],
    ['half a tag', 'Al <b contenido', 'TEXT.STRAY_MARK', undefined],
    ['half a variable', 'Hola, {empresa', 'TEXT.STRAY_MARK', undefined],
  ])('can not say %s', async (_, text, code, detail) => {
    const { errors } = (await put(text).expect(422)).body as Problem;
    expect(errors).toEqual([{ field: 'text', code, ...(detail && { detail }) }]);
    expect(await api.prisma.wording.count()).toBe(0);
  });
});

describe("the lender's name", () => {
  it('is filled in, whatever letters it has', async () => {
    const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    const companyName = 'Pérez & "Hijos" $&';
    await api.prisma.siteSettings.update({ where: { id: 1 }, data: { value: { ...(value as object), companyName } } });
    await say('Al contenido de {empresa}');
    expect(await published()).toEqual({ [KEY]: `Al contenido de ${companyName}` });
    await eventually(
      async () => layout.skip,
      (text) => text === `Al contenido de ${companyName}`,
    );
    await api.prisma.siteSettings.update({ where: { id: 1 }, data: { value: value as object } });
  });
});

describe('what this release does not know', () => {
  it('is kept, said nowhere, and can only be given up', async () => {
    const { updatedAt } = await api.prisma.wording.create({
      data: { key: 'former.text', text: 'De antes', updatedBy: 'Ana' },
    });
    expect(await published()).toEqual({});
    expect((await list()).unused).toEqual([
      { key: 'former.text', text: 'De antes', updatedAt: updatedAt.toISOString(), updatedBy: 'Ana' },
    ]);
    await put('Otra cosa', updatedAt.toISOString(), 'former.text').expect(404);
    await put(null, updatedAt.toISOString(), 'former.text').expect(200);
    expect((await list()).unused).toEqual([]);
  });

  it('is not said of a variable that a text no longer has', async () => {
    await api.prisma.wording.create({ data: { key: KEY, text: 'Hola, {nombre}', updatedBy: 'Ana' } });
    expect(await published()).toEqual({});
    expect((await textOf(KEY))?.said).toMatchObject({ text: 'Hola, {nombre}' });
  });
});

it('is heard of by the process that writes, without a restart', async () => {
  const heard = (text: string) =>
    eventually(
      async () => layout.skip,
      (said) => said === text,
      2_000,
    );
  const said = await say('Ir al contenido');
  await heard('Ir al contenido');
  await say(null, said?.updatedAt);
  await heard(OWN);
});
