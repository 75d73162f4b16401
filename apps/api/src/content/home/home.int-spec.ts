import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type HomeContent, homeContentSchema } from '@flota/schemas';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { bannerRow, brandRow, emptyContent, newsRow, promotionRow } from '../../testing/content-rows.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(() => emptyContent(api.prisma));

async function home(): Promise<HomeContent> {
  const { body } = await api.http.get('/api/banners').expect(200);
  return homeContentSchema.parse(body);
}

describe('GET /api/banners', () => {
  it('has the shape of the contract without any content', async () => {
    expect(await home()).toMatchObject({ mainbanners: [], promocionesbanners: [], noticiasbanners: [] });
  });

  it('shows banners, promotions and brands in the order staff gave them', async () => {
    const inOrder = [
      { title: 'Segunda', position: 2 },
      { title: 'Primera', position: 1 },
    ];
    await api.prisma.banner.createMany({ data: inOrder.map((own) => bannerRow(own)) });
    await api.prisma.promotion.createMany({ data: inOrder.map((own) => promotionRow(own)) });
    await api.prisma.brand.createMany({ data: inOrder.map((own) => brandRow({ slug: `m-${own.position}`, ...own })) });
    const { mainbanners, promocionesbanners, marcasbanners } = await home();
    for (const shown of [mainbanners, promocionesbanners, marcasbanners]) {
      expect(shown.map(({ title }) => title)).toEqual(['Primera', 'Segunda']);
    }
    expect(marcasbanners.map(({ urlbutton }) => urlbutton)).toEqual(['/brand-m-1', '/brand-m-2']);
  });

  it('leaves out the plans that are not for the home page', async () => {
    const { plansarray } = (await home()).plansbanners;
    expect(plansarray[0]).toMatchObject({ urlsummary: '/planes-financiamiento/credito-directo' });
    expect(plansarray.map(({ title }) => title)).not.toContain('Flexibility');
  });

  it('tells what the button of a promotion is about', async () => {
    const data = promotionRow({ buttonUrl: '/calculadora/paso-1', buttonText: 'Cotizar', vehicle: 'cascadia-126' });
    await api.prisma.promotion.create({ data });
    expect((await home()).promocionesbanners).toMatchObject([
      { urlbutton: '/calculadora/paso-1', textbutton: 'Cotizar', vehiculo: 'cascadia-126' },
    ]);
  });

  it('shows ten news at most, each leading to its own page unless it says where', async () => {
    const articles = Array.from({ length: 12 }, (_, day) =>
      newsRow({ slug: `nota-${day}`, publishedFrom: new Date(Date.UTC(2026, 0, 1 + day)) }),
    );
    await api.prisma.newsArticle.createMany({ data: articles });
    await api.prisma.newsArticle.update({ where: { slug: 'nota-11' }, data: { url: 'https://prensa.example/nota' } });
    const { noticiasbanners } = await home();
    expect(noticiasbanners).toHaveLength(10);
    expect(noticiasbanners.slice(0, 2).map(({ urlbutton }) => urlbutton)).toEqual([
      'https://prensa.example/nota',
      '/noticias/nota-10',
    ]);
  });
});
