/**
 * What a plan lets people quote. The structural twin of the wire schema of the same name: this package imports nothing
 * of ours, so it says itself what it needs.
 */
export type PersonType = 'fisica' | 'moral';

/** One line of the rate table: every condition that is present must hold. */
export interface RateRow {
  annualRatePercent: string;
  vehicleTypes?: readonly string[];
  personTypes?: readonly PersonType[];
  minTermMonths?: number;
  maxTermMonths?: number;
  minDownPaymentPercent?: string;
  maxDownPaymentPercent?: string;
  /** First and last day the line applies, `YYYY-MM-DD` in Mexico City. */
  validFrom?: string;
  validTo?: string;
}

export interface PercentRange {
  min: string;
  max: string;
  default: string;
}

/** Insurance the customer must take with the plan and pays month by month, beside the instalment. */
export interface MandatoryInsurance {
  /** A year's premium without VAT, percent of the price with VAT. */
  annualPercentOfPrice: string;
  countsInCat: boolean;
}

interface CommonRules {
  personTypes: readonly PersonType[];
  termsMonths: readonly number[];
  /** Top to bottom, the first line that fits gives the rate. */
  rates: readonly RateRow[];
  /** Fraction. */
  vatRate: string;
  openingFeePercent: string;
  downPaymentPercent: PercentRange;
  mandatoryInsurance?: MandatoryInsurance | null;
}

interface CreditRules extends CommonRules {
  openingFeeFinanced: boolean;
  paymentMode: 'base_fixed' | 'total_fixed';
  /** Fractions by who borrows (LIVA art. 15-X-b). */
  vatOnInterestRate: Readonly<Record<PersonType, string>>;
}

export interface DirectCreditRules extends CreditRules {
  kind: 'direct_credit';
}

export interface FlexibilityRules extends CreditRules {
  kind: 'flexibility';
  balloonPercentOfPrice: PercentRange;
}

export interface FinancialLeaseRules extends CommonRules {
  kind: 'financial_lease';
  purchaseOptionPercent: string;
  depositRents: number;
}

export interface PureLeaseRules extends CommonRules {
  kind: 'pure_lease';
  residualByTerm: readonly { termMonths: number; residualPercent: string }[];
  rentsInAdvance: boolean;
  depositRents: number;
}

export type PlanRules = DirectCreditRules | FlexibilityRules | FinancialLeaseRules | PureLeaseRules;

/** What a visitor asks of a plan. */
export interface PlanRequest {
  personType: PersonType;
  /** Slug of the vehicle type. */
  vehicleType: string;
  /** MXN. */
  priceWithVat: string;
  /** Financial lease: the initial rent. */
  downPaymentPercent: string;
  termMonths: number;
  /** Day the quote is made, `YYYY-MM-DD` in Mexico City. */
  onDate: string;
  /** Flexibility only; without it the plan's default. */
  balloonPercent?: string;
}
