import type { CreditTerms } from '../index.js';

/** A credit of 800,000 over a year at one percent a month. */
export const sampleTerms: CreditTerms = {
  kind: 'direct_credit',
  priceWithVat: '1000000.00',
  downPaymentPercent: '20',
  annualRatePercent: '12',
  termMonths: 12,
  openingFeePercent: '0',
  openingFeeFinanced: false,
  vatRate: '0.16',
  vatOnInterestRate: '0.16',
  paymentMode: 'base_fixed',
  balloonPercentOfPrice: '0',
};
