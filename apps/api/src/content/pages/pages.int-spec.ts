import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brandPageSchema, campaignSchema, PAGE_SLUGS, pageSchema, sitemapEntriesSchema } from '@flota/schemas';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { brandRow, campaignRow, emptyContent, faqRow, newsRow, pageRow } from '../../testing/content-rows.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(() => emptyContent(api.prisma));

const get = async (path: string) => (await api.http.get(path).expect(200)).body;
const sections = [{ title: 'Historia', text: '<p>Desde 1994</p>', image: null }];

describe('pages', () => {
  it('answers a page with its texts for search engines', async () => {
    await api.prisma.page.create({ data: pageRow({ sections }) });
    expect(pageSchema.parse(await get('/api/pages/acerca'))).toMatchObject({
      title: 'Acerca de nosotros',
      image: null,
      body: '',
      sections,
      seo: { title: 'Acerca de nosotros', description: 'Quiénes somos.', keywords: 'financiera, camiones' },
    });
  });

  it('answers the page of a brand', async () => {
    await api.prisma.brand.create({ data: brandRow({ sections }) });
    expect(brandPageSchema.parse(await get('/api/brands/prueba'))).toMatchObject({ slug: 'prueba', sections });
  });

  it('answers the page of a campaign', async () => {
    await api.prisma.campaign.create({ data: campaignRow() });
    expect(campaignSchema.parse(await get('/api/campaigns/fin-de-ano'))).toMatchObject({ thanks: 'Le llamaremos.' });
  });

  it.each(['/api/pages/nada', '/api/brands/nada', '/api/campaigns/nada', '/api/pages/%22%3B--'])(
    'answers 404 to %s',
    async (path) => {
      expect((await api.http.get(path).expect(404)).body).toMatchObject({ code: 'RESOURCE.NOT_FOUND' });
    },
  );
});

describe('GET /api/sitemap', () => {
  const paths = async () => sitemapEntriesSchema.parse(await get('/api/sitemap')).map(({ path }) => path);

  it('lists the pages visitors may see, and neither campaigns nor what is a step of something else', async () => {
    await api.prisma.page.createMany({ data: PAGE_SLUGS.map((slug) => pageRow({ slug })) });
    await api.prisma.brand.create({ data: brandRow() });
    await api.prisma.newsArticle.create({ data: newsRow() });
    await api.prisma.faq.create({ data: faqRow() });
    await api.prisma.campaign.create({ data: campaignRow() });
    await api.prisma.legalPage.create({
      data: { slug: 'une', title: 'UNE', body: '<p>x</p>', updatedOn: new Date('2026-01-01T00:00:00Z') },
    });
    const listed = await paths();
    expect(listed).toEqual(
      expect.arrayContaining([
        '/',
        '/calculadora/paso-1',
        '/calculator/vehicles',
        '/calculadora/puedo-pagar',
        '/vehiculos/cascadia-126',
        '/planes-financiamiento/credito-directo',
        '/brand-prueba',
        '/noticias/nota',
        '/faqs/general-questions',
        '/legales/une',
        '/legales/revocacion',
      ]),
    );
    expect(listed.filter((path) => /campaign|fin-de-ano|pago-confirmado/.test(path))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('leaves out what is not published, and a category without questions', async () => {
    const later = { publishedFrom: new Date(Date.now() + 3_600_000) };
    await api.prisma.brand.create({ data: brandRow(later) });
    await api.prisma.newsArticle.create({ data: newsRow(later) });
    await api.prisma.faq.create({ data: faqRow(later) });
    // What comes from the plans, which are always there, but no more.
    expect(
      (await paths()).filter((path) => !/^\/(planes|calculator|calculadora\/puedo-pagar|vehiculos)/.test(path)),
    ).toEqual([]);
  });
});
