import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newsRow } from '../testing/content-rows.js';
import { eventually } from '../testing/eventually.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
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

  it('is made by one instance at a time', async () => {
    await api.prisma.newsArticle.create({ data: newsRow({ slug: 'simultanea', title: 'Simultánea' }) });
    const index = api.app.get(SearchIndex);
    await Promise.all([index.refresh(), index.refresh(), index.refresh()]);
    expect(await found('simultanea')).toEqual(['Noticias']);
  });
});
