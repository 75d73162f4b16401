import { describe, expect, it } from '@jest/globals';
import { calculateQuote, type FinancingTerms } from '@flota/finance';
import {
  atTheEnd,
  catInsuranceText,
  catText,
  fleetLines,
  initialOutlay,
  insuranceLines,
  monthlyHeadline,
  totals,
  type FiguresView,
} from './figure-lines.js';
import { scheduleCsv } from './schedule-csv.js';

function viewOf(terms: FinancingTerms): FiguresView {
  const { schedule, methodVersion: _, ...figures } = calculateQuote(terms);
  return { kind: terms.kind, figures, schedule };
}

const credit = {
  priceWithVat: '3480000.00',
  downPaymentPercent: '20',
  annualRatePercent: '14.5',
  termMonths: 60,
  openingFeePercent: '2',
  openingFeeFinanced: false,
  vatRate: '0.16',
  vatOnInterestRate: '0.16',
  paymentMode: 'base_fixed',
  balloonPercentOfPrice: '0',
} as const;

const lease = {
  priceWithoutVat: '3000000.00',
  termMonths: 60,
  openingFeePercent: '2',
  vatRate: '0.16',
  depositRents: 1,
} as const;
const financialLease = viewOf({
  kind: 'financial_lease',
  ...lease,
  initialRentPercent: '10',
  annualRatePercent: '14.9',
  purchaseOptionPercent: '1',
});
const pureLease = viewOf({
  kind: 'pure_lease',
  ...lease,
  residualPercent: '25',
  annualRatePercent: '15.5',
  rentsInAdvance: true,
});

const amountsOf = (lines: readonly { label: string; amount: string }[]) =>
  Object.fromEntries(lines.map(({ label, amount }) => [label, amount]));

describe('monthlyHeadline', () => {
  it('adds what the first payment is with VAT when VAT comes on top', () => {
    const headline = monthlyHeadline(viewOf({ kind: 'direct_credit', ...credit }));
    expect(headline.amount).toBe('65502.73');
    expect(headline.note).toContain('$70,885.13');
  });

  it('says that VAT is included when the whole payment is level', () => {
    const headline = monthlyHeadline(viewOf({ kind: 'direct_credit', ...credit, paymentMode: 'total_fixed' }));
    expect(headline.note).toBe('IVA de los intereses incluido');
  });

  it('gives a rent with and without VAT', () => {
    expect(monthlyHeadline(financialLease).note).toMatch(/^IVA incluido; sin IVA son \$/);
  });
});

describe('initialOutlay', () => {
  it('leaves out a fee that is financed', () => {
    const { total, parts } = initialOutlay(viewOf({ kind: 'direct_credit', ...credit, openingFeeFinanced: true }));
    expect(parts).toEqual([{ label: 'Enganche', amount: total }]);
  });

  it.each([
    [
      'financial lease',
      financialLease,
      [
        'Renta inicial',
        'IVA de la renta inicial',
        'Comisión por apertura',
        'IVA de la comisión',
        'Depósito en garantía',
      ],
    ],
    [
      'pure lease in advance',
      pureLease,
      ['Comisión por apertura', 'IVA de la comisión', 'Depósito en garantía', 'Primera renta, por adelantado'],
    ],
  ])('of a %s adds up', (_, view, labels) => {
    const { total, parts } = initialOutlay(view);
    expect(parts.map(({ label }) => label)).toEqual(labels);
    const sum = parts.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0);
    expect(sum).toBe(Math.round(Number(total) * 100));
  });
});

it('names what is due at the end', () => {
  const balloon = viewOf({ kind: 'flexibility', ...credit, termMonths: 36, balloonPercentOfPrice: '30' });
  expect(amountsOf(atTheEnd(balloon))).toEqual({ 'Pago final (globo)': '1044000.00' });
  expect(amountsOf(atTheEnd(financialLease))).toEqual({ 'Opción de compra, con IVA': '34800.00' });
  expect(amountsOf(atTheEnd(pureLease))).toEqual({ 'Valor residual, con IVA': '870000.00' });
  expect(totals(balloon).at(-1)?.label).toBe('Total a pagar');
});

describe('mandatory insurance', () => {
  const terms = { kind: 'direct_credit', ...credit, mandatoryInsuranceMonthly: '9425.00' } as const;
  const insured = viewOf(terms);

  it('is a line of its own, in neither payment nor total', () => {
    const plain = viewOf({ kind: 'direct_credit', ...credit });
    expect(insuranceLines(insured)).toEqual([
      {
        label: 'Seguro obligatorio',
        amount: '10933.00',
        note: 'Cada mes, aparte de la mensualidad; IVA incluido',
      },
    ]);
    expect(monthlyHeadline(insured)).toEqual(monthlyHeadline(plain));
    expect(amountsOf(totals(insured))).toEqual(amountsOf(totals(plain)));
    expect(totals(insured).at(-1)?.note).toBe('Enganche incluido, sin el seguro');
    expect(insuranceLines(plain)).toEqual([]);
  });

  it('is said to be in the CAT or not', () => {
    expect(catInsuranceText(insured)).toBe('Incluye el seguro obligatorio.');
    expect(catInsuranceText(viewOf({ ...terms, insuranceInCat: false }))).toBe('No incluye el seguro obligatorio.');
    expect(catInsuranceText(financialLease)).toBeNull();
  });

  it('is a line of the fleet too', () => {
    const fleet = { initialOutlay: '2.00', monthlyPayment: '2.00', insurance: '21866.00', total: '4.00' };
    expect(amountsOf(fleetLines(insured, 2, fleet))).toHaveProperty('Seguro obligatorio, cada mes', '21866.00');
  });
});

describe('a fleet', () => {
  const fleet = { initialOutlay: '2.00', monthlyPayment: '2.00', total: '4.00' };
  const [person, company] = ['0.16', '0'].map((vatOnInterestRate) =>
    viewOf({ kind: 'direct_credit', ...credit, vatOnInterestRate }),
  );

  it('says that VAT comes on top of what it pays monthly, but only where it does', () => {
    expect(fleetLines(person!, 2, fleet)[0]?.note).toBe('Más IVA de los intereses');
    expect(fleetLines(company!, 2, fleet)[0]?.note).toBeUndefined();
    expect(fleetLines(financialLease, 2, fleet)[0]?.note).toBeUndefined();
  });

  it('of one has no lines', () => expect(fleetLines(person!, 1, fleet)).toEqual([]));
});

it('shows the CAT as the law wants it, and none for a pure lease', () => {
  expect(catText(financialLease)).toMatch(/^\d+\.\d% sin IVA$/);
  expect(catText(pureLease)).toBeNull();
});

it("keeps the lessor's own split out of a pure lease's file", () => {
  const [header, first] = scheduleCsv('pure_lease', pureLease.schedule).split('\r\n');
  expect(header).toBe('\uFEFFNúmero,Renta sin IVA,IVA,Renta con IVA');
  expect(first?.split(',')).toHaveLength(4);
  expect(scheduleCsv('financial_lease', financialLease.schedule).split('\r\n')).toHaveLength(62);
});
