import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PrismaClient } from '@flota/prisma';
import {
  bannerRow,
  brandRow,
  campaignRow,
  documentRow,
  emptyContent,
  faqRow,
  newsRow,
  promotionRow,
  WINDOWS,
} from '../testing/content-rows.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { published, publishedNews } from './published.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(() => emptyContent(api.prisma));

const TITLE = 'Solo mientras dure';

type Window = (typeof WINDOWS)[number][1];

/** How each type of content is made, and every read that may show it. */
const CONTENT: [string, (database: PrismaClient, window: Window) => Promise<unknown>, string[]][] = [
  ['banner', ({ banner }, window) => banner.create({ data: bannerRow({ title: TITLE, ...window }) }), ['/api/banners']],
  [
    'promotion',
    ({ promotion }, window) => promotion.create({ data: promotionRow({ title: TITLE, ...window }) }),
    ['/api/banners'],
  ],
  [
    'brand',
    ({ brand }, window) => brand.create({ data: brandRow({ title: TITLE, ...window }) }),
    ['/api/banners', '/api/brands/prueba'],
  ],
  [
    'news article',
    ({ newsArticle }, window) => newsArticle.create({ data: newsRow({ title: TITLE, ...window }) }),
    ['/api/banners', '/api/news', '/api/news/nota', '/api/news/otra'],
  ],
  [
    'campaign',
    ({ campaign }, window) => campaign.create({ data: campaignRow({ title: TITLE, ...window }) }),
    ['/api/campaigns/fin-de-ano'],
  ],
  ['question', ({ faq }, window) => faq.create({ data: faqRow({ question: TITLE, ...window }) }), ['/api/faqs']],
  [
    'document',
    ({ document }, window) => document.create({ data: documentRow({ title: TITLE, ...window }) }),
    ['/api/documents'],
  ],
];

describe.each(CONTENT)('a %s', (_type, create, reads) => {
  it.each(WINDOWS)('%s', async (_when, window, shown) => {
    await api.prisma.newsArticle.create({ data: newsRow({ slug: 'otra', title: 'Otra nota' }) });
    await create(api.prisma, window);
    for (const read of reads) {
      const { status, text } = await api.http.get(read);
      expect({ read, shown: status === 200 && text.includes(TITLE) }).toEqual({ read, shown });
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
