import { describe, expect, it } from '@jest/globals';
import { formatMoney } from '@flota/figures';
import { sampleBrand } from '../testing/sample-brand.js';
import { quoteDocument } from './quote-document.js';
import { sampleQuote, sampleReopenUrl } from './quote-document.fixture.js';

const documentOf = (quote: ReturnType<typeof sampleQuote>) =>
  quoteDocument(quote, sampleBrand, { reopenUrl: sampleReopenUrl });

const linesOf = (quote: ReturnType<typeof sampleQuote>) =>
  Object.fromEntries(documentOf(quote).groups.flatMap(({ lines }) => lines.map(({ label, value }) => [label, value])));

describe('quoteDocument', () => {
  it('gives the figures of reference case C01', () => {
    const document = documentOf(sampleQuote('direct_credit'));

    expect(document.headline).toEqual({
      label: 'Primera mensualidad',
      value: '$65,502.73',
      note: 'Sus intereses no causan IVA',
    });
    expect(document.keyFigures.map(({ value }) => value)).toEqual([
      '$696,000.00',
      '$760,588.80',
      '60 meses',
      '14.5\u00a0%',
    ]);
    expect(document.cat).toEqual({
      text: 'CAT 16.6\u00a0% sin IVA. Para fines informativos y de comparación.',
      date: 'Fecha de cálculo: 20 nov 2026.',
    });
    expect(document.schedule.columns).toEqual(['Núm.', 'Capital', 'Intereses', 'Mensualidad', 'Saldo']);
    expect(document.schedule.rows.at(-1)).toEqual(['60', '64,721.05', '782.05', '65,503.10', '0.00']);
    expect(document.schedule.totals).toEqual(['Total', '2,784,000.00', '1,146,164.17', '3,930,164.17', '']);
    expect(document.amountsNote).toContain('exentos de IVA');
  });

  it('begins with the first payment, VAT in, where it changes from month to month', () => {
    const { headline, schedule, amountsNote } = documentOf(
      sampleQuote('direct_credit', { terms: { vatOnInterestRate: '0.16' } }),
    );
    expect(headline.label).toBe('Primera mensualidad con IVA');
    expect(headline.value).toBe('$70,885.13');
    expect(headline.note).toContain('sin IVA son $65,502.73');
    expect(schedule.columns).toContain('Mensualidad con IVA');
    expect(amountsNote).not.toContain('exentos');
  });

  it('says that VAT is in a payment that is level with it', () => {
    const { headline } = documentOf(
      sampleQuote('direct_credit', { terms: { vatOnInterestRate: '0.16', paymentMode: 'total_fixed' } }),
    );
    expect(headline).toMatchObject({
      label: 'Primera mensualidad con IVA',
      value: '$68,920.41',
      note: 'IVA de los intereses incluido',
    });
  });

  it('lists a fee among what is paid at signing only when it is', () => {
    expect(linesOf(sampleQuote('direct_credit'))).toHaveProperty('Comisión por apertura', '$55,680.00');
    const financed = linesOf(sampleQuote('direct_credit', { terms: { openingFeeFinanced: true } }));
    expect(financed).toHaveProperty('Comisión financiada', '$55,680.00');
    expect(financed).not.toHaveProperty('Comisión por apertura');
  });

  it('lists the first rent of a lease that is paid in advance', () => {
    const quote = sampleQuote('pure_lease', { terms: { rentsInAdvance: true } });
    expect(linesOf(quote)).toHaveProperty(
      'Primera renta, con IVA',
      formatMoney('rentTotal' in quote.figures ? quote.figures.rentTotal : ''),
    );
    expect(linesOf(sampleQuote('pure_lease'))).not.toHaveProperty('Primera renta, con IVA');
  });

  it('leaves out figures that are zero', () => {
    const lines = linesOf(sampleQuote('financial_lease', { terms: { purchaseOptionPercent: '0' } }));
    expect(lines).toHaveProperty('Suma de rentas, con IVA');
    expect(lines).not.toHaveProperty('Opción de compra, con IVA');
    expect(lines).not.toHaveProperty('Depósito en garantía');
  });

  it('has no CAT for a pure lease', () => {
    expect(documentOf(sampleQuote('pure_lease')).cat).not.toHaveProperty('date');
  });

  it('says what several vehicles cost together, and nothing of it for one', () => {
    const { headline, fleet } = documentOf(sampleQuote('direct_credit', { units: 5 }));
    expect(headline).toMatchObject({ label: 'Primera mensualidad por unidad', value: '$65,502.73' });
    expect(fleet).toEqual({
      units: '5 unidades',
      title: 'Total de las 5 unidades',
      lines: [
        { label: 'Total al firmar', value: '$3,802,944.00' },
        { label: 'Primera mensualidad', value: '$327,513.65', strong: true },
        { label: 'Total a pagar', value: '$23,453,764.85' },
      ],
    });
    expect(documentOf(sampleQuote('direct_credit')).fleet).toBeUndefined();
    const lease = documentOf(sampleQuote('pure_lease', { units: 2 })).fleet;
    expect(lease?.lines.map(({ label }) => label)).toEqual(['Total al firmar', 'Primera renta mensual con IVA']);
  });

  it('has the insurance by itself and in what says so, with the premium assumed and both CATs', () => {
    const terms = { mandatoryInsuranceMonthly: '9425.00', insuranceAnnualPercentOfPrice: '3.25' };
    const document = documentOf(sampleQuote('direct_credit', { units: 2, terms }));
    const plain = documentOf(sampleQuote('direct_credit', { units: 2 }));
    const insurance = { label: 'Seguro obligatorio al mes', value: '$10,933.00' };
    expect(document.headline).toEqual(plain.headline);
    expect(document.keyFigures).toEqual([...plain.keyFigures, insurance]);
    expect(document.groups.flatMap(({ lines }) => lines).filter(({ label }) => /seguro/i.test(label))).toEqual([
      insurance,
      { label: 'Seguro en todo el plazo', value: '$655,980.00' },
      { label: 'Total con seguro', value: '$5,346,732.97' },
    ]);
    expect(document.fleet?.lines).toContainEqual({ label: 'Seguro obligatorio al mes', value: '$21,866.00' });
    expect(document.amountsNote).toMatch(/una estimación: 3\.25\s% del precio al año, más IVA/);
    expect(document.cat).toMatchObject({
      text: 'CAT 24.0\u00a0% sin IVA. Incluye el seguro obligatorio. Para fines informativos y de comparación.',
      beside: 'Sin el seguro, el CAT es 16.6\u00a0% sin IVA.',
    });
  });

  it('says of whom it is, and what the border region and the day of the first payment change', () => {
    const firstPeriod = { startsOn: '2026-11-20', firstDueOn: '2027-01-04' };
    const quote = sampleQuote('direct_credit', { terms: { firstPeriod, vatOnInterestRate: '0.08' } });
    const document = documentOf({
      ...quote,
      personType: 'fisica_empresarial',
      borderRegion: true,
      firstPaymentOn: '2027-01-04',
    });
    expect(document.personType).toBe('Persona física con actividad empresarial');
    expect(document.amountsNote).toContain('región fronteriza norte');
    expect(document.amountsNote).toContain('Su primer pago es el 4 ene 2027');
    expect(document.nextSteps.join(' ')).not.toContain('acta constitutiva');
  });

  it('shows a vehicle without a drawing as the site does', () => {
    expect(documentOf(sampleQuote('direct_credit', { silhouette: 'nave' })).vehicle.silhouette).toBe('medium-truck');
  });
});
