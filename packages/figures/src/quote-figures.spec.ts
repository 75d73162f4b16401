import { describe, expect, it } from '@jest/globals';
import { calculateQuote, type FinancingTerms } from '@flota/finance';
import { figuresSchema, financingTermsSchema } from '@flota/schemas';
import { catOf } from './cat.js';
import { sumOf } from './money.js';
import { type Figure, firstPaymentName, fleetFigures, listedFigures, quoteFigures } from './quote-figures.js';
import { type QuoteView, viewOf as quoteView } from './quote-view.js';
import { scheduleColumns } from './schedule.js';

/** As it is after it was stored and sent: nothing that the wire's shapes leave out. */
function viewOf(terms: FinancingTerms): QuoteView {
  const { schedule, methodVersion: _, ...figures } = calculateQuote(terms);
  return quoteView({ terms: financingTermsSchema.parse(terms), figures: figuresSchema.parse(figures), schedule });
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
const directCredit = viewOf({ kind: 'direct_credit', ...credit });
const company = viewOf({ kind: 'direct_credit', ...credit, vatOnInterestRate: '0' });
const flexibility = viewOf({ kind: 'flexibility', ...credit, termMonths: 36, balloonPercentOfPrice: '30' });

const amountsOf = (figures: readonly Figure[]) =>
  Object.fromEntries(figures.map(({ label, amount }) => [label, amount]));

describe('what is read first is what is paid the first month, VAT in', () => {
  it.each<[string, QuoteView]>([
    ['a credit whose VAT comes on top', directCredit],
    ['a level credit', viewOf({ kind: 'direct_credit', ...credit, paymentMode: 'total_fixed' })],
    ['a credit without VAT', company],
    ['Flexibility', flexibility],
    ['a financial lease', financialLease],
    ['a pure lease', pureLease],
  ])('of %s', (_, view) => {
    const { first } = quoteFigures(view);
    expect(first.amount).toBe(view.schedule[0]?.total);
    expect(first.label).toMatch(/^Primera (mensualidad|renta mensual)( con IVA)?$/);
    expect(/con IVA$/.test(first.label)).toBe(view !== company);
  });

  it('with what VAT does to it afterwards', () => {
    const { first, monthly } = quoteFigures(directCredit);
    expect(first.amount).toBe('70885.13');
    expect(first.note).toBe('IVA de los intereses incluido, que baja cada mes; sin IVA son $65,502.73');
    expect(monthly).toMatchObject({ label: 'Mensualidad, más IVA', amount: '65502.73' });
    const level = viewOf({ kind: 'direct_credit', ...credit, paymentMode: 'total_fixed' });
    expect(quoteFigures(level).first.note).toBe('IVA de los intereses incluido');
    expect(quoteFigures(company).first.note).toBe('Sus intereses no causan IVA');
    expect(quoteFigures(financialLease).first.note).toMatch(/^IVA incluido; sin IVA son \$/);
  });

  it('of one of several', () => {
    expect(firstPaymentName(directCredit, 2)).toBe('Primera mensualidad por unidad con IVA');
    expect(firstPaymentName(company)).toBe('Primera mensualidad');
  });
});

describe('what is paid at signing', () => {
  it('leaves out a fee that is financed', () => {
    const { signing, contract } = quoteFigures(viewOf({ kind: 'direct_credit', ...credit, openingFeeFinanced: true }));
    expect(amountsOf(signing.figures)).toEqual({ Enganche: signing.sum.amount });
    expect(amountsOf(contract.figures)).toHaveProperty('Comisión financiada', '55680.00');
  });

  it.each<[string, QuoteView, string[]]>([
    ['credit', directCredit, ['Enganche', 'Comisión por apertura', 'IVA de la comisión']],
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
      ['Comisión por apertura', 'IVA de la comisión', 'Depósito en garantía', 'Primera renta, con IVA'],
    ],
  ])('of a %s adds up', (_, view, labels) => {
    const { figures, sum } = quoteFigures(view).signing;
    expect(figures.map(({ label }) => label)).toEqual(labels);
    expect(sumOf(figures.map(({ amount }) => amount))).toBe(sum.amount);
  });
});

it('names what is due at the end', () => {
  expect(amountsOf(quoteFigures(flexibility).end)).toEqual({ 'Pago final (globo)': '1044000.00' });
  expect(amountsOf(quoteFigures(financialLease).end)).toEqual({ 'Opción de compra, con IVA': '34800.00' });
  expect(amountsOf(quoteFigures(pureLease).end)).toEqual({ 'Compra opcional, con IVA': '870000.00' });
  expect(quoteFigures(directCredit).end).toEqual([]);
});

it.each([
  ['direct_credit', directCredit],
  ['flexibility', flexibility],
  ['financial_lease', financialLease],
])('names the whole of a %s last, in brief and in full', (_, view) => {
  const { totals, closing } = quoteFigures(view);
  expect(totals.at(-1)).toEqual(closing.sum);
  expect(closing.sum.label).toBe('Total a pagar');
});

it('shows nothing that is zero', () => {
  const view = viewOf({
    kind: 'financial_lease',
    ...lease,
    depositRents: 0,
    initialRentPercent: '0',
    annualRatePercent: '14.9',
    purchaseOptionPercent: '0',
  });
  const { signing, contract, end, totals, closing } = quoteFigures(view);
  const shown = [signing.figures, contract.figures, end, totals, closing.figures].flat();
  expect(shown.filter(({ amount }) => Number(amount) === 0)).toEqual([]);
  expect(shown.map(({ label }) => label)).not.toContain('Depósito en garantía');
});

it.each([
  ['credit', flexibility, 'Primera mensualidad con IVA', 'Total a pagar'],
  ['pure lease in advance', pureLease, 'Renta con IVA', 'Compra opcional, con IVA'],
])('lists each figure of a %s once, what is paid by the month first', (_, view, first, last) => {
  const listed = listedFigures(view);
  expect(listed[0]?.label).toBe(first);
  expect(listed.at(-1)?.label).toBe(last);
  expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
  expect(listed.map(({ amount }) => Number(amount))).not.toContain(0);
});

describe('insurance', () => {
  const terms = {
    kind: 'direct_credit',
    ...credit,
    mandatoryInsuranceMonthly: '9425.00',
    insuranceAnnualPercentOfPrice: '3.25',
  } as const;
  const insured = viewOf(terms);
  const { mandatoryInsuranceMonthly: optionalInsuranceMonthly, ...others } = terms;
  const optional = viewOf({ ...others, optionalInsuranceMonthly });
  const totalWithout = directCredit.kind === 'direct_credit' ? directCredit.figures.totalPaidAll : '';

  it('is a figure of its own, in neither payment nor total, and says what was assumed', () => {
    const [insuredFigures, plain] = [insured, directCredit].map(quoteFigures);
    expect(insuredFigures?.insurance).toEqual([
      {
        name: 'insuranceTotal',
        label: 'Seguro obligatorio al mes',
        amount: '10933.00',
        note: 'Estimado: 3.25\u00a0% del precio al año, más IVA',
      },
    ]);
    expect(insuredFigures?.first).toEqual(plain?.first);
    expect(amountsOf(insuredFigures?.totals ?? [])).toEqual(amountsOf(plain?.totals ?? []));
    expect(insuredFigures?.totals.at(-1)?.note).toBe('Enganche incluido, sin el seguro');
    expect(plain).toMatchObject({ insurance: [], insured: [] });
  });

  it('is added up over the term, and to the total', () => {
    expect(amountsOf(quoteFigures(insured).insured)).toEqual({
      'Seguro en todo el plazo': '655980.00',
      'Total con seguro': sumOf([totalWithout, '655980.00']),
    });
    expect(amountsOf(quoteFigures(viewOf({ ...pureLease.terms, optionalInsuranceMonthly })).insured)).toEqual({
      'Seguro en todo el plazo': '655980.00',
    });
  });

  it('that is required is in the CAT, and the CAT without it stands beside', () => {
    expect(catOf(insured)?.remark).toMatch(/^Incluye el seguro obligatorio\. Para fines informativos/);
    expect(catOf(insured)?.beside).toBe(`Sin el seguro, el CAT es ${catOf(directCredit)?.cat}.`);
  });

  it('that may be left is not in the CAT, and the CAT with it stands beside', () => {
    expect(quoteFigures(optional).insurance[0]?.label).toBe('Seguro opcional al mes');
    expect(catOf(optional)).toMatchObject({
      cat: catOf(directCredit)?.cat,
      beside: `Con el seguro, el CAT es ${catOf(insured)?.cat}.`,
    });
    expect(catOf(optional)?.remark).toMatch(/^No incluye el seguro\. Para fines/);
  });

  it('of a quote by an earlier method is told as it was', () => {
    const { catInsurance, catDisplay, insuranceTotal } = {
      catInsurance: '0.00',
      catDisplay: '16.6%',
      insuranceTotal: '10933.00',
    };
    if (directCredit.kind !== 'direct_credit') throw new Error('not a credit');
    const former: QuoteView = {
      ...directCredit,
      terms: { ...directCredit.terms, mandatoryInsuranceMonthly: '9425.00', insuranceInCat: false },
      figures: { ...directCredit.figures, catInsurance, catDisplay, insuranceTotal },
    };
    expect(catOf(former)).toEqual({
      cat: '16.6\u00a0% sin IVA',
      remark: 'No incluye el seguro obligatorio. Para fines informativos y de comparación.',
    });
    expect(quoteFigures(former)).toMatchObject({
      insurance: [{ note: 'Aparte de la mensualidad; IVA incluido' }],
      insured: [],
    });
  });

  it('is a figure of the fleet too', () => {
    const fleet = {
      initialOutlay: '2.00',
      monthlyPayment: '2.00',
      insurance: '21866.00',
      total: '4.00',
      totalWithInsurance: '6.00',
    };
    expect(amountsOf(fleetFigures(insured, 2, fleet))).toMatchObject({
      'Seguro obligatorio al mes': '21866.00',
      'Total sin seguro': '4.00',
      'Total con seguro': '6.00',
    });
  });
});

describe('a fleet', () => {
  const fleet = { initialOutlay: '2.00', monthlyPayment: '2.00', total: '4.00' };

  it('pays the first month what each of it does', () => {
    expect(amountsOf(fleetFigures(directCredit, 2, fleet))).toEqual({
      'Total al firmar': '2.00',
      'Primera mensualidad con IVA': '141770.26',
      'Total a pagar': '4.00',
    });
    expect(Object.keys(amountsOf(fleetFigures(company, 2, fleet)))).toContain('Primera mensualidad');
    expect(Object.keys(amountsOf(fleetFigures(financialLease, 2, fleet)))).toContain('Primera renta mensual con IVA');
  });

  it('of one has no figures', () => expect(fleetFigures(directCredit, 1, fleet)).toEqual([]));
});

it('shows the CAT as the law wants it, and none for a pure lease', () => {
  expect(catOf(financialLease)?.cat).toMatch(/^\d+\.\d\u00a0% sin IVA$/);
  expect(catOf(pureLease)).toBeNull();
});

describe('the columns of a schedule', () => {
  const labels = (view: QuoteView) => scheduleColumns(view).map(({ label }) => label);

  it("keep the lessor's own split out of a pure lease's", () => {
    expect(labels(pureLease)).toEqual(['Renta sin IVA', 'IVA', 'Renta con IVA']);
    expect(labels(financialLease)).toEqual(['Capital', 'Intereses', 'IVA', 'Renta con IVA', 'Saldo']);
  });

  it('have VAT only where there is any', () => {
    expect(labels(directCredit)).toEqual(['Capital', 'Intereses', 'IVA', 'Mensualidad con IVA', 'Saldo']);
    expect(labels(company)).toEqual(['Capital', 'Intereses', 'Mensualidad', 'Saldo']);
  });
});

describe('what a view is made of', () => {
  const { schedule, methodVersion: _, ...figures } = calculateQuote({ kind: 'direct_credit', ...credit });

  it('is of one kind', () => {
    expect(() => quoteView({ terms: pureLease.terms, figures, schedule })).toThrow(/not those of a pure_lease/);
  });

  it('is whole: a credit without a CAT is none', () => {
    const others = { ...figures, catDisplay: undefined };
    expect(figuresSchema.safeParse(others).success).toBe(false);
    expect(figuresSchema.parse(figures)).toEqual(figures);
  });
});
