import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { personTypeSchema } from './person-types.js';
import { dateOnly, percentString, slug } from './primitives.js';

/**
 * One line of a plan's rate table. Every condition that is present must hold; the first line that fits
 * (top to bottom) gives the rate.
 */
export const rateRowSchema = z.object({
  annualRatePercent: percentString,
  vehicleTypes: z.array(slug).optional(),
  personTypes: z.array(personTypeSchema).optional(),
  minTermMonths: z.number().int().optional(),
  maxTermMonths: z.number().int().optional(),
  minDownPaymentPercent: percentString.optional(),
  maxDownPaymentPercent: percentString.optional(),
  /** First and last day the line applies, in Mexico City. */
  validFrom: dateOnly.optional(),
  validTo: dateOnly.optional(),
});
export type RateRow = z.infer<typeof rateRowSchema>;

/** More than any table has that people can oversee: two vehicles, two persons, six terms and three down payments are 72. */
export const MAX_RATE_ROWS = 500;

const percentRangeSchema = z.object({
  min: percentString,
  max: percentString,
  default: percentString,
  step: percentString,
});

/** A fraction as text: `"0.16"` is 16 %. */
export const fractionString = z.string().regex(/^(0(\.\d{1,4})?|1)$/, fieldCode('FRACTION.INVALID'));

const termMonths = z.number().int().min(1).max(72);

/** More than there are types of vehicles. */
const MAX_PREMIUMS = 40;

/**
 * Insurance of the vehicle, which is paid month by month beside the instalment, as the quote assumes it to cost. Where it
 * is `null` a quote says nothing of insurance.
 */
const insuranceSchema = z.object({
  /** Whether the lender requires it: then it counts in the CAT. */
  mandatory: z.boolean(),
  /** A year's premium without VAT in percent of the price with VAT; the first that is for the vehicle's type is assumed. */
  premiums: z
    .array(z.object({ annualPercentOfPrice: percentString, vehicleTypes: z.array(slug).optional() }))
    .min(1, fieldCode('INSURANCE.MISSING'))
    .max(MAX_PREMIUMS, fieldCode('INSURANCE.TOO_MANY')),
});

const commonRules = {
  personTypes: z.array(personTypeSchema).min(1),
  /** Terms on offer, in months, ascending. */
  termsMonths: z.array(termMonths).min(1),
  defaultTermMonths: termMonths,
  rates: z.array(rateRowSchema).min(1).max(MAX_RATE_ROWS, fieldCode('RATES.TOO_MANY')),
  vatRate: fractionString,
  openingFeePercent: percentString,
  /** How many days a quote made with these rules can be taken up. */
  quoteValidityDays: z.number().int().min(1).max(365),
  insurance: insuranceSchema.nullable().default(null),
};

const creditRules = {
  ...commonRules,
  /** Percent of the price with VAT. */
  downPaymentPercent: percentRangeSchema,
  openingFeeFinanced: z.boolean(),
  paymentMode: z.enum(['base_fixed', 'total_fixed']),
  /** VAT on interest depends on who borrows (LIVA art. 15-X-b). Fractions. */
  vatOnInterestRate: z.object({ fisica: fractionString, fisica_empresarial: fractionString, moral: fractionString }),
  /** What holders of the northern border region bear instead, if it is less; `null`: visitors are not asked. */
  borderVatOnInterestRate: fractionString.nullable().default(null),
};

/** Residual value by term, percent of the price without VAT. */
const residualByTermSchema = z.array(z.object({ termMonths, residualPercent: percentString })).min(1);

export const planRulesSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('direct_credit'), ...creditRules }),
  z.object({
    kind: z.literal('flexibility'),
    ...creditRules,
    /** Percent of the price with VAT that is due with the last payment. */
    balloonPercentOfPrice: percentRangeSchema,
  }),
  z.object({
    kind: z.literal('financial_lease'),
    ...commonRules,
    /** The initial rent, percent of the price without VAT. The request calls it `downPaymentPercent`. */
    downPaymentPercent: percentRangeSchema,
    purchaseOptionPercent: percentString,
    depositRents: z.number().int().min(0).max(12),
  }),
  z.object({
    kind: z.literal('pure_lease'),
    ...commonRules,
    /** A pure lease has no down payment: both ends are `"0"`. */
    downPaymentPercent: percentRangeSchema,
    residualByTerm: residualByTermSchema,
    rentsInAdvance: z.boolean(),
    depositRents: z.number().int().min(0).max(12),
  }),
]);

/** What a plan lets people quote, and with which figures. Stored versioned; a quote keeps its version. */
export type PlanRules = z.infer<typeof planRulesSchema>;
export type PlanKind = PlanRules['kind'];

/** How rules were stored before there were three types of persons and estimates of premiums. */
const formerRulesSchema = z.looseObject({
  insurance: z.undefined().optional(),
  personTypes: z.array(z.string()),
  rates: z.array(z.looseObject({ personTypes: z.array(z.string()).optional() })),
  vatOnInterestRate: z.looseObject({ moral: z.string() }).optional(),
  mandatoryInsurance: z.looseObject({ annualPercentOfPrice: z.string() }).nullish(),
});

/**
 * Rules as they were stored, of any edition, as they are written today. What was offered to physical persons was offered
 * to those with business activity too, at the same rates; these bear VAT as the law has it since: like companies.
 */
export function readPlanRules(stored: unknown): PlanRules {
  const former = formerRulesSchema.safeParse(stored).data;
  return planRulesSchema.parse(former ? ofToday(former) : stored);
}

function ofToday({ mandatoryInsurance, ...rules }: z.infer<typeof formerRulesSchema>): unknown {
  const everyPhysical = (types: string[]) =>
    types.flatMap((type) => (type === 'fisica' ? [type, 'fisica_empresarial'] : [type]));
  const { personTypes, rates, vatOnInterestRate } = rules;
  return {
    ...rules,
    personTypes: everyPhysical(personTypes),
    rates: rates.map((row) => ({ ...row, ...(row.personTypes && { personTypes: everyPhysical(row.personTypes) }) })),
    ...(vatOnInterestRate && {
      vatOnInterestRate: { ...vatOnInterestRate, fisica_empresarial: vatOnInterestRate.moral },
    }),
    insurance: mandatoryInsurance
      ? { mandatory: true, premiums: [{ annualPercentOfPrice: mandatoryInsurance.annualPercentOfPrice }] }
      : null,
  };
}
