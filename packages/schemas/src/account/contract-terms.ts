import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { fractionString } from '../plan-rules.js';
import { decimalString, moneyString, percentString } from '../primitives.js';
import type { ContractKind } from './contracts.js';

/** MXN; more is a slip of the finger. */
const MOST = 999_999_999.99;

const price = moneyString.refine(
  (amount) => Number(amount) > 0 && Number(amount) <= MOST,
  fieldCode('PRICE.OUT_OF_RANGE'),
);

/** With so many decimals that a share worked out from two amounts gives the amount back to the cent. */
const share = decimalString(10).refine((value) => Number(value) <= 100, fieldCode('PERCENT.OUT_OF_RANGE'));

const termMonths = z
  .number(fieldCode('TERM.REQUIRED'))
  .int(fieldCode('TERM.INVALID'))
  .min(1, fieldCode('TERM.OUT_OF_RANGE'))
  .max(72, fieldCode('TERM.OUT_OF_RANGE'));

const depositRents = z
  .number(fieldCode('DEPOSIT.INVALID'))
  .int(fieldCode('DEPOSIT.INVALID'))
  .min(0, fieldCode('DEPOSIT.OUT_OF_RANGE'))
  .max(12, fieldCode('DEPOSIT.OUT_OF_RANGE'))
  .default(0);

/** As `FinancingTerms` of `@flota/finance` names them. */
const common = {
  annualRatePercent: percentString,
  termMonths,
  openingFeePercent: share,
  vatRate: fractionString,
};

const credit = {
  ...common,
  priceWithVat: price,
  downPaymentPercent: share,
  openingFeeFinanced: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
  vatOnInterestRate: fractionString,
  paymentMode: z.enum(['base_fixed', 'total_fixed'], fieldCode('PAYMENT_MODE.INVALID')).default('base_fixed'),
};

/** What belongs to another kind of contract is refused: left out in silence, it would change what is owed. */
const only = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? fieldCode('TERMS.NOT_OF_KIND') : undefined),
  });

/** What is agreed in a contract of each kind. Percentages are text, VAT rates fractions (`"0.16"`). */
export const contractTermsSchemas = {
  direct_credit: only({
    kind: z.literal('direct_credit'),
    ...credit,
    balloonPercentOfPrice: z.literal('0', fieldCode('BALLOON.NOT_OFFERED')).default('0'),
  }),
  flexibility: only({ kind: z.literal('flexibility'), ...credit, balloonPercentOfPrice: share }),
  financial_lease: only({
    kind: z.literal('financial_lease'),
    ...common,
    priceWithoutVat: price,
    initialRentPercent: share,
    purchaseOptionPercent: share,
    depositRents,
  }),
  pure_lease: only({
    kind: z.literal('pure_lease'),
    ...common,
    priceWithoutVat: price,
    residualPercent: share,
    rentsInAdvance: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
    depositRents,
  }),
} satisfies Record<ContractKind, z.ZodObject>;

const { direct_credit, flexibility, financial_lease, pure_lease } = contractTermsSchemas;

export const contractTermsSchema = z.discriminatedUnion(
  'kind',
  [direct_credit, flexibility, financial_lease, pure_lease],
  fieldCode('KIND.INVALID'),
);
export type AgreedTerms = z.infer<typeof contractTermsSchema>;
