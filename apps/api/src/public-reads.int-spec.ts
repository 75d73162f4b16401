import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDistributor, createQuote } from '@flota/prisma/seed';
import {
  citiesResponseSchema,
  distributorSchema,
  documentsResponseSchema,
  faqCategoriesResponseSchema,
  faqsResponseSchema,
  financingPlanDetailResponseSchema,
  financingPlansResponseSchema,
  homeContentSchema,
  legalPageSchema,
  legalPagesResponseSchema,
  newsListSchema,
  searchResponseSchema,
  sitemapEntriesSchema,
  siteSettingsSchema,
  statesResponseSchema,
  todayInMexico,
  vehiclesResponseSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { startTestApp, type TestApp } from './testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await createDistributor(api.prisma, { name: 'Ómnibus del Centro' });
  await createDistributor(api.prisma, { name: 'Orizaba Camiones' });
  await createDistributor(api.prisma, { name: 'Norte', stateId: '19' });
  await createDistributor(api.prisma, { name: 'Cerrado', active: false });
});
afterAll(() => api.close());

describe('what every visitor reads', () => {
  it.each<[string, z.ZodType]>([
    ['/api/settings', siteSettingsSchema],
    ['/api/banners', homeContentSchema],
    ['/api/faqs', faqsResponseSchema.min(1)],
    ['/api/faqs/categories', faqCategoriesResponseSchema.min(1)],
    ['/api/news', newsListSchema],
    ['/api/documents', documentsResponseSchema],
    ['/api/sitemap', sitemapEntriesSchema.min(1)],
    ['/api/search?phrase=credito', searchResponseSchema],
    ['/api/legal', legalPagesResponseSchema.min(1)],
    ['/api/legal/aviso-de-privacidad', legalPageSchema],
    ['/api/vehicles', vehiclesResponseSchema.min(2)],
    ['/api/financingplans', financingPlansResponseSchema],
    ['/api/financingplans?id=credito-directo', financingPlanDetailResponseSchema],
    ['/api/states', statesResponseSchema.length(32)],
    ['/api/states/cities', citiesResponseSchema.min(32)],
    ['/api/states/distributors', z.array(distributorSchema).length(3)],
  ])('%s has the shape of the contract', async (path, schema) => {
    const { body } = await api.http.get(path).expect(200);
    expect(schema.safeParse(body).error).toBeUndefined();
  });

  it('finds dealers by state, in the order of the Spanish alphabet, without their e-mail', async () => {
    const { body, text } = await api.http.get('/api/states/distributors?state_id=09').expect(200);
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual(['Ómnibus del Centro', 'Orizaba Camiones']);
    expect(text).not.toContain('@');
  });

  it('finds questions by category, and plans by name', async () => {
    const all = faqsResponseSchema.parse((await api.http.get('/api/faqs')).body);
    const category = all[0]?.category ?? '';
    const some = faqsResponseSchema.parse((await api.http.get(`/api/faqs?category=${category}`)).body);
    expect(some).toEqual(all.filter((faq) => faq.category === category));
    expect((await api.http.get('/api/faqs?category=nada').expect(200)).body).toEqual([]);
    await api.http.get('/api/financingplans?id=nada').expect(404);
  });
});

describe('GET /api/admin/dashboard', () => {
  it('counts quotes by the days of Mexico City, and the mails that wait or failed', async () => {
    await createQuote(api.prisma);
    await createQuote(api.prisma, { createdAt: new Date(Date.now() - 8 * 24 * 3_600_000) });
    const quote = await createQuote(api.prisma);
    const mail = { kind: 'quotes.send-email', recipient: 'x@y.mx', aboutKind: 'quote', aboutId: quote.id };
    await api.prisma.outboundEmail.createMany({
      data: [mail, { ...mail, state: 'failed' }, { ...mail, state: 'failed', superseded: true }],
    });
    const { headers } = await api.signIn('finance');
    const { body } = await api.http.get('/api/admin/dashboard').set(headers).expect(200);
    expect(body).toMatchObject({ quotesToday: 2, emailsPending: 1, emailsFailed: 1, worker: { alive: false } });
    const { quotesLast7Days: days } = body as { quotesLast7Days: { date: string; count: number }[] };
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({ date: todayInMexico(), count: 2 });
    expect(days.slice(0, -1).every(({ count }) => count === 0)).toBe(true);
  });
});
