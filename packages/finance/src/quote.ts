/** One row of a schedule. All amounts MXN with two decimals: `base` = capital + interest, `total` = base + VAT. */
export interface Instalment {
  number: number;
  capital: string;
  interest: string;
  vat: string;
  base: string;
  total: string;
  /** Still owed after this instalment. */
  balance: string;
}

/** What every quote has beside its figures. All figures are text: MXN with two decimals unless said otherwise. */
interface QuoteBase {
  schedule: Instalment[];
  /** Which edition of the method gave the figures; stored with the quote. */
  methodVersion: string;
  /** What the customer pays at signing. */
  initialOutlay: string;
  openingFee: string;
  openingFeeVat: string;
}

/** Only of a quote that assumes insurance: what it costs each month, beside every other figure. */
export interface InsuranceFigures {
  insuranceWithoutVat: string;
  insuranceVat: string;
  insuranceTotal: string;
  /** All of `insuranceTotal` over the term. */
  insuranceOfTerm: string;
}

/** Only of an insured quote with a CAT. */
export interface InsuredCatFigures extends InsuranceFigures {
  /** `totalPaidAll` and the insurance of the term. */
  totalWithInsurance: string;
  /** What of `insuranceWithoutVat` counts in the CAT: all of what is mandatory, else nothing. */
  catInsurance: string;
  /** The CAT with and without it: `catPercentExact` is the one of both that the law asks for. */
  catWithInsurancePercentExact: string;
  catWithInsuranceDisplay: string;
  catWithoutInsurancePercentExact: string;
  catWithoutInsuranceDisplay: string;
}

interface CatFigures {
  /** Percent, 12 significant digits. */
  catPercentExact: string;
  /** One decimal and the percent sign. The law asks for "sin IVA" right after it. */
  catDisplay: string;
}

export interface CreditQuote extends QuoteBase, CatFigures {
  amountFinanced: string;
  downPayment: string;
  /** 18 significant digits. */
  monthlyPaymentExact: string;
  /** `base_fixed`: capital + interest. `total_fixed`: capital + interest + VAT. */
  monthlyPayment: string;
  totalInterest: string;
  totalVatOnInterest: string;
  totalOfMonthlyPayments: string;
  balloon: string;
  /** Initial outlay + all instalments + balloon. */
  totalPaidAll: string;
}

interface LeaseFigures {
  /** 18 significant digits. */
  rentExactWithoutVat: string;
  rentWithoutVat: string;
  rentVat: string;
  rentTotal: string;
  guaranteeDeposit: string;
  totalRentsWithVat: string;
}

export interface FinancialLeaseQuote extends QuoteBase, CatFigures, LeaseFigures {
  initialRentWithoutVat: string;
  initialRentVat: string;
  amountFinanced: string;
  purchaseOptionWithoutVat: string;
  purchaseOptionWithVat: string;
  totalInterest: string;
  /** Initial outlay + all rents + purchase option, less the deposit, which comes back. */
  totalPaidAll: string;
}

/**
 * No CAT: a pure lease is not a credit. The schedule's split of a rent into capital and interest is the lessor's own
 * view and not for the customer.
 */
export interface PureLeaseQuote extends QuoteBase, LeaseFigures {
  residualValueWithoutVat: string;
  optionalPurchaseWithVat: string;
}

export interface QuoteByKind {
  direct_credit: CreditQuote | (CreditQuote & InsuredCatFigures);
  flexibility: CreditQuote | (CreditQuote & InsuredCatFigures);
  financial_lease: FinancialLeaseQuote | (FinancialLeaseQuote & InsuredCatFigures);
  pure_lease: PureLeaseQuote | (PureLeaseQuote & InsuranceFigures);
}

export type Quote = QuoteByKind[keyof QuoteByKind];

/**
 * Editions of the method, oldest first. Whatever terms an edition knew, later ones work out to the same figures:
 *
 * - 2025.1: rounding rules and Banco de México's CAT equation as in force before any 2026 change.
 * - 2026.1: the CAT with and without insurance, and with the real day of the first payment.
 */
export const METHOD_EDITIONS = ['2025.1', '2026.1'] as const;

/** The edition that quotes are made by. */
export const METHOD_VERSION: (typeof METHOD_EDITIONS)[number] = '2026.1';
