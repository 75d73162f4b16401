import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedDatabase } from '@flota/prisma/seed';
import { CONTENT, siteSettingsSchema, type SiteSettings } from '@flota/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
import { refreshSearch } from './testing/search.js';
import { editRecord } from './testing/edit-record.js';
import { quoteFor } from './testing/quote-request.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const LONG = 'Financiera del Transporte y la Carga "Norte & Sur" de México';

let api: TestApp;
let old: SiteSettings;

beforeAll(async () => {
  api = await startTestApp();
  await seedDatabase(api.prisma, { scope: 'demo' });
  const row = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
  old = siteSettingsSchema.parse(row.value);
  const value: SiteSettings = {
    ...old,
    companyName: LONG,
    legalName: `${LONG}, S.A. de C.V.`,
    shortName: 'Norte y Sur',
    email: 'hola@norteysur.test',
    phone: '800 999 0199',
    address: 'Calle Nueva 1, 64000 Monterrey, N.L.',
  };
  await api.prisma.siteSettings.update({ where: { id: 1 }, data: { value } });
});
afterAll(() => api.close());

/** Who the lender was: in no text may it be read any more. */
const expectNothingOld = (text: string) => {
  for (const known of [old.companyName, old.legalName, old.email, old.phone, old.address]) {
    expect(text).not.toContain(known);
  }
  expect(text).not.toMatch(/\{(empresa|razon-social|nombre-corto|domicilio|telefono|correo|sitio)\b/);
};

const read = async (path: string) => (await api.http.get(path).expect(200)).text;

it('is read in what every page is made of', async () => {
  const paths = ['settings', 'banners', 'faqs', 'legal', 'documents', 'news', 'financingplans', 'brands/financial'];
  const plans = await api.prisma.plan.findMany({ select: { slug: true } });
  const pages = await api.prisma.page.findMany({ select: { slug: true } });
  const legal = await api.prisma.legalPage.findMany({ select: { slug: true } });
  const news = await api.prisma.newsArticle.findMany({ select: { slug: true } });
  const all = [
    ...paths,
    ...plans.map(({ slug }) => `financingplans?id=${slug}`),
    ...pages.map(({ slug }) => `pages/${slug}`),
    ...legal.map(({ slug }) => `legal/${slug}`),
    ...news.map(({ slug }) => `news/${slug}`),
  ];
  for (const path of all) expectNothingOld(await read(`/api/${path}`));
  expect(await read('/api/pages/contacto')).toContain(JSON.stringify(LONG).slice(1, -1));
});

it('stands in HTML as text', async () => {
  const { body } = (await api.http.get('/api/legal/aviso-de-privacidad')) as { body: { body: string } };
  expect(body.body).toContain('Norte &amp; Sur&quot; de México');
});

it.each(Object.keys(CONTENT))('is what other systems are told of %s', async (kind) => {
  expectNothingOld(await read(`/api/content/v1/${kind}?limit=200`));
});

it('is found, and its old name is not', async () => {
  await refreshSearch(api);
  expect(await read('/api/search?phrase=Norte%20Sur')).toContain('/acerca');
  for (const phrase of ['Flota Financiera', 'privacidad', 'contacto']) {
    expectNothingOld(await read(`/api/search?phrase=${encodeURIComponent(phrase)}`));
  }
});

describe('a quote', () => {
  it('is mailed by the lender of now, with a PDF of its own', async () => {
    const worker = await api.startWorker();
    await api.http.post('/api/quotes').send(quoteFor('ana@ejemplo.mx')).expect(201);
    const { subject, html, text, headers, attachments } = await api.mail.waitFor(({ recipients }) =>
      recipients.includes('ana@ejemplo.mx'),
    );
    await worker.close();
    const from = headers.find(({ name }) => name === 'From')?.value ?? '';
    for (const part of [subject, html, text, from]) expectNothingOld(String(part));
    expect(text).toContain(LONG);
    const pdf = await getDocumentProxy(new Uint8Array(attachments[0]?.content ?? []));
    const { text: printed } = await extractText(pdf, { mergePages: true });
    expectNothingOld(printed);
    expect(printed).toContain('Norte & Sur');
  });
});

it('is named by every paper to download', async () => {
  const documents = await api.prisma.document.findMany({ where: { template: { not: null } } });
  for (const { slug } of documents) {
    const { body } = await api.http.get(`/api/documents/${slug}/file`).buffer(true).expect(200);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)), { mergePages: true });
    expectNothingOld(text);
  }
  expect(documents.length).toBeGreaterThan(0);
});

it('refuses a name in braces that stands for nothing', async () => {
  const staff = await api.signIn('content');
  const { body } = await editRecord(api, staff, '/api/admin/pages/contacto', {
    lead: 'Llame al {telefonos}.',
  }).expect(422);
  expect(body).toMatchObject({ errors: [{ field: 'lead', code: 'PLACEHOLDER.UNKNOWN' }] });
});
