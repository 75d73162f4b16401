import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCampaign,
  createDistributor,
  createDocument,
  createFaq,
  createFaqCategory,
  createLead,
  createNewsArticle,
  createPromotion,
  createStoredFile,
} from '@flota/prisma/seed';
import { type AdminList, type AdminRecord, blankSettings, type CONTENT, type Problem } from '@flota/schemas';
import { editRecord } from '../../testing/edit-record.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let editor: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  editor = await api.signIn('content');
});
afterAll(() => api.close());

const post = (resource: string, body: object) => api.http.post(`/api/admin/${resource}`).set(editor.headers).send(body);
const edit = (resource: string, id: string, body: object, who = editor) =>
  editRecord(api, who, `/api/admin/${resource}/${id}`, body);
const show = (resource: string, id: string) => api.http.get(`/api/admin/${resource}/${id}`).set(editor.headers);
const remove = (resource: string, id: string) => api.http.delete(`/api/admin/${resource}/${id}`).set(editor.headers);
const found = async (resource: string, filter: object) => {
  const query = { filter: JSON.stringify(filter), perPage: 1000 };
  const { body } = await api.http.get(`/api/admin/${resource}`).query(query).set(editor.headers).expect(200);
  return (body as AdminList<{ id: string }>).data.map(({ id }) => id);
};
const faults = (body: unknown) => (body as Problem).errors?.map(({ field, code }) => [field, code]);

describe('questions', () => {
  const wished = { question: '¿Puedo liquidar antes?', answer: '<p>Sí.</p>', position: 0 };

  it('keep their category from being deleted', async () => {
    const { id, categorySlug } = await createFaq(api.prisma);
    const { body } = await remove('faq-categories', categorySlug).expect(409);
    expect(body).toMatchObject({ code: 'RESOURCE.IN_USE' });
    expect((await show('faq-categories', categorySlug).expect(200)).body).toMatchObject({ questions: 1 });
    await remove('faqs', id).expect(204);
    await remove('faq-categories', categorySlug).expect(204);
    await show('faq-categories', categorySlug).expect(404);
  });

  it('are asked once in a category', async () => {
    const { slug: category } = await createFaqCategory(api.prisma);
    const other = await createFaqCategory(api.prisma);
    await post('faqs', { ...wished, category }).expect(201);
    expect(faults((await post('faqs', { ...wished, category }).expect(422)).body)).toEqual([
      ['question', 'QUESTION.TAKEN'],
    ]);
    const moved = await post('faqs', { ...wished, category: other.slug }).expect(201);
    const { id } = moved.body as { id: string };
    expect(faults((await edit('faqs', id, { category }).expect(422)).body)).toEqual([['question', 'QUESTION.TAKEN']]);
  });

  it('are found by category and by their words', async () => {
    const { id, categorySlug } = await createFaq(api.prisma, { question: '¿Aceptan unidades seminuevas?' });
    expect(await found('faqs', { category: categorySlug })).toEqual([id]);
    expect(await found('faqs', { q: 'SEMINUEVAS', category: categorySlug })).toEqual([id]);
    expect(await found('faqs', { q: 'blindadas', category: categorySlug })).toEqual([]);
  });
});

describe('a legal page', () => {
  it('is never deleted, by nobody', async () => {
    const admin = await api.signIn('admin');
    await api.http.delete('/api/admin/legal-pages/aviso-de-privacidad').set(admin.headers).expect(403);
  });
});

describe('a promotion', () => {
  it('may be about a vehicle of the catalogue', async () => {
    const { id } = await createPromotion(api.prisma);
    const { slug: vehicle } = await api.prisma.vehicleModel.findFirstOrThrow();
    expect((await edit('promotions', id, { vehicle }).expect(200)).body).toMatchObject({ vehicle });
    expect((await edit('promotions', id, { vehicle: '' }).expect(200)).body).toMatchObject({ vehicle: null });
  });
});

describe('a document', () => {
  it('is one of our templates or an uploaded PDF', async () => {
    const { slug } = await createDocument(api.prisma);
    const pdf = await createStoredFile(api.prisma, { contentType: 'application/pdf', size: 2_048 });
    const { body } = await edit('documents', slug, { template: null, fileId: pdf.id }).expect(200);
    expect(body).toMatchObject({ template: null, fileId: pdf.id, fileSize: 2_048, url: `/api/documents/${slug}/file` });
  });

  it.each([{ contentType: 'image/webp' }, { contentType: 'application/pdf', visibility: 'private' as const }])(
    'is refused with a file of %j',
    async (kind) => {
      const { slug } = await createDocument(api.prisma);
      const { id: fileId } = await createStoredFile(api.prisma, kind);
      const { body } = await edit('documents', slug, { template: null, fileId }).expect(422);
      expect(faults(body)).toEqual([['fileId', 'FILE.INVALID']]);
    },
  );

  it('is found by its kind and by who it is for', async () => {
    const { slug } = await createDocument(api.prisma, { kind: 'annex', personTypes: ['moral'] });
    const id = [slug];
    expect(await found('documents', { id, kind: 'annex', personTypes: 'moral' })).toEqual([slug]);
    expect(await found('documents', { id, kind: 'form' })).toEqual([]);
    expect(await found('documents', { id, personTypes: 'fisica' })).toEqual([]);
  });
});

describe('a distributor', () => {
  it('is in the state of its city, and found by it', async () => {
    const { slug } = await createDistributor(api.prisma);
    const city = await api.prisma.city.findFirstOrThrow({ where: { stateId: '19' }, include: { state: true } });
    const { body } = await edit('distributors', slug, { cityId: city.id }).expect(200);
    expect(body as AdminRecord<(typeof CONTENT)['distributors']>).toMatchObject({
      city: city.name,
      state: city.state.name,
    });
    expect(await found('distributors', { id: [slug], stateId: '19' })).toEqual([slug]);
    expect(await found('distributors', { id: [slug], stateId: '09' })).toEqual([]);
  });
});

describe('an article', () => {
  it('has its old addresses for itself', async () => {
    const { slug } = await createNewsArticle(api.prisma);
    const other = await createNewsArticle(api.prisma);
    await edit('news', slug, { formerAddresses: ['17'] }).expect(200);
    await edit('news', slug, { formerAddresses: ['17', '18'] }).expect(200);
    for (const taken of ['18', slug]) {
      const { body } = await edit('news', other.slug, { formerAddresses: [taken] }).expect(422);
      expect(faults(body)).toEqual([['formerAddresses', 'SLUG.TAKEN']]);
    }
  });
});

describe('a campaign', () => {
  it('tells how many left their data, and can be deleted without losing them', async () => {
    const { slug: campaignSlug } = await createCampaign(api.prisma);
    const lead = await createLead(api.prisma, { campaignSlug });
    expect((await show('campaigns', campaignSlug).expect(200)).body).toMatchObject({
      leads: 1,
      url: `/campaign/${campaignSlug}`,
    });
    await remove('campaigns', campaignSlug).expect(204);
    expect(await api.prisma.lead.findUnique({ where: { id: lead.id } })).toMatchObject({ campaignSlug: null });
  });
});

describe('the settings', () => {
  it('are one record, which an administrator changes for all visitors', async () => {
    const admin = await api.signIn('admin');
    expect(await found('settings', {})).toEqual(['1']);
    const { updatedAt } = (await show('settings', '1').expect(200)).body as { updatedAt: string };
    const change = { phone: '800 555 0199', updatedAt };
    await edit('settings', '1', change).expect(403);
    expect((await edit('settings', '1', change, admin).expect(200)).body).toMatchObject({
      id: '1',
      phone: change.phone,
    });
    await edit('settings', '1', change, admin).expect(409);
    expect((await api.http.get('/api/settings').expect(200)).body).toMatchObject({ phone: change.phone });
    expect(await api.prisma.auditEntry.findFirst({ where: { resource: 'settings', action: 'edit' } })).toMatchObject({
      action: 'edit',
      recordId: '1',
      changes: { phone: { from: '800 555 0100', to: change.phone } },
    });
  });

  it('are refused when they are wrong, and under another id', async () => {
    const admin = await api.signIn('admin');
    const { body } = await edit('settings', '1', { email: 'x', companyName: '' }, admin).expect(422);
    expect(faults(body)).toEqual([
      ['companyName', 'TEXT.REQUIRED'],
      ['email', 'EMAIL.INVALID'],
    ]);
    for (const id of ['0', '2', '01', 'x']) await edit('settings', id, {}, admin).expect(422);
  });

  it('are said bit by bit where nobody said them yet, and never unsaid', async () => {
    const admin = await api.signIn('admin');
    await api.prisma.siteSettings.update({ where: { id: 1 }, data: { value: blankSettings(2026) } });
    const said = { companyName: 'Financiera del Norte', legalName: 'Financiera del Norte, S.A.' };
    expect((await edit('settings', '1', said, admin).expect(200)).body).toMatchObject({ ...said, phone: '' });
    const { body } = await edit('settings', '1', { legalName: ' ', phone: '' }, admin).expect(422);
    expect(faults(body)).toEqual([['legalName', 'TEXT.REQUIRED']]);
  });
});
