import { z } from 'zod';
import { todayInMexico } from '../calendar.js';
import { type FieldCode, fieldCode } from '../field-codes.js';
import { clabeSchema, vinSchema } from '../identifiers/index.js';
import { fractionString } from '../plan-rules.js';
import { dateOnly, decimalString, moneyString, slug } from '../primitives.js';
import { line } from '../publishing.js';
import { silhouetteSchema } from '../vehicle-looks.js';
import { receivedTransferSchema } from './admin-contracts.js';
import { contractTermsSchema } from './contract-terms.js';
import { EXCESSES, PREPAYMENT_EFFECTS } from './contracts.js';
import { checkTaxChoice, holderFields } from './holder.js';
import { contractNumberSchema } from './identity.js';

/** More than a contract of 72 months ever has. */
const MAX_PAYMENTS = 500;

const vehicleSchema = z.object({
  brand: line(40),
  modelName: line(60),
  versionName: line(80),
  silhouette: silhouetteSchema,
  modelYear: z
    .number(fieldCode('MODEL_YEAR.INVALID'))
    .int(fieldCode('MODEL_YEAR.INVALID'))
    .min(1950, fieldCode('MODEL_YEAR.OUT_OF_RANGE'))
    .max(2100, fieldCode('MODEL_YEAR.OUT_OF_RANGE')),
  vin: vinSchema,
});

/** Whoever holds it. What is left out of the tax data the customer fills in. */
const holderSchema = z.object(holderFields).superRefine(checkTaxChoice);

/** What a late payment costs. */
const lateSchema = z.object({
  /** How many times the ordinary rate the late rate is. */
  multiplier: decimalString(2)
    .refine((times) => Number(times) <= 10, fieldCode('LATE_MULTIPLIER.OUT_OF_RANGE'))
    .default('2'),
  /** Overdue capital, or what is unpaid of capital and interest. */
  base: z.enum(['capital', 'base'], fieldCode('LATE_BASE.INVALID')).default('capital'),
  vatRate: fractionString.default('0.16'),
});

/** `POST /api/admin/contracts`, and a line of the files a lender starts with: a contract as its books have it. */
export const contractIntakeSchema = z
  .object({
    number: contractNumberSchema,
    terms: contractTermsSchema,
    signedOn: dateOnly,
    /** The day of disbursement, from which it bears interest; by default that of signing. */
    startsOn: dateOnly.optional(),
    /** Of the first instalment; the others follow month by month. */
    firstDueOn: dateOnly,
    late: lateSchema.prefault({}),
    /** Smallest prepayment, in level payments. */
    minimumPrepaymentPayments: z
      .number(fieldCode('NUMBER.INVALID'))
      .int(fieldCode('NUMBER.INVALID'))
      .min(0, fieldCode('MINIMUM.OUT_OF_RANGE'))
      .max(12, fieldCode('MINIMUM.OUT_OF_RANGE'))
      .default(1),
    /** What becomes of money beyond what is due and the next instalment. */
    excess: z.enum(EXCESSES, fieldCode('EXCESS.INVALID')).default('capital'),
    /** What money to capital may change; by default all that the plan knows. */
    effects: z.array(z.enum(PREPAYMENT_EFFECTS, fieldCode('EFFECT.INVALID'))).optional(),
    vehicle: vehicleSchema,
    holder: holderSchema,
    clabe: clabeSchema,
    paymentReference: z
      .string(fieldCode('PAYMENT_REFERENCE.REQUIRED'))
      .trim()
      .min(1, fieldCode('PAYMENT_REFERENCE.REQUIRED'))
      .regex(/^[A-Za-z0-9-]{1,40}$/, fieldCode('PAYMENT_REFERENCE.INVALID')),
    distributorSlug: slug.optional(),
    /** The money that came in so far. */
    payments: z.array(receivedTransferSchema).max(MAX_PAYMENTS, fieldCode('PAYMENTS.TOO_MANY')).default([]),
    /**
     * What the lender's books say is still owed: of a pure lease, which has no capital, the rents due and not paid; of
     * the others the capital. Where the ledger comes to something else, the contract is refused.
     */
    expectedBalance: moneyString.optional(),
  })
  .superRefine(({ signedOn, firstDueOn, terms, payments }, context) => {
    const today = todayInMexico();
    const refuse = (path: (string | number)[], message: FieldCode) =>
      context.addIssue({ code: 'custom', path, message });
    if (signedOn > today) refuse(['signedOn'], 'DATE.IN_FUTURE');
    const inAdvance = terms.kind === 'pure_lease' && terms.rentsInAdvance;
    if (inAdvance ? firstDueOn !== signedOn : firstDueOn <= signedOn) {
      refuse(['firstDueOn'], inAdvance ? 'DATE.NOT_SIGNING' : 'DATE.BEFORE_SIGNING');
    }
    const known = new Set<string>();
    payments.forEach(({ receivedOn, amount, reference }, index) => {
      const same = JSON.stringify([receivedOn, Number(amount), reference]);
      if (known.has(same)) refuse(['payments', index, 'reference'], 'PAYMENT.REPEATED');
      known.add(same);
      if (receivedOn > today) refuse(['payments', index, 'receivedOn'], 'DATE.IN_FUTURE');
      if (receivedOn < signedOn) refuse(['payments', index, 'receivedOn'], 'PAYMENT.BEFORE_SIGNING');
    });
  });
export type ContractIntake = z.output<typeof contractIntakeSchema>;

/** The answer: which contract it is now. */
export interface OpenedContract {
  id: string;
  number: string;
  /** The same contract came in before; nothing was written. */
  alreadyThere: boolean;
  /** The holder was a customer before, and keeps the name and address they had. */
  knownHolder: boolean;
}
