import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { findVehicle } from '../quoting/index.js';
import { comparePlans, type ComparisonRequest } from './compare.js';
import { askedText, comparisonCells, nearestText, obstacleText } from './comparison-texts.js';

const vehicle = findVehicle(catalogue, CASCADIA)!;
const request: ComparisonRequest = {
  vehicleType: vehicle.type.slug,
  price: vehicle.version.price,
  personType: 'moral',
  borderRegion: false,
  downPaymentPercent: '20',
  termMonths: 48,
};

function compare(slug: string, changes: Partial<ComparisonRequest> = {}) {
  const asked = { ...request, ...changes };
  const compared = comparePlans(catalogue.plans, asked).find(({ plan }) => plan.slug === slug)!;
  if (compared.state === 'offered') return { figures: compared.quote.figures, cells: comparisonCells(compared.quote) };
  const { nearest } = compared;
  return {
    obstacle: obstacleText(compared, asked),
    nearest: nearestText(compared),
    monthly: nearest ? comparisonCells(nearest.quote).monthly.text : null,
  };
}

interface ReferenceCases {
  cases: { id: string; expected: Record<string, string> }[];
}

/** The published reference cases that the engine is tested against. */
function expectedOf(id: string) {
  const file = new URL('../../../../../packages/finance/src/testing/quote-cases.json', import.meta.url);
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as ReferenceCases;
  return cases.find((candidate) => candidate.id === id)!.expected;
}

describe('comparePlans', () => {
  it('is reference case C01 for the credit: Cascadia, company, 20 %, 60 months', () => {
    const { initialOutlay, monthlyPayment, totalPaidAll, catDisplay } = expectedOf('C01');
    const { figures, cells } = compare('credito-directo', { termMonths: 60 });
    expect(figures).toMatchObject({ initialOutlay, monthlyPayment, totalPaidAll, catDisplay });
    expect(cells).toMatchObject({
      outlay: { text: '$760,588.80' },
      monthly: { text: '$65,502.73' },
      total: { text: '$4,690,752.97' },
      cat: { text: '16.6\u00a0% sin IVA' },
    });
  });

  it('is reference case L01 for the pure lease, which takes no down payment and has no CAT', () => {
    const { initialOutlay, rentTotal, totalRentsWithVat } = expectedOf('L01');
    const { figures, cells } = compare('arrendamiento-puro');
    expect(figures).toMatchObject({ initialOutlay, rentTotal, totalRentsWithVat });
    expect(cells).toMatchObject({
      // Rents, fee and its VAT: the deposit comes back.
      total: { text: '$4,110,071.04' },
      end: { text: 'La devuelve, o la compra por $870,000.00, con IVA' },
      cat: { text: 'No aplica: no es un crédito' },
    });
  });

  it.each<
    [string, string, Partial<ComparisonRequest>, { obstacle: string; nearest: string | null; monthly: string | null }]
  >([
    [
      'the term',
      'credito-directo',
      { termMonths: 24 },
      {
        obstacle: 'No se ofrece a 24 meses.',
        nearest: 'Lo más cercano: 48 meses y 20\u00a0% de enganche.',
        monthly: '$76,777.02',
      },
    ],
    [
      'the term, to a person whose interest bears VAT',
      'credito-directo',
      { termMonths: 24, personType: 'fisica' },
      {
        obstacle: 'No se ofrece a 24 meses.',
        nearest: 'Lo más cercano: 48 meses y 20\u00a0% de enganche.',
        monthly: '$83,762.95',
      },
    ],
    [
      'the longer of two terms as near',
      'arrendamiento-puro',
      { termMonths: 36 },
      {
        obstacle: 'No se ofrece a 36 meses.',
        nearest: 'Lo más cercano: 48 meses.',
        monthly: '$84,538.98',
      },
    ],
    [
      'term and down payment',
      'credito-directo',
      { termMonths: 36, downPaymentPercent: '5' },
      {
        obstacle: 'No se ofrece a 36 meses con 5\u00a0% de enganche.',
        nearest: 'Lo más cercano: 48 meses y 10\u00a0% de enganche.',
        monthly: '$86,374.15',
      },
    ],
    [
      'the person',
      'arrendamiento-puro',
      { personType: 'fisica' },
      { obstacle: 'No se ofrece a personas físicas.', nearest: null, monthly: null },
    ],
    [
      'the vehicle',
      'credito-directo',
      { vehicleType: 'autobus' },
      { obstacle: 'No se ofrece para este vehículo en ese plazo.', nearest: null, monthly: null },
    ],
  ])('says what is not offered, and what is: %s', (_name, slug, changes, answer) =>
    expect(compare(slug, changes)).toEqual(answer),
  );

  it('asks every plan for its usual down payment when the own one takes none', () => {
    const asked = { downPaymentPercent: null };
    expect(compare('credito-directo', asked).figures).toMatchObject({ downPayment: '696000.00' });
    expect(askedText({ ...request, ...asked })).toContain('el enganche usual de cada plan');
  });

  it('says whose payment it is as long as the person is not known', () => {
    expect(compare('credito-directo', { personType: null }).cells?.monthly.note).toContain(
      'Si financia como persona moral.',
    );
  });
});
