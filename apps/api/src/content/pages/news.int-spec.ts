import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newsArticleSchema, newsListSchema } from '@flota/schemas';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { emptyContent, newsRow } from '../../testing/content-rows.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug);

async function list(query = '') {
  const { body } = await api.http.get(`/api/news${query}`).expect(200);
  return newsListSchema.parse(body);
}

beforeEach(async () => {
  await emptyContent(api.prisma);
  await api.prisma.newsArticle.createMany({
    data: Array.from({ length: 11 }, (_, day) =>
      newsRow({ slug: `nota-${day}`, publishedFrom: new Date(Date.UTC(2026, 0, 1 + day)) }),
    ),
  });
  await api.prisma.newsArticle.update({ where: { slug: 'nota-3' }, data: { position: 1 } });
});

describe('GET /api/news', () => {
  it('answers nine a page: pinned articles, then the newest', async () => {
    const { items, total, perPage } = await list();
    expect({ total, perPage }).toEqual({ total: 11, perPage: 9 });
    expect(slugs(items).slice(0, 3)).toEqual(['nota-3', 'nota-10', 'nota-9']);
    expect(items).toHaveLength(9);
    expect(slugs((await list('?page=2')).items)).toEqual(['nota-1', 'nota-0']);
  });

  it('answers an empty page beyond the last one', async () => {
    expect(await list('?page=3')).toMatchObject({ items: [], total: 11 });
  });

  it.each(['0', '-1', '1.5', 'dos', '99999999999'])('refuses the page %s', async (page) => {
    const { body } = await api.http.get(`/api/news?page=${page}`).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'page', code: 'NUMBER.INVALID' }] });
  });
});

describe('GET /api/news/:slug', () => {
  it('answers the article with three others', async () => {
    const { body } = await api.http.get('/api/news/nota-10').expect(200);
    const article = newsArticleSchema.parse(body);
    expect(article).toMatchObject({ body: '<p>Qué pasó</p>', publishedAt: '2026-01-11T00:00:00.000Z' });
    expect(slugs(article.more)).toEqual(['nota-3', 'nota-9', 'nota-8']);
  });

  it('answers the article by a number it had before, under its own name', async () => {
    await api.prisma.newsArticle.update({ where: { slug: 'nota-7' }, data: { formerAddresses: ['17', 'nota-10'] } });
    expect((await api.http.get('/api/news/17').expect(200)).body).toMatchObject({ slug: 'nota-7' });
    // A name in use is its bearer's.
    expect((await api.http.get('/api/news/nota-10').expect(200)).body).toMatchObject({ slug: 'nota-10' });
  });

  it.each(['nada', 'No-Es-Un-Slug', '..%2F..'])('does not know %s', async (slug) => {
    expect((await api.http.get(`/api/news/${slug}`).expect(404)).body).toMatchObject({ code: 'RESOURCE.NOT_FOUND' });
  });
});
