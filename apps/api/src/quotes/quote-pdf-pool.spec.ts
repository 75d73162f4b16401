import { afterAll, describe, expect, it } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import { PdfRenderError } from '../platform/pdf/pdf-render.error.js';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { sampleBrand } from '../testing/sample-brand.js';
import { quoteDocument } from './quote-document.js';
import { sampleQuote, sampleReopenUrl } from './quote-document.fixture.js';

const data = {
  ...quoteDocument(sampleQuote('direct_credit'), sampleBrand, { reopenUrl: sampleReopenUrl }),
  reopenQr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
};

describe('PdfService', () => {
  const pdf = new PdfService({ threads: 1 });
  afterAll(() => pdf.onApplicationShutdown());

  it('makes a tagged PDF/UA-1 document with its title and language', async () => {
    const file = await pdf.render('quote', data, { title: 'Título de prueba' });
    const { info, metadata } = await (await getDocumentProxy(new Uint8Array(file))).getMetadata();

    expect(info).toMatchObject({ Title: 'Título de prueba', Language: 'es-MX' });
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('makes the same bytes of the same data', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => pdf.render('quote', data, { title: 'Igual' })));
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
  });

  it('still makes a document of a name in letters that its fonts lack', async () => {
    const file = await pdf.render('quote', { ...data, customerName: '運輸 S.A.' }, { title: 'Otra escritura' });
    expect((await getDocumentProxy(new Uint8Array(file))).numPages).toBe(2);
  });

  it('says which template refused which data, and goes on with the next document', async () => {
    const refused = pdf.render('quote', { ...data, keyFigures: undefined }, { title: 'Incompleta' });
    await expect(refused).rejects.toThrow(PdfRenderError);
    await expect(refused).rejects.toThrow(/"quote".*keyFigures/);
    await expect(pdf.render('quote', data, { title: 'Después' })).resolves.toBeInstanceOf(Buffer);
  });

  it('gives up a document that takes too long', async () => {
    const hurried = new PdfService({ threads: 1, timeoutMs: 1 });
    await expect(hurried.render('quote', data, { title: 'Tarde' })).rejects.toThrow(/took too long/);
    await hurried.onApplicationShutdown();
  });
});
