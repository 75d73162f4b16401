import { afterEach, describe, expect, it } from '@jest/globals';
import { setWording } from '@flota/texts/wording';
import { sampleBrand } from '../testing/sample-brand.js';
import { renderMail } from '../platform/mail/render-mail.js';
import { quoteDocument } from './quote-document.js';
import { sampleMixedQuote, samplePhoto, sampleQuote, sampleReopenUrl } from './quote-document.fixture.js';
import { quoteMail } from './quote.mail.js';

function emailOf(quote: ReturnType<typeof sampleQuote>, brand = sampleBrand) {
  const document = quoteDocument(quote, brand, { reopenUrl: sampleReopenUrl });
  return renderMail(quoteMail(document), document.company);
}

afterEach(() => setWording({}));

describe('the e-mail of a quote', () => {
  it.each([
    [
      'direct_credit',
      ['$65,502.73', '$760,588.80', 'CAT 16.6\u00a0% sin IVA. Para fines informativos y de comparación.'],
    ],
    ['flexibility', ['$53,402.81', '$780,000.00', 'CAT 16.1\u00a0% sin IVA']],
    ['financial_lease', ['$73,951.80', '$410,640.00', 'CAT 17.0\u00a0% sin IVA']],
    ['pure_lease', ['$84,538.98', '$197,956.86', 'no se calcula un CAT']],
  ] as const)('of a %s says the same in HTML and in text', (kind, figures) => {
    const { html, text } = emailOf(sampleQuote(kind));
    for (const said of [...figures, 'FLT-2026-000123', '5 dic 2026', '800 555 0100', 'atencion@flota.test']) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('shows the vehicle, by its name where pictures are not shown', () => {
    const { html, text } = emailOf(sampleQuote('direct_credit'));
    const url = new URL('/silhouettes/tractor.png', sampleReopenUrl).href;
    expect(html).toContain(` src="${url}" alt="Freightliner Cascadia 126"`);
    expect(text).not.toContain('.png');
  });

  it('shows its photo by an address of the site, and of several kinds each', async () => {
    const photo = await samplePhoto();
    const photos = { vehicle: photo, lines: [{ ...photo, url: 'https://flota.test/media/x/cut/small-50-50' }] };
    const document = quoteDocument(sampleMixedQuote('direct_credit'), sampleBrand, {
      reopenUrl: sampleReopenUrl,
      photos,
    });
    const { html } = renderMail(quoteMail(document), document.company);
    expect(html).toContain(`src="${photo.url}" alt="${photo.alt}" width="600" height="333"`);
    expect(html.match(/src="[^"]*"/g)).toEqual([
      `src="${photo.url}"`,
      'src="https://flota.test/media/x/cut/small-50-50"',
      'src="https://flota.test/silhouettes/tractor.png"',
    ]);
  });

  it('of an insured vehicle says the premium it assumes, and the CAT without it', () => {
    const terms = { mandatoryInsuranceMonthly: '9425.00', insuranceAnnualPercentOfPrice: '3.25' };
    const { html, text } = emailOf(sampleQuote('direct_credit', { terms }));
    const figures = [
      '$10,933.00',
      'CAT 24.0\u00a0% sin IVA. Incluye el seguro obligatorio.',
      'el CAT es 16.6\u00a0% sin IVA.',
    ];
    for (const said of [...figures, 'La prima del seguro es una estimación']) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('of several vehicles has the figures of one and the totals', () => {
    const { html, text } = emailOf(sampleQuote('direct_credit', { units: 5 }));
    for (const said of ['5 unidades de Freightliner Cascadia 126', '$65,502.73', '$327,513.65', '$23,453,764.85']) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('has mandatory insurance apart from the payment', () => {
    const terms = { mandatoryInsuranceMonthly: '9425.00', insuranceInCat: false };
    const { html, text } = emailOf(sampleQuote('direct_credit', { terms }));
    for (const said of ['$65,502.73', 'Seguro obligatorio al mes', '$10,933.00', 'No incluye el seguro obligatorio']) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('links to the quote in both parts', () => {
    const { html, text } = emailOf(sampleQuote('direct_credit'));
    expect(html).toContain(`href="${sampleReopenUrl}"`);
    expect(text.split('\n')).toContain(sampleReopenUrl);
  });

  it('names folio and company in the subject, on one line', () => {
    const { subject } = emailOf(sampleQuote('direct_credit'), {
      ...sampleBrand,
      companyName: 'Flota\r\nBcc: x@y.z',
    });
    expect(subject).toBe('Su cotización FLT-2026-000123 de Flota Bcc: x@y.z');
  });

  it('shows names as they were typed, never as HTML', () => {
    const contactName = `<img src=x onerror="alert(1)"> & Hijos`;
    const { html, text } = emailOf(sampleQuote('direct_credit', { contactName }));
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Hijos');
    expect(text).toContain(contactName);
  });

  it('is said in the lender’s own words, those it shares with the PDF too', () => {
    setWording({
      'quoteMail.nextSteps': 'Los siguientes pasos',
      'quoteDocument.stepCheck': 'Lea su cotización con calma.',
      'quoteNotes.riskTitle': 'Riesgos',
    });
    const { html, text } = emailOf(sampleQuote('direct_credit'));
    expect(html).toContain('>Los siguientes pasos<');
    expect(text).toContain('LOS SIGUIENTES PASOS\n1. Lea su cotización con calma.');
    expect(html).toContain('<strong>Riesgos.</strong>');
    expect(text).toContain('Riesgos. Contratar a tasa variable');
  });

  it('loads nothing but the drawing of its vehicle, from the site itself, and stays under the size at which mail clients cut', () => {
    const { html } = emailOf(sampleQuote('direct_credit', { contactName: 'Ñ'.repeat(120) }));
    expect(html).not.toMatch(/<script|<link|url\(/);
    const { origin } = new URL(sampleReopenUrl);
    expect(html.match(/src="[^"]*"/g)).toEqual([`src="${origin}/silhouettes/tractor.png"`]);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});
