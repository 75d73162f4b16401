import { type FinancingTerms, type Ledger, openContract, positionOn, postPayment } from '@flota/finance';

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

/** Signed on 15 January 2026, due on every 15th, twelve months; the first `paid` instalments paid on their days. */
export function ledgerOf(kind: keyof typeof TERMS = 'direct_credit', paid = 3): Ledger {
  const opened = openContract({
    terms: TERMS[kind],
    signedOn: '2026-01-15',
    firstDueOn: '2026-02-15',
    late: { multiplier: '2', base: 'base', vatRate: '0.16' },
    minimumPrepaymentPayments: 3,
  }).ledger;
  const dueDates = opened.instalments.filter(({ kind: line }) => line === 'regular').map(({ dueOn }) => dueOn);
  return dueDates.slice(0, paid).reduce((ledger, on) => {
    const { dueNow: amount } = positionOn(ledger, on);
    return postPayment(ledger, { amount, on, reference: 'SPEI' }).ledger;
  }, opened);
}
