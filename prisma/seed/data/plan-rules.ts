import type { PlanRules } from '@flota/schemas';
import { directCreditRates, financialLeaseRates, flexibilityRates, pureLeaseRates } from './rates.js';

const everyPerson: PlanRules['personTypes'] = ['fisica', 'fisica_empresarial', 'moral'];

/** A vehicle that is financed has to be insured, with whom the customer likes: this is what that usually costs. */
const insurance = {
  mandatory: true,
  premiums: [
    { annualPercentOfPrice: '3.2', vehicleTypes: ['camion'] },
    // Passengers are insured too.
    { annualPercentOfPrice: '3.9', vehicleTypes: ['autobus'] },
  ],
};
const common = { personTypes: everyPerson, vatRate: '0.16', quoteValidityDays: 30, insurance };

const credit = {
  ...common,
  openingFeePercent: '2',
  openingFeeFinanced: false,
  // Capital + interest is level and VAT comes on top: whether the interest bears VAT depends on the borrower and is
  // only proven when the credit is granted, and in this mode the schedule of capital and interest stays the same.
  paymentMode: 'base_fixed' as const,
  // Loans to business persons for their activity are exempt (LIVA art. 15-X-b).
  vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
  borderVatOnInterestRate: null,
};

/** First version of each plan's rules, by slug of the plan. */
export const planRules = {
  'credito-directo': {
    kind: 'direct_credit',
    ...credit,
    termsMonths: [12, 24, 36, 48, 60, 72],
    defaultTermMonths: 60,
    downPaymentPercent: { min: '10', max: '60', default: '20', step: '5' },
    rates: directCreditRates,
  },
  'arrendamiento-puro': {
    kind: 'pure_lease',
    ...common,
    termsMonths: [24, 36, 48, 60],
    defaultTermMonths: 48,
    downPaymentPercent: { min: '0', max: '0', default: '0', step: '1' },
    openingFeePercent: '1.5',
    residualByTerm: [
      { termMonths: 24, residualPercent: '45' },
      { termMonths: 36, residualPercent: '35' },
      { termMonths: 48, residualPercent: '25' },
      { termMonths: 60, residualPercent: '15' },
    ],
    rentsInAdvance: false,
    depositRents: 2,
    rates: pureLeaseRates,
  },
  'arrendamiento-financiero': {
    kind: 'financial_lease',
    ...common,
    termsMonths: [24, 36, 48, 60],
    defaultTermMonths: 60,
    downPaymentPercent: { min: '0', max: '30', default: '10', step: '5' },
    openingFeePercent: '2',
    purchaseOptionPercent: '1',
    depositRents: 0,
    rates: financialLeaseRates,
  },
  flexibility: {
    kind: 'flexibility',
    ...credit,
    termsMonths: [24, 36, 48],
    defaultTermMonths: 36,
    downPaymentPercent: { min: '10', max: '40', default: '20', step: '5' },
    balloonPercentOfPrice: { min: '10', max: '40', default: '30', step: '5' },
    rates: flexibilityRates,
  },
} satisfies Record<string, PlanRules>;

export type QuotablePlanSlug = keyof typeof planRules;
