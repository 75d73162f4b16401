import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newsRow } from '../testing/content-rows.js';
import { eventually } from '../testing/eventually.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { SECTIONS } from './search-sections.js';
import { SearchIndex } from './search-index.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const found = async (phrase: string) =>
  Object.keys((await api.http.get('/api/search').query({ phrase })).body as object);

describe('the search index', () => {
  it('is made when the application starts', async () => {
    await eventually(
      () => found('cascadia'),
      (sections) => sections.includes('Vehículos'),
    );
  });

  it('follows a change by itself', async () => {
    expect(await found('zarape')).toEqual([]);
    await api.prisma.newsArticle.create({ data: newsRow({ slug: 'zarape', title: 'Zarape al viento' }) });
    await eventually(
      () => found('zarape'),
      (sections) => sections.includes('Noticias'),
    );
    await api.prisma.newsArticle.delete({ where: { slug: 'zarape' } });
    await api.app.get(SearchIndex).refresh();
    expect(await found('zarape')).toEqual([]);
  });

  it('is left alone while nothing has changed', async () => {
    const index = api.app.get(SearchIndex);
    await index.refresh();
    await api.prisma.$executeRaw`ALTER TABLE news_article DISABLE TRIGGER content_changed`;
    await api.prisma.newsArticle.create({ data: newsRow({ slug: 'inadvertida', title: 'Inadvertida' }) });
    await index.refresh();
    expect(await found('inadvertida')).toEqual([]);
    await api.prisma.$executeRaw`ALTER TABLE news_article ENABLE TRIGGER content_changed`;
    await api.prisma.newsArticle.update({ where: { slug: 'inadvertida' }, data: { position: 5 } });
    await index.refresh();
    expect(await found('inadvertida')).toEqual(['Noticias']);
  });

  it('is made of the kinds that the search has a section for, and of no other', async () => {
    const functions = await api.prisma.$queryRaw<{ kind: string }[]>`
      SELECT substr(proname, length('search_source_') + 1) AS kind FROM pg_proc WHERE starts_with(proname, 'search_source_')`;
    expect(functions.map(({ kind }) => kind).sort()).toEqual([...SECTIONS.keys()].sort());
  });

  it('may hold a kind that a later release brought, which is left out', async () => {
    await api.prisma.$executeRaw`
      CREATE FUNCTION search_source_novelty() RETURNS SETOF search_source LANGUAGE sql STABLE SET search_path = public AS $$
        SELECT 'uno', 'Quetzalcóatl', 'Quetzalcóatl', NULL::timestamptz, NULL::timestamptz
      $$`;
    await api.prisma.newsArticle.create({ data: newsRow({ slug: 'pluma', title: 'Quetzalcóatl vuelve' }) });
    await api.app.get(SearchIndex).refresh();
    expect(await api.prisma.$queryRaw`SELECT key FROM search_document WHERE kind = 'novelty'`).toEqual([
      { key: 'uno' },
    ]);
    expect(await found('quetzalcoatl')).toEqual(['Noticias']);
    await api.prisma.$executeRaw`DROP FUNCTION search_source_novelty()`;
  });

  it('is made by one instance at a time', async () => {
    await api.prisma.newsArticle.create({ data: newsRow({ slug: 'simultanea', title: 'Simultánea' }) });
    const index = api.app.get(SearchIndex);
    await Promise.all([index.refresh(), index.refresh(), index.refresh()]);
    expect(await found('simultanea')).toEqual(['Noticias']);
  });
});
