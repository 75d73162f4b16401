import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTENT, type ContentKind, type ContentName } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { emptyContent, newsRow, promotionRow, WINDOWS } from '../../testing/content-rows.js';
import { published, publishedNews } from '../../platform/content/publication.js';
import { SAMPLES, type SampledName } from './content-resources.fixture.js';

let api: TestApp;
let editor: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
});
afterAll(() => api.close());
beforeEach(async () => {
  await emptyContent(api.prisma);
  await api.prisma.faqCategory.create({ data: { slug: 'prueba', name: 'Prueba' } });
});

const DATED = (Object.keys(CONTENT) as ContentName[]).filter((name) => CONTENT[name].published);

describe.each(DATED)('%s', (name) => {
  const { wished, reads = [] } = SAMPLES[name as SampledName];
  const kind: ContentKind = CONTENT[name];

  it('have reads that show them', () => {
    expect(reads).not.toEqual([]);
  });

  it.each(WINDOWS)('%s', async (_when, window, shown) => {
    await api.prisma.newsArticle.create({ data: newsRow({ slug: 'otra', title: 'Otra nota' }) });
    const slug = `prueba-${randomUUID()}`;
    const title = `Solo mientras dure ${slug}`;
    const record = { ...wished, ...('slug' in kind.fields && { slug }), [kind.list.title]: title, ...window };
    await api.http.post(`/api/admin/${name}`).set(editor.headers).send(record).expect(201);
    for (const read of reads) {
      const [path = '', method] = read.replace(':slug', slug).split(' ').reverse();
      const { status, text } = await (method === 'POST' ? api.http.post(path).send({}) : api.http.get(path));
      expect({ read, shown: status === 200 && text.includes(title) }).toEqual({ read, shown });
      expect(status).toBeLessThan(500);
    }
  });
});

it('is no longer there at the very moment it ends', async () => {
  const end = new Date('2026-03-01T00:00:00Z');
  await api.prisma.promotion.create({ data: promotionRow({ publishedUntil: end }) });
  await api.prisma.newsArticle.create({ data: newsRow({ publishedUntil: end }) });
  const before = new Date(end.getTime() - 1);
  expect(await api.prisma.promotion.count({ where: published(before) })).toBe(1);
  expect(await api.prisma.promotion.count({ where: published(end) })).toBe(0);
  expect(await api.prisma.newsArticle.count({ where: publishedNews(before) })).toBe(1);
  expect(await api.prisma.newsArticle.count({ where: publishedNews(end) })).toBe(0);
});
