import { afterAll, describe, expect, it } from '@jest/globals';
import { DOCUMENT_TEMPLATES, personKindSchema } from '@flota/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { PdfInspector } from '../platform/uploads/pdf-inspector.js';
import { TemporaryFile } from '../platform/uploads/temporary-file.js';
import { sampleBrand } from '../testing/sample-brand.js';
import { type FormTemplate, printedForms } from './printed-forms.js';

const pdf = new PdfService({ threads: 1 });
afterAll(() => pdf.onApplicationShutdown());

const papers = {
  fisica: ['Identificación oficial vigente', 'Acta de nacimiento o de matrimonio'],
  moral: ['Acta constitutiva', 'Poderes del representante legal'],
};

async function read(template: FormTemplate, personTypes: string[], brand = sampleBrand) {
  const forms = printedForms({ title: 'Papel de prueba', template, personTypes }, brand, papers);
  const file = await getDocumentProxy(
    new Uint8Array(await pdf.render('documents/form', forms, { title: 'Papel de prueba' })),
  );
  const { text } = await extractText(file);
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), metadata: await file.getMetadata() };
}

const EVERY = DOCUMENT_TEMPLATES.flatMap((template) =>
  personKindSchema.options.map((personType) => [template, personType] as const),
);

describe('printed forms', () => {
  it.each(EVERY)('%s of a persona %s is a tagged paper of at most three pages with a signature', async (...paper) => {
    const [template, personType] = paper;
    const { pages, metadata } = await read(template, [personType]);
    const text = pages.join(' ');

    expect(pages.length).toBeLessThanOrEqual(3);
    expect(metadata.info).toMatchObject({ Title: 'Papel de prueba', Language: 'es-MX' });
    expect(metadata.metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(text).toContain(personType === 'fisica' ? 'Persona física' : 'Persona moral');
    expect(text).toMatch(/[Ff]irma d/);
    for (const said of [sampleBrand.companyName, sampleBrand.phone, `Página 1 de ${pages.length}`]) {
      expect(pages[0]).toContain(said);
    }
  });

  it.each([
    ['application', 'fisica', ['CURP', 'Estado civil', 'Actividad e ingresos', 'mi comportamiento e historial']],
    ['application', 'moral', ['Razón social', 'Accionistas', 'Representante legal', 'la empresa que represento']],
    ['checklist', 'fisica', papers.fisica],
    ['checklist', 'moral', papers.moral],
    ['annex-1', 'fisica', ['Por cuenta propia', 'políticamente expuesta', 'datos patrimoniales y financieros']],
    ['annex-1', 'moral', ['Forma de control', '32-B Quáter', 'datos patrimoniales y financieros']],
  ] as const)('%s asks a persona %s for what only it has', async (template, personType, said) => {
    const text = (await read(template, [personType])).pages.join(' ');
    for (const words of said) expect(text).toContain(words);
    if (template === 'checklist') {
      for (const paper of papers[personType === 'fisica' ? 'moral' : 'fisica']) expect(text).not.toContain(paper);
    }
  });

  it('names the lender in the authorisation to consult the credit bureau', async () => {
    const legalName = 'Créditos #panic("no") del *Norte*, S.A.';
    const text = (await read('application', ['moral'], { ...sampleBrand, legalName })).pages.join(' ');
    expect(text).toContain(`Autorizo expresamente a ${legalName}`);
  });

  it('of a paper for both kinds of person has one form after the other', async () => {
    const { pages } = await read('checklist', ['moral', 'fisica']);
    expect(pages[0]).toContain('Persona física');
    expect(pages.at(-1)).toContain('Persona moral');
    expect(pages).toHaveLength(2);
  });
});

it('is a PDF as we would take it from others', async () => {
  const inspector = new PdfInspector();
  const [template] = DOCUMENT_TEMPLATES;
  const forms = printedForms({ title: 'Papel de prueba', template, personTypes: ['fisica'] }, sampleBrand, papers);
  const file = await TemporaryFile.of([await pdf.render('documents/form', forms, { title: 'Papel' })]);
  expect(await inspector.natureOf(file)).toBe('quiet');
  await file.close();
  await inspector.onApplicationShutdown();
});
