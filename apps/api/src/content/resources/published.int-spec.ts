import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PrismaClient } from '@flota/prisma';
import { createAlert } from '@flota/prisma/seed';
import { CONTENT, type ContentKind, type ContentName } from '@flota/schemas';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
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
} from '../../testing/content-rows.js';
import { published, publishedNews } from '../../platform/content/publication.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(() => emptyContent(api.prisma));

const TITLE = 'Solo mientras dure';

type Window = (typeof WINDOWS)[number][1];

/** Those that are shown between two dates only. */
type PublishedName = {
  [Name in ContentName]: 'publishedFrom' extends keyof (typeof CONTENT)[Name]['fields'] ? Name : never;
}[ContentName];

interface Published {
  create: (database: PrismaClient, window: Window) => Promise<unknown>;
  /** Every read that may show it. */
  reads: readonly string[];
}

/** A new type without an entry doesn't compile. */
const PUBLISHED: Record<PublishedName, Published> = {
  alerts: {
    create: (database, window) => createAlert(database, { title: TITLE, ...window }),
    reads: ['POST /api/alert'],
  },
  banners: {
    create: ({ banner }, window) => banner.create({ data: bannerRow({ title: TITLE, ...window }) }),
    reads: ['/api/banners'],
  },
  promotions: {
    create: ({ promotion }, window) => promotion.create({ data: promotionRow({ title: TITLE, ...window }) }),
    reads: ['/api/banners'],
  },
  brands: {
    create: ({ brand }, window) => brand.create({ data: brandRow({ title: TITLE, ...window }) }),
    reads: ['/api/banners', '/api/brands/prueba'],
  },
  news: {
    create: ({ newsArticle }, window) => newsArticle.create({ data: newsRow({ title: TITLE, ...window }) }),
    reads: ['/api/banners', '/api/news', '/api/news/nota', '/api/news/otra'],
  },
  campaigns: {
    create: ({ campaign }, window) => campaign.create({ data: campaignRow({ title: TITLE, ...window }) }),
    reads: ['/api/campaigns/fin-de-ano'],
  },
  faqs: {
    create: ({ faq }, window) => faq.create({ data: faqRow({ question: TITLE, ...window }) }),
    reads: ['/api/faqs'],
  },
  documents: {
    create: ({ document }, window) => document.create({ data: documentRow({ title: TITLE, ...window }) }),
    reads: ['/api/documents'],
  },
  vehicles: {
    create: async ({ vehicleModel }, window) => {
      const { slug } = await vehicleModel.findFirstOrThrow({ orderBy: { slug: 'asc' } });
      const always = { publishedFrom: null, publishedUntil: null };
      await vehicleModel.update({ where: { slug }, data: { name: TITLE, ...always, ...window } });
    },
    reads: ['/api/vehicles'],
  },
};

const names = Object.keys(PUBLISHED) as PublishedName[];

it('is asked of every type of content that has dates', () => {
  const dated = Object.values(CONTENT as Record<string, ContentKind>).filter(({ published: isDated }) => isDated);
  expect([...names].sort()).toEqual(dated.map(({ name }) => name).sort());
});

describe.each(names)('%s', (name) => {
  const { create, reads } = PUBLISHED[name];

  it.each(WINDOWS)('%s', async (_when, window, shown) => {
    await api.prisma.newsArticle.create({ data: newsRow({ slug: 'otra', title: 'Otra nota' }) });
    await create(api.prisma, window);
    for (const read of reads) {
      const [path = '', method] = read.split(' ').reverse();
      const { status, text } = await (method === 'POST' ? api.http.post(path).send({}) : api.http.get(path));
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
