import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  documentsResponseSchema,
  faqCategoriesResponseSchema,
  faqsResponseSchema,
  legalPageSchema,
  legalPagesResponseSchema,
} from '@flota/schemas';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { documentRow, emptyContent, faqRow } from '../../testing/content-rows.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(() => emptyContent(api.prisma));

const get = async (path: string) => (await api.http.get(path).expect(200)).body;

describe('questions', () => {
  beforeEach(async () => {
    await api.prisma.faqCategory.createMany({
      data: [
        { slug: 'seguros', name: 'Seguros', position: 1 },
        { slug: 'pagos', name: 'Pagos', position: 2 },
        { slug: 'vacia', name: 'Sin preguntas', position: 3 },
      ],
    });
    await api.prisma.faq.createMany({
      data: [
        faqRow({ categorySlug: 'pagos', question: 'Cuarta', position: 0 }),
        faqRow({ categorySlug: 'seguros', question: 'Tercera', position: 2 }),
        faqRow({ categorySlug: 'seguros', question: 'Segunda', position: 1 }),
        faqRow({ question: 'Primera' }),
      ],
    });
  });

  it('come in the order of their categories and their own', async () => {
    const faqs = faqsResponseSchema.parse(await get('/api/faqs'));
    expect(faqs.map(({ question }) => question)).toEqual(['Primera', 'Segunda', 'Tercera', 'Cuarta']);
  });

  it('are found by category', async () => {
    const faqs = faqsResponseSchema.parse(await get('/api/faqs?category=seguros'));
    expect(faqs.map(({ question }) => question)).toEqual(['Segunda', 'Tercera']);
    expect(await get('/api/faqs?category=nada')).toEqual([]);
  });

  it('have categories, without those that nobody could read anything in', async () => {
    const categories = faqCategoriesResponseSchema.parse(await get('/api/faqs/categories'));
    expect(categories).toEqual([
      { slug: 'general-questions', name: 'Preguntas generales' },
      { slug: 'seguros', name: 'Seguros' },
      { slug: 'pagos', name: 'Pagos' },
    ]);
  });
});

describe('legal pages', () => {
  it('are listed in the order staff gave them, and read one by one', async () => {
    const updatedOn = new Date('2026-02-28T00:00:00Z');
    await api.prisma.legalPage.createMany({
      data: [
        { slug: 'une', title: 'UNE', body: '<p>Unidad</p>', position: 2, updatedOn },
        { slug: 'reca', title: 'RECA', body: '<p>Registro</p>', position: 1, updatedOn },
      ],
    });
    expect(legalPagesResponseSchema.parse(await get('/api/legal'))).toEqual([
      { slug: 'reca', title: 'RECA', updatedOn: '2026-02-28' },
      { slug: 'une', title: 'UNE', updatedOn: '2026-02-28' },
    ]);
    expect(legalPageSchema.parse(await get('/api/legal/une'))).toMatchObject({ body: '<p>Unidad</p>' });
    await api.http.get('/api/legal/nada').expect(404);
  });
});

describe('documents', () => {
  beforeEach(async () => {
    await api.prisma.document.createMany({
      data: [
        documentRow({ slug: 'lista', title: 'Lista', kind: 'checklist', personTypes: ['moral'], position: 2 }),
        documentRow({ position: 1 }),
      ],
    });
  });

  const slugs = async (query: string) =>
    documentsResponseSchema.parse(await get(`/api/documents${query}`)).map(({ slug }) => slug);

  it('are found by type of person', async () => {
    expect(await slugs('')).toEqual(['solicitud', 'lista']);
    expect(await slugs('?personType=fisica')).toEqual(['solicitud']);
    expect(await slugs('?personType=moral')).toEqual(['solicitud', 'lista']);
    await api.http.get('/api/documents?personType=otra').expect(422);
  });

  it('say where their file is', async () => {
    expect(await get('/api/documents?personType=fisica')).toMatchObject([{ url: '/api/documents/solicitud/file' }]);
  });
});
