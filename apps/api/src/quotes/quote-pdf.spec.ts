import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { formatMoney } from '@flota/figures';
import { sampleBrand } from '../testing/sample-brand.js';
import { quoteDocument } from './quote-document.js';
import { sampleMixedQuote, samplePhoto, sampleQuote, sampleReopenUrl } from './quote-document.fixture.js';
import { renderQuotePdf } from './quote-pdf.js';

const pdf = new PdfService({ threads: 1 });
afterAll(() => pdf.onApplicationShutdown());

async function pagesOf(quote: ReturnType<typeof sampleQuote>, brand = sampleBrand): Promise<string[]> {
  return textOf(await renderQuotePdf(pdf, quoteDocument(quote, brand, { reopenUrl: sampleReopenUrl })));
}

/** Width and height of each photo in it. */
async function picturesOf(file: Buffer): Promise<number[][]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const pages = Array.from({ length: document.numPages }, (_, index) => extractImages(document, index + 1));
  return (await Promise.all(pages)).flat().map(({ width, height }) => [width, height]);
}

async function textOf(file: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

describe('the PDF of a quote', () => {
  it.each([
    [
      'direct_credit',
      ['$65,502.73', '$760,588.80', 'CAT 16.6 % sin IVA. Para fines informativos y de comparación.', '65,503.10'],
    ],
    ['flexibility', ['$53,402.81', '$780,000.00', 'CAT 16.1 % sin IVA', 'se liquida el pago final de $780,000.00']],
    ['financial_lease', ['$73,951.80', '$34,800.00', 'CAT 17.0 % sin IVA', '73,951.61']],
    ['pure_lease', ['$84,538.98', '$145,756.86', '$870,000.00', 'no se calcula un CAT']],
  ] as const)('of a %s shows its figures on two pages', async (kind, figures) => {
    const pages = await pagesOf(sampleQuote(kind));
    const text = pages.join(' ');

    expect(pages).toHaveLength(2);
    for (const figure of [...figures, 'FLT-2026-000123', '20 nov 2026', '5 dic 2026', 'Leyendas de riesgo']) {
      expect(text).toContain(figure);
    }
    expect(pages[1]).toContain('Página 2 de 2');
  });

  it.each(['direct_credit', 'flexibility', 'financial_lease', 'pure_lease'] as const)(
    'of several vehicles in a %s has their totals, still on two pages',
    async (kind) => {
      const quote = sampleQuote(kind, { units: 99, contactName: 'Ñ'.repeat(120) });
      const pages = await pagesOf(quote);
      expect(pages).toHaveLength(2);
      for (const said of ['99 unidades', 'por unidad', formatMoney(quote.fleet.initialOutlay)]) {
        expect(pages[0]).toContain(said);
      }
      expect(pages[1]).toContain('de una unidad');
    },
  );

  it('shows the photo of the vehicle, and a small one of each line, on as many pages', async () => {
    const photo = await samplePhoto();
    const links = { reopenUrl: sampleReopenUrl, photos: { vehicle: photo, lines: [photo] } };
    const render = (quote: ReturnType<typeof sampleQuote>) =>
      renderQuotePdf(pdf, quoteDocument(quote, sampleBrand, links));
    const one = await render(sampleQuote('direct_credit', { units: 99 }));
    expect(await textOf(one)).toHaveLength(2);
    expect(await picturesOf(one)).toEqual([[720, 400]]);
    const mixed = await render(sampleMixedQuote('direct_credit'));
    expect(await textOf(mixed)).toHaveLength(3);
    expect(await picturesOf(mixed)).toHaveLength(2);
  });

  it('names whoever takes the customer on, with their face, still on two pages', async () => {
    const adviser = {
      name: 'Irene Salas',
      role: 'Asesora',
      company: 'Camialtia',
      photo: '/media/x',
      email: 'irene@flota.test',
    };
    const quote = {
      ...sampleQuote('financial_lease', { units: 12 }),
      adviser: { ...adviser, phone: '81 5555 0170', whatsapp: '81 5555 0171' },
      formerAdviser: 'Ana Ruiz',
    };
    const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const links = { reopenUrl: sampleReopenUrl, portrait: { jpeg, url: 'https://flota.test/media/x/portrait' } };
    const pages = await textOf(await renderQuotePdf(pdf, quoteDocument(quote, sampleBrand, links)));
    expect(pages).toHaveLength(2);
    for (const said of ['Irene Salas', 'Asesora · Camialtia', 'WhatsApp 81 5555 0171', 'Antes le atendía Ana Ruiz']) {
      expect(pages[0]).toContain(said);
    }
  });

  it.each(['direct_credit', 'flexibility', 'financial_lease', 'pure_lease'] as const)(
    'of an insured %s has the insurance, still on two pages',
    async (kind) => {
      const terms = { mandatoryInsuranceMonthly: '9425.00', insuranceAnnualPercentOfPrice: '3.25' };
      const pages = await pagesOf(sampleQuote(kind, { units: 99, terms, contactName: 'Ñ'.repeat(120) }));
      expect(pages).toHaveLength(2);
      for (const said of ['Seguro obligatorio al mes', '$10,933.00', '$1,082,367.00', 'cada mes aparte']) {
        expect(pages[0]).toContain(said);
      }
      if (kind === 'pure_lease') return;
      expect(pages[0]).toContain('sin IVA. Incluye el seguro obligatorio.');
      expect(pages[0]).toMatch(/Sin el seguro, el CAT es \d+\.\d % sin IVA\./);
      expect(pages[0]).toContain('Total con seguro');
    },
  );

  it.each(['direct_credit', 'flexibility', 'financial_lease', 'pure_lease'] as const)(
    'of several kinds of vehicle in a %s has a page of them between figures and schedule',
    async (kind) => {
      const insurance = { mandatoryInsuranceMonthly: '9425.00' };
      const quote = sampleMixedQuote(kind, { terms: insurance });
      const pages = await pagesOf({ ...quote, contactName: 'Ñ'.repeat(120) });
      expect(pages).toHaveLength(3);
      const [first, vehicles, schedule] = pages;
      expect(first).toContain('5 vehículos');
      expect(first).toContain('cada mes aparte');
      expect(vehicles).toContain('Los vehículos de su cotización');
      for (const line of quote.lines!) expect(vehicles).toContain(formatMoney(line.fleet.initialOutlay));
      for (const said of [formatMoney(quote.fleet.initialOutlay), 'Quinta rueda', '$1,810,000.00', '3 unidades']) {
        expect(vehicles).toContain(said);
      }
      expect(schedule).toContain('de todos los vehículos');
      if (quote.tradeIn) {
        expect(first).toContain('A cuenta, sujeto a avalúo');
        expect(vehicles).toContain('A cuenta: Camión Kenworth T370 2018');
        expect(vehicles).toContain(formatMoney(quote.tradeIn.initialOutlayInMoney));
        expect(vehicles).toContain('Sujeto a avalúo');
      }
    },
  );

  it('of ten kinds of vehicle, 99 in all, has them all and its figures still on one page', async () => {
    const units = [90, ...Array.from({ length: 9 }, () => 1)];
    const pages = await pagesOf(sampleMixedQuote('direct_credit', { units }));
    expect(pages[0]).toContain('Qué sigue');
    expect(
      pages
        .slice(1, -1)
        .join(' ')
        .match(/Precio con (IVA|equipo)/g),
    ).toHaveLength(10);
    expect(pages.at(-1)).toContain('Tabla de mensualidades');
  });

  it('of a vehicle with equipment names it and its price', async () => {
    const quote = sampleQuote('direct_credit', { terms: { priceWithVat: '3538000.00' } });
    quote.vehicle.equipment = [{ item: 'quinta-rueda', name: 'Quinta rueda', price: '58000.00', quantity: 1 }];
    const [first, vehicle] = await pagesOf(quote);
    expect(first).toContain('Precio con equipo, con IVA');
    expect(first).toContain('$3,538,000.00');
    expect(vehicle).toContain('$58,000.00');
  });

  it('of one vehicle says nothing of units', async () => {
    expect((await pagesOf(sampleQuote('direct_credit'))).join(' ')).not.toMatch(/unidades|una unidad/);
  });

  it('tells nothing of the rate and the CAT of a pure lease', async () => {
    const text = (await pagesOf(sampleQuote('pure_lease'))).join(' ');
    expect(text).not.toMatch(/CAT \d|15\.5|Inter[eé]s|Tasa/);
  });

  it.each([12, 24, 36, 48, 60, 72])('has every one of %i instalments on two pages', async (termMonths) => {
    const vatOnInterestRate = '0.16';
    const quote = sampleQuote('direct_credit', {
      terms: { termMonths, vatOnInterestRate },
      contactName: 'Ñ'.repeat(120),
    });
    const pages = await pagesOf(quote);

    expect(pages).toHaveLength(2);
    for (const { number, total } of quote.schedule) {
      expect(pages[1]).toMatch(new RegExp(`\\b${number} [\\d,. ]*${total.replace(/\B(?=(\d{3})+\.)/g, ',')}`));
    }
  });

  it('prints names as they were typed, never as markup', async () => {
    const contactName = `Ñoño #let x = 1 $a_b$ *fuerte* _bajo_ \\n "Ibáñez" <b>SA®</b> @cita // = 'x' \`y\``;
    const quote = sampleQuote('direct_credit', { contactName });
    quote.vehicle.versionName = '#panic("no") [6x4] *';
    const text = (await pagesOf(quote, { ...sampleBrand, tagline: '= #sys.version' })).join(' ');

    expect(text).toContain(contactName);
    expect(text).toContain('#panic("no") [6x4] *');
    expect(text).toContain('= #sys.version');
  });

  it('leaves out the pictures in a name', async () => {
    const [first] = await pagesOf(sampleQuote('direct_credit', { contactName: 'Fletes 🚚 Gómez 👩🏽‍🔧 #1' }));
    expect(first).toContain('Fletes Gómez #1');
  });
});
