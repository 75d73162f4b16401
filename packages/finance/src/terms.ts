/** Every figure is text: MXN with at most two decimals, `*Percent` a percentage, `*Rate` a fraction (0.16 is 16 %). */
export interface InsuranceTerms {
  /**
   * Insurance the lender requires, estimated, MXN a month without VAT. It is paid beside the instalment: in no instalment,
   * and in no total of the quote but the one that says so.
   */
  mandatoryInsuranceMonthly?: string;
  /** The same of insurance that the customer may take or leave; a quote has one of both or none. */
  optionalInsuranceMonthly?: string;
  /** What the estimate is: a year's premium, percent of the price with VAT. */
  insuranceAnnualPercentOfPrice?: string;
  /** Only in terms of method 2025.1: what was mandatory and yet left out of the CAT. */
  insuranceInCat?: boolean;
}

export type PaymentMode = 'base_fixed' | 'total_fixed';

export interface CreditTerms extends InsuranceTerms {
  kind: 'direct_credit' | 'flexibility';
  priceWithVat: string;
  downPaymentPercent: string;
  annualRatePercent: string;
  /** 1 to 72. */
  termMonths: number;
  /** Percent of the price less the down payment. */
  openingFeePercent: string;
  /** Whether the fee and its VAT are added to the amount financed instead of being paid at signing. */
  openingFeeFinanced: boolean;
  vatRate: string;
  vatOnInterestRate: string;
  /** `base_fixed`: capital + interest is level, VAT on top. `total_fixed`: the whole payment is level. */
  paymentMode: PaymentMode;
  /** Due together with the last instalment. */
  balloonPercentOfPrice: string;
  /** Days of the disbursement and of the first payment, `YYYY-MM-DD`; without them they are a month apart. */
  firstPeriod?: { startsOn: string; firstDueOn: string };
}

export interface FinancialLeaseTerms extends InsuranceTerms {
  kind: 'financial_lease';
  priceWithoutVat: string;
  initialRentPercent: string;
  annualRatePercent: string;
  /** 1 to 72. */
  termMonths: number;
  /** Percent of the amount financed; paid at signing. */
  openingFeePercent: string;
  /** Percent of the price without VAT. */
  purchaseOptionPercent: string;
  /** How many rents without VAT are held as a guarantee and returned at the end. */
  depositRents: number;
  vatRate: string;
  /** Days of the disbursement and of the first rent, `YYYY-MM-DD`; without them they are a month apart. */
  firstPeriod?: { startsOn: string; firstDueOn: string };
  /** The only base there is; spelled out so that stored terms explain themselves. */
  vatBase?: 'capital+interest of every rent';
}

/** A pure lease has no CAT, so that nothing of the insurance can count in it. */
export interface PureLeaseTerms extends Omit<InsuranceTerms, 'insuranceInCat'> {
  kind: 'pure_lease';
  priceWithoutVat: string;
  /** Percent of the price without VAT. */
  residualPercent: string;
  annualRatePercent: string;
  /** 1 to 72. */
  termMonths: number;
  /** Whether a rent is paid at the start of its month instead of at the end. */
  rentsInAdvance: boolean;
  /** Percent of the price without VAT; paid at signing. */
  openingFeePercent: string;
  /** How many rents without VAT are held as a guarantee and returned at the end. */
  depositRents: number;
  vatRate: string;
}

/** Everything the figures of a quote depend on. */
export type FinancingTerms = CreditTerms | FinancialLeaseTerms | PureLeaseTerms;

/** Terms with a capital balance that can be prepaid or paid off. A pure lease has none: the lessor owns the vehicle. */
export type AmortisedTerms = CreditTerms | FinancialLeaseTerms;
