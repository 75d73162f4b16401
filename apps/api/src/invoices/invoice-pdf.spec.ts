import { afterAll, expect, it } from '@jest/globals';
import { buildCfdiXml } from '@flota/prisma/seed';
import { extractText, getDocumentProxy } from 'unpdf';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { sampleBrand } from '../testing/sample-brand.js';
import { parseCfdi } from './cfdi.js';
import { invoiceDocument } from './invoice-document.js';

const pdf = new PdfService({ threads: 1 });
afterAll(() => pdf.onApplicationShutdown());

it('the PDF of an invoice says what its CFDI says', async () => {
  const cfdi = parseCfdi(
    buildCfdiXml({
      uuid: '5f0e4a1c-3d2b-4c6d-9e8f-0a1b2c3d4e5f',
      series: 'FL',
      folio: '1042',
      issuedAt: '2026-10-05T09:30:00',
      receiver: { rfc: 'TNA010203AB1', name: 'TRANSPORTES NÚÑEZ #x', regime: '601', postalCode: '64000', use: 'G03' },
      concepts: [
        {
          description: 'Intereses de la mensualidad 14 de 60, contrato FL-2024-000123',
          reference: 'FL-2024-000123',
          amount: '30426.48',
          vat: '4868.24',
        },
      ],
    }),
  );
  const document = invoiceDocument(cfdi, sampleBrand);
  const file = await pdf.render('invoice', document, { title: `Factura ${document.number}` });
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  const shown = text.replace(/\s+/g, ' ');
  expect(totalPages).toBe(1);
  for (const said of [
    'Factura FL 1042',
    '5F0E4A1C-3D2B-4C6D-9E8F-0A1B2C3D4E5F',
    'FFD240115QA8',
    'TNA010203AB1',
    'TRANSPORTES NÚÑEZ #x',
    'Intereses de la mensualidad 14 de 60',
    '$30,426.48',
    '$4,868.24',
    '$35,294.72',
    'Este documento es una representación impresa de un CFDI',
  ]) {
    expect(shown).toContain(said);
  }
  expect(shown.replace(/[\s\u200b]/g, '')).toContain(cfdi.satSeal);
});
