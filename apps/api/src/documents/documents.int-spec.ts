import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { siteSettingsSchema } from '@flota/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { Files } from '../platform/storage/files.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const bytes = (slug: string) => api.http.get(`/api/documents/${slug}/file`);

async function textOf(slug: string): Promise<string> {
  const { body } = await bytes(slug).expect(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const paper = { title: 'Papel', description: '', kind: 'form' as const, personTypes: ['fisica', 'moral'] };

describe('GET /api/documents/{slug}/file', () => {
  it('answers every seeded paper with a PDF that the browser shows under its title', async () => {
    const documents = await api.prisma.document.findMany();
    expect(documents).toHaveLength(6);
    for (const { slug, title } of documents) {
      const { headers } = await bytes(slug).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${slug}.pdf"; filename*=UTF-8''${encodeURIComponent(`${title}.pdf`)}`,
        'cache-control': 'public, no-cache',
      });
    }
  });

  it('fills the checklist with the papers that the plans ask for', async () => {
    expect(await textOf('lista-de-requisitos-fisica')).toContain('Acta de nacimiento o de matrimonio');
    expect(await textOf('lista-de-requisitos-moral')).toContain('Acta constitutiva');
  });

  it('sets a paper once, and again when the lender changes', async () => {
    const render = jest.spyOn(api.app.get(PdfService, { strict: false }), 'render');
    const path = '/api/documents/anexo-1-moral/file';
    const { etag } = (await api.http.get(path).expect(200)).headers;
    render.mockClear();

    await Promise.all([api.http.get(path).expect(200), api.http.get(path).expect(200)]);
    const unchanged = await api.http.get(path).set('if-none-match', String(etag)).expect(304);
    expect(unchanged.text).toBe('');
    expect(render).not.toHaveBeenCalled();

    const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    const changed = { ...siteSettingsSchema.parse(value), legalName: 'Arrendadora del Bajío, S.A. de C.V.' };
    await api.prisma.siteSettings.update({ where: { id: 1 }, data: { value: changed } });
    await api.http.get(path).set('if-none-match', String(etag)).expect(200);
    expect(await textOf('anexo-1-moral')).toContain(changed.legalName);
    expect(render).toHaveBeenCalledTimes(1);
    render.mockRestore();
  });

  it('tries again after a paper could not be set', async () => {
    const render = jest.spyOn(api.app.get(PdfService, { strict: false }), 'render');
    render.mockRejectedValueOnce(new Error('no room'));
    await api.prisma.document.create({ data: { ...paper, slug: 'dificil', template: 'checklist' } });
    await api.http.get('/api/documents/dificil/file').expect(500);
    await api.http.get('/api/documents/dificil/file').expect(200);
    render.mockRestore();
  });

  it('answers an uploaded file byte for byte, under a name with any letters', async () => {
    const content = Buffer.from('%PDF-1.7\nun archivo nuestro');
    const { id: fileId } = await api.app.get(Files, { strict: false }).keep(content, 'application/pdf', 'public');
    await api.prisma.document.create({ data: { ...paper, slug: 'subido', title: 'Carta (1) de José', fileId } });

    const answer = await bytes('subido').expect(200);
    expect((answer.body as Buffer).equals(content)).toBe(true);
    expect(answer.headers['content-length']).toBe(String(content.length));
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Carta%20%281%29%20de%20Jos%C3%A9.pdf");
    await bytes('subido').set('if-none-match', String(answer.headers.etag)).expect(304);
  });

  it.each([
    ['to come', { publishedFrom: hours(1) }],
    ['over', { publishedUntil: hours(-1) }],
  ])('is 404 for one that is %s', async (name, dates) => {
    const slug = name.replace(' ', '-');
    await api.prisma.document.create({ data: { ...paper, slug, template: 'checklist', ...dates } });
    await api.http.get(`/api/documents/${slug}/file`).expect(404);
  });

  it('is 404 for an unknown one, and refuses what is no slug', async () => {
    await api.http.get('/api/documents/nada/file').expect(404);
    await api.http.get('/api/documents/No%20es/file').expect(422);
  });
});
