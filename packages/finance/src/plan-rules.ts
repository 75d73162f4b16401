/**
 * What a plan lets people quote. The structural twin of the wire schema of the same name: this package imports nothing
 * of ours, so it says itself what it needs.
 */
/** `fisica_empresarial`: a physical person with business activity. */
export type PersonType = 'fisica' | 'fisica_empresarial' | 'moral';

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
  /** Percentages on offer are so far apart, from `min` on; without it one point. */
  step?: string;
}

/** What a year's insurance is estimated to cost; one without types is for all of them. */
export interface Premium {
  /** Without VAT, percent of the price with VAT. */
  annualPercentOfPrice: string;
  vehicleTypes?: readonly string[];
}

/** Insurance of the vehicle, paid month by month beside the instalment. */
export interface InsuranceRule {
  /** Whether the lender requires it: then it counts in the CAT. */
  mandatory: boolean;
  /** Top to bottom, the first that is for the vehicle's type is assumed. */
  premiums: readonly Premium[];
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
  /** Without an estimate a quote says nothing of insurance. */
  insurance?: InsuranceRule | null;
}

interface CreditRules extends CommonRules {
  openingFeeFinanced: boolean;
  paymentMode: 'base_fixed' | 'total_fixed';
  /** Fractions by who borrows (LIVA art. 15-X-b). */
  vatOnInterestRate: Readonly<Record<PersonType, string>>;
  /** Fraction that holders of the northern border region bear instead, if it is less; `null`: not asked for in quotes. */
  borderVatOnInterestRate?: string | null;
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

export type CreditPlanRules = DirectCreditRules | FlexibilityRules;
export type PlanRules = CreditPlanRules | FinancialLeaseRules | PureLeaseRules;

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
  /** Whether the holder's tax domicile is in the northern border region. */
  borderRegion?: boolean;
  /** Day of the first payment, `YYYY-MM-DD`; without it one month after `onDate`. */
  firstPaymentOn?: string;
  /** Whether optional insurance is taken; without it it is. */
  insurance?: boolean;
}
