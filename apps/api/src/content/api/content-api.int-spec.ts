import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createDistributor } from '@flota/prisma/seed';
import { CONTENT, type ContentKind, type ContentName, openPageSchema, openRecordSchema } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { emptyContent, faqRow, newsRow, WINDOWS } from '../../testing/content-rows.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SAMPLES, type SampledName } from '../resources/content-resources.fixture.js';

interface Page {
  data: (Record<string, unknown> & { id: string })[];
  next: string | null;
}

let api: TestApp;
let editor: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
});
afterAll(() => api.close());

const address = (path: string) => `/api/content/v1/${path}`;
const page = async (path: string): Promise<Page> => (await api.http.get(address(path)).expect(200)).body as Page;
const idsOf = ({ data }: Page) => data.map(({ id }) => id);

/** The slug goes to those that have one. */
async function add(name: ContentName, { slug, ...record }: Record<string, unknown>): Promise<string> {
  const sent = { ...record, ...('slug' in CONTENT[name].fields && { slug }) };
  const { body } = await api.http.post(`/api/admin/${name}`).set(editor.headers).send(sent).expect(201);
  return (body as { id: string }).id;
}

const NAMES = Object.keys(CONTENT) as ContentName[];

/** As the seed published it, or where it has none as staff do. */
async function somePublished(name: ContentName): Promise<Page> {
  const all = await page(`${name}?limit=200`);
  if (all.data.length > 0) return all;
  if (name === 'distributors') await createDistributor(api.prisma, {});
  else await add(name, { ...SAMPLES[name as SampledName].wished, slug: 'uno' });
  return page(`${name}?limit=200`);
}

it.each(NAMES)('%s are read as they are described, one by one and page by page', async (name) => {
  const kind: ContentKind = CONTENT[name];
  const all = await somePublished(name);
  expect(all.data).not.toEqual([]);
  expect(all.next).toBeNull();
  expect(openPageSchema(kind).strict().safeParse(all).error).toBeUndefined();
  for (const record of all.data.slice(0, 3)) {
    expect(openRecordSchema(kind).strict().safeParse(record).error).toBeUndefined();
    expect((await api.http.get(address(`${name}/${record.id}`)).expect(200)).body).toEqual(record);
  }
});

describe('what only staff read', () => {
  it.each([
    ['advisers', ['phone', 'whatsapp', 'email', 'active']],
    ['distributors', ['email', 'active', 'embedded', 'embedOrigins']],
    ['documents', ['template', 'fileId']],
    ['plan-pages', ['customerFaqs']],
    ['campaigns', ['leads']],
    ['faq-categories', ['questions']],
  ] as const)('is left out of %s', async (name, fields) => {
    const [record] = (await somePublished(name)).data;
    expect(record).toBeDefined();
    for (const field of fields) expect(record).not.toHaveProperty(field);
  });

  it.each(['customers', 'leads', 'staff-accounts', 'plans', 'nada', '__proto__', 'constructor'])(
    '%s is no content',
    async (name) => {
      await api.http.get(address(name)).expect(404);
      await api.http.get(address(`${name}/1`)).expect(404);
    },
  );

  it('is a distributor that is not on the site', async () => {
    const { slug } = await createDistributor(api.prisma, { active: false });
    expect(idsOf(await page('distributors?limit=200'))).not.toContain(slug);
    await api.http.get(address(`distributors/${slug}`)).expect(404);
  });
});

describe('a record that is published between two moments:', () => {
  const DATED = NAMES.filter((name) => CONTENT[name].published);
  beforeEach(async () => {
    await emptyContent(api.prisma);
    await api.prisma.faqCategory.create({ data: { slug: 'prueba', name: 'Prueba' } });
  });

  describe.each(DATED)('%s', (name) => {
    it.each(WINDOWS)('%s', async (_when, window, shown) => {
      const kind: ContentKind = CONTENT[name];
      const slug = `prueba-${randomUUID()}`;
      const { wished } = SAMPLES[name as SampledName];
      const created = await add(name, { ...wished, slug, [kind.list.title]: slug, ...window });
      expect(idsOf(await page(`${name}?limit=200`)).includes(created)).toBe(shown);
      await api.http.get(address(`${name}/${created}`)).expect(shown ? 200 : 404);
    });
  });

  it('a category is there while a question of it is', async () => {
    expect(idsOf(await page('faq-categories'))).toEqual([]);
    await api.prisma.faq.create({ data: faqRow({ categorySlug: 'prueba' }) });
    expect(idsOf(await page('faq-categories'))).toEqual(['prueba']);
    await api.prisma.faq.updateMany({ data: { publishedUntil: new Date(0) } });
    await api.http.get(address('faq-categories/prueba')).expect(404);
  });
});

describe('pages', () => {
  const SLUGS = Array.from({ length: 7 }, (_, index) => `nota-${index}`);
  beforeEach(async () => {
    await emptyContent(api.prisma);
    await api.prisma.newsArticle.createMany({ data: SLUGS.map((slug) => newsRow({ slug })) });
  });

  it('follow one another by their ids, each record once', async () => {
    const read: string[] = [];
    let after: string | null = '';
    for (let pages = 0; after !== null && pages < 10; pages++) {
      const one = await page(`news?limit=3${after && `&after=${after}`}`);
      expect(one.data.length).toBeLessThanOrEqual(3);
      read.push(...idsOf(one));
      after = one.next;
    }
    expect(read).toEqual(SLUGS);
  });

  it('go on where they were though the record they stopped at is gone', async () => {
    const { next } = await page('news?limit=3');
    await api.prisma.newsArticle.delete({ where: { slug: 'nota-2' } });
    expect(idsOf(await page(`news?limit=2&after=${next}`))).toEqual(['nota-3', 'nota-4']);
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'limit=1&limit=2', 'after=No%20Es', `after=${'x'.repeat(101)}`])(
    'are refused with %s',
    async (query) => {
      expect((await api.http.get(address(`news?${query}`)).expect(422)).body).toMatchObject({
        code: 'REQUEST.INVALID',
      });
    },
  );

  it.each(['alerts/nada', 'settings/2', 'settings?after=2', 'banners?after=nada'])('%s is refused', async (path) => {
    await api.http.get(address(path)).expect(422);
  });
});

describe('scripts of other sites', () => {
  it.each([
    ['news', 200],
    ['news/nada', 404],
    ['news?limit=0', 422],
  ])('may read %s, which is answered %s', async (path, status) => {
    const { headers } = await api.http.get(address(path)).set('origin', 'https://otra.mx').expect(status);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'etag',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('may send what they have, and write nothing', async () => {
    const asked = { origin: 'https://otra.mx', 'access-control-request-method': 'GET' };
    const { headers } = await api.http.options(address('news/nota')).set(asked).expect(204);
    expect(headers).toMatchObject({
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': expect.stringContaining('if-none-match'),
    });
    expect((await api.http.get('/api/settings')).headers).not.toHaveProperty('access-control-allow-origin');
  });
});
