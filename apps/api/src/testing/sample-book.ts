import { type Book, type FinancingTerms, type LifeContract, type LifeEvent, standingOn } from '@flota/finance';

const agreed = { annualRatePercent: '12', termMonths: 12, openingFeePercent: '0', vatRate: '0.16' };

const TERMS = {
  direct_credit: {
    ...agreed,
    kind: 'direct_credit',
    priceWithVat: '1000000.00',
    downPaymentPercent: '20',
    openingFeeFinanced: false,
    vatOnInterestRate: '0.16',
    paymentMode: 'base_fixed',
    balloonPercentOfPrice: '0',
  },
  financial_lease: {
    ...agreed,
    kind: 'financial_lease',
    priceWithoutVat: '1000000.00',
    initialRentPercent: '10',
    purchaseOptionPercent: '1',
    depositRents: 0,
  },
  pure_lease: {
    ...agreed,
    kind: 'pure_lease',
    priceWithoutVat: '1000000.00',
    residualPercent: '25',
    rentsInAdvance: false,
    depositRents: 0,
  },
} satisfies Record<string, FinancingTerms>;

const EFFECTS = {
  direct_credit: ['term', 'payment'],
  financial_lease: ['term', 'payment'],
  pure_lease: [],
} satisfies Record<string, LifeContract['effects']>;

/** Of 15 January 2026, due on every 15th, twelve months; the first `paid` instalments paid on their days. */
export function sampleBook(kind: keyof typeof TERMS = 'direct_credit', paid = 3): Book {
  const contract: LifeContract = {
    terms: TERMS[kind],
    startsOn: '2026-01-15',
    firstDueOn: '2026-02-15',
    late: { multiplier: '2', base: 'capital', vatRate: '0.16' },
    minimumPrepaymentPayments: 3,
    excess: 'capital',
    effects: EFFECTS[kind],
  };
  const lines = standingOn({ contract, events: [] }, '2026-01-15').instalments;
  const regular = lines.filter((line) => line.kind === 'regular').slice(0, paid);
  const events = regular.map(({ dueOn: on, owedTotal: amount, number }): LifeEvent => ({
    type: 'payment',
    id: `p${number}`,
    on,
    amount,
  }));
  return { contract, events };
}
