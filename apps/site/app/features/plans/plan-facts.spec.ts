import { expect, it } from '@jest/globals';
import type { PlanRules } from '@flota/schemas';
import { planFacts as factsOf } from './plan-facts.js';

const common = {
  personTypes: ['fisica', 'fisica_empresarial', 'moral'],
  termsMonths: [24, 36, 48],
  defaultTermMonths: 36,
  rates: [{ annualRatePercent: '14' }],
  vatRate: '0.16',
  openingFeePercent: '2',
  quoteValidityDays: 30,
  insurance: null,
} satisfies Partial<PlanRules>;

const share = (min: string, max: string) => ({ min, max, default: min, step: '5' });
const credit = {
  ...common,
  downPaymentPercent: share('10', '60'),
  openingFeeFinanced: false,
  paymentMode: 'base_fixed',
  vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
  borderVatOnInterestRate: null,
} satisfies Partial<PlanRules>;

const pureLease: PlanRules = {
  kind: 'pure_lease',
  ...common,
  downPaymentPercent: share('0', '0'),
  residualByTerm: [
    { termMonths: 24, residualPercent: '45' },
    { termMonths: 48, residualPercent: '15' },
  ],
  rentsInAdvance: false,
  depositRents: 2,
};

/** Percentages never break before their sign; here they are easier to read with a common space. */
function planFacts(rules: PlanRules) {
  const { start, term, end } = factsOf(rules);
  return { term, start: start.replaceAll('\u00a0', ' '), end: end.replaceAll('\u00a0', ' ') };
}

it('tells of a credit its down payment, fee and terms', () => {
  const facts = planFacts({ kind: 'direct_credit', ...credit });
  expect(facts.start).toBe('Enganche de 10 % a 60 % del precio y comisión de 2 %');
  expect(facts.term).toBe('24 a 48 meses');
});

it('tells of a pure lease that it takes no down payment, but a deposit, and the lowest to the highest residual', () => {
  const facts = planFacts(pureLease);
  expect(facts.start).toBe('Sin enganche, depósito de 2 rentas y comisión de 2 %');
  expect(facts.end).toContain('15 % a 45 % del precio sin IVA');
});

it('leaves out what a plan does not ask for, and says one figure once', () => {
  const facts = planFacts({ ...pureLease, depositRents: 0, openingFeePercent: '0', termsMonths: [36] });
  expect(facts.start).toBe('Sin enganche');
  expect(facts.term).toBe('36 meses');
});

it('tells the final payment of Flexibility and the purchase option of a financial lease', () => {
  const flexibility = planFacts({ kind: 'flexibility', ...credit, balloonPercentOfPrice: share('10', '40') });
  expect(flexibility.end).toBe('Pago final de 10 % a 40 % del precio y queda libre de garantía');
  const lease = planFacts({
    kind: 'financial_lease',
    ...common,
    downPaymentPercent: share('0', '30'),
    purchaseOptionPercent: '1',
    depositRents: 1,
  });
  expect(lease.start).toBe('Renta inicial de 0 % a 30 % del precio sin IVA, depósito de una renta y comisión de 2 %');
  expect(lease.end).toContain('La compra por 1 % del precio sin IVA');
});
