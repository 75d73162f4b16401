import { z } from 'zod';
import { fractionString, type PlanKind } from './plan-rules.js';
import { dateOnly, moneyString, percentString } from './primitives.js';

/*
 * What is agreed in a quote of each kind and what that comes to, as `@flota/finance` names both: its `FinancingTerms`
 * and its `Quote`. Amounts are MXN as text, `*Percent` percentages, `*Rate` fractions.
 */

/** One row of the schedule, MXN. `base` = capital + interest; `total` = base + vat. */
export const instalmentSchema = z.object({
  number: z.number().int(),
  capital: moneyString,
  interest: moneyString,
  vat: moneyString,
  base: moneyString,
  total: moneyString,
  balance: moneyString,
});
export type Instalment = z.infer<typeof instalmentSchema>;

const commonTerms = {
  annualRatePercent: percentString,
  termMonths: z.number().int(),
  openingFeePercent: percentString,
  vatRate: fractionString,
  /** Insurance, estimated, MXN a month without VAT: what the lender requires, or what may be left. */
  mandatoryInsuranceMonthly: moneyString.optional(),
  optionalInsuranceMonthly: moneyString.optional(),
  /** A year's premium, percent of the price with VAT. */
  insuranceAnnualPercentOfPrice: percentString.optional(),
};

/** Only of terms with a CAT. */
const catTerms = {
  /** Only in terms of method 2025.1. */
  insuranceInCat: z.boolean().optional(),
  /** Where the day of the first payment was said. */
  firstPeriod: z.object({ startsOn: dateOnly, firstDueOn: dateOnly }).optional(),
};

const creditTermsSchema = z.object({
  ...commonTerms,
  ...catTerms,
  kind: z.enum(['direct_credit', 'flexibility']),
  priceWithVat: moneyString,
  downPaymentPercent: percentString,
  openingFeeFinanced: z.boolean(),
  vatOnInterestRate: fractionString,
  paymentMode: z.enum(['base_fixed', 'total_fixed']),
  balloonPercentOfPrice: percentString,
});

const financialLeaseTermsSchema = z.object({
  ...commonTerms,
  ...catTerms,
  kind: z.literal('financial_lease'),
  priceWithoutVat: moneyString,
  initialRentPercent: percentString,
  purchaseOptionPercent: percentString,
  depositRents: z.number().int(),
});

const pureLeaseTermsSchema = z.object({
  ...commonTerms,
  kind: z.literal('pure_lease'),
  priceWithoutVat: moneyString,
  residualPercent: percentString,
  rentsInAdvance: z.boolean(),
  depositRents: z.number().int(),
});

/** Everything the figures of a quote depend on. */
export const financingTermsSchema = z.discriminatedUnion('kind', [
  creditTermsSchema,
  financialLeaseTermsSchema,
  pureLeaseTermsSchema,
]);

const commonFigures = {
  /** What is paid at signing. */
  initialOutlay: moneyString,
  openingFee: moneyString,
  openingFeeVat: moneyString,
  /** Insurance a month, where the plan assumes one: beside all other figures. */
  insuranceWithoutVat: moneyString.optional(),
  insuranceVat: moneyString.optional(),
  insuranceTotal: moneyString.optional(),
  /** Of the whole term, with VAT. This and what follows is not in quotes by method 2025.1. */
  insuranceOfTerm: moneyString.optional(),
};

const catFigures = {
  /** Percent, 12 significant digits. */
  catPercentExact: z.string(),
  /** One decimal and the percent sign. */
  catDisplay: z.string(),
  /** What of `insuranceWithoutVat` counts in it. */
  catInsurance: moneyString.optional(),
  /** `totalPaidAll` and the insurance of the term. */
  totalWithInsurance: moneyString.optional(),
  /** The CAT with and without insurance, one of which is `catPercentExact`. */
  catWithInsurancePercentExact: z.string().optional(),
  catWithInsuranceDisplay: z.string().optional(),
  catWithoutInsurancePercentExact: z.string().optional(),
  catWithoutInsuranceDisplay: z.string().optional(),
};

const leaseFigures = {
  /** 18 significant digits. */
  rentExactWithoutVat: z.string(),
  rentWithoutVat: moneyString,
  rentVat: moneyString,
  rentTotal: moneyString,
  guaranteeDeposit: moneyString,
  totalRentsWithVat: moneyString,
};

const creditFiguresSchema = z.object({
  ...commonFigures,
  ...catFigures,
  amountFinanced: moneyString,
  downPayment: moneyString,
  /** 18 significant digits. */
  monthlyPaymentExact: z.string(),
  monthlyPayment: moneyString,
  totalInterest: moneyString,
  totalVatOnInterest: moneyString,
  totalOfMonthlyPayments: moneyString,
  /** Zero where the plan has none. */
  balloon: moneyString,
  totalPaidAll: moneyString,
});

const financialLeaseFiguresSchema = z.object({
  ...commonFigures,
  ...catFigures,
  ...leaseFigures,
  initialRentWithoutVat: moneyString,
  initialRentVat: moneyString,
  amountFinanced: moneyString,
  purchaseOptionWithoutVat: moneyString,
  purchaseOptionWithVat: moneyString,
  totalInterest: moneyString,
  totalPaidAll: moneyString,
});

const pureLeaseFiguresSchema = z.object({
  ...commonFigures,
  ...leaseFigures,
  residualValueWithoutVat: moneyString,
  optionalPurchaseWithVat: moneyString,
});

/** The figures a quote of each kind has, MXN of one vehicle unless they say otherwise. */
export const figuresSchemas = {
  direct_credit: creditFiguresSchema,
  flexibility: creditFiguresSchema,
  financial_lease: financialLeaseFiguresSchema,
  pure_lease: pureLeaseFiguresSchema,
} satisfies Record<PlanKind, z.ZodObject>;

/** Of any kind; each has amounts that the others lack, so that what is there tells them apart. */
export const figuresSchema = z.union([creditFiguresSchema, financialLeaseFiguresSchema, pureLeaseFiguresSchema]);
export type QuoteFigures = z.infer<typeof figuresSchema>;
export type CreditFigures = z.infer<typeof creditFiguresSchema>;
export type FinancialLeaseFigures = z.infer<typeof financialLeaseFiguresSchema>;
export type PureLeaseFigures = z.infer<typeof pureLeaseFiguresSchema>;
