import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { financingPlanDetailResponseSchema } from '@flota/schemas';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

async function detail(id: string) {
  const { body } = await api.http.get('/api/financingplans').query({ id }).expect(200);
  return financingPlanDetailResponseSchema.parse(body).financingplans;
}

describe('GET /api/financingplans?id=', () => {
  it('answers the questions for everybody and those for customers', async () => {
    const faqs = [{ question: '¿Qué es?', answer: 'Un crédito.' }];
    const customerFaqs = [{ question: '¿Cómo liquido?', answer: '<p>Desde su cuenta.</p>' }];
    await api.prisma.plan.update({ where: { slug: 'credito-directo' }, data: { faqs, customerFaqs } });
    expect((await detail('credito-directo')).lists).toEqual({ faqs, faqsclient: customerFaqs });
  });

  it('drops the option titled Flexibility', async () => {
    const options = ['Tasa fija', 'Flexibility', 'FLEXIBILITY'].map((title) => ({ title, summary: 'Texto' }));
    await api.prisma.plan.update({ where: { slug: 'credito-directo' }, data: { options } });
    expect((await detail('credito-directo')).optionplans.options).toEqual([
      { opttitle: 'Tasa fija', optsummary: 'Texto' },
    ]);
  });

  it('has something to read on a plan whose page nobody wrote, and what was written of one', async () => {
    const summary = 'Menos de 10 % & sin aval';
    await api.prisma.plan.update({ where: { slug: 'insurance' }, data: { page: {}, summary, summaryHover: summary } });
    const { title, page, rules } = await detail('insurance');
    expect(page).toMatchObject({ heroTitle: title, heroText: summary, whatText: 'Menos de 10 % &amp; sin aval' });
    expect(rules).toBeNull();

    await api.prisma.plan.update({ where: { slug: 'insurance' }, data: { page: { heroTitle: 'Viaje seguro' } } });
    expect((await detail('insurance')).page).toMatchObject({ heroTitle: 'Viaje seguro', heroText: summary });
  });

  it('does not know a plan that is not there', async () => {
    expect((await api.http.get('/api/financingplans?id=nada').expect(404)).body).toMatchObject({
      code: 'RESOURCE.NOT_FOUND',
    });
  });
});
