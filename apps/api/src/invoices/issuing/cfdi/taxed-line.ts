import { Decimal } from 'decimal.js';
import { z } from 'zod';

/** What a charge is of; each is a concept of its own, as each has its own tax. */
export const TAXED_PARTS = ['interest', 'capital', 'rent', 'late_interest'] as const;
export type TaxedPart = (typeof TAXED_PARTS)[number];

/** An amount and the VAT that the ledger has with it, MXN with two decimals. */
export const taxedAmountSchema = z.object({
  part: z.enum(TAXED_PARTS),
  /** Without VAT. */
  amount: z.string(),
  vat: z.string(),
  /** Fraction; `null` where it is exempt. */
  rate: z.string().nullable(),
});
export type TaxedAmount = z.infer<typeof taxedAmountSchema>;

export const taxedLineSchema = taxedAmountSchema.extend({ description: z.string() });
export type TaxedLine = z.infer<typeof taxedLineSchema>;

/** What several amounts of one rate come to. */
export interface TaxSum {
  rate: string | null;
  base: string;
  vat: string;
}

/** SAT writes rates with six decimals. */
export const rateText = (rate: string): string => new Decimal(rate).toFixed(6);

export const totalOf = (amounts: readonly TaxedAmount[]): string =>
  Decimal.sum(0, ...amounts.flatMap(({ amount, vat }) => [amount, vat])).toFixed(2);

export const subtotalOf = (amounts: readonly TaxedAmount[]): string =>
  Decimal.sum(0, ...amounts.map(({ amount }) => amount)).toFixed(2);

/** VAT of all that is not exempt; `null` where all of it is. */
export function vatOf(amounts: readonly TaxedAmount[]): string | null {
  const taxed = amounts.filter(({ rate }) => rate !== null);
  return taxed.length === 0 ? null : Decimal.sum(...taxed.map(({ vat }) => vat)).toFixed(2);
}

/** By rate, in the order in which rates appear. */
export function taxSums(amounts: readonly TaxedAmount[]): TaxSum[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))];
  return rates.map((rate) => {
    const same = amounts.filter((each) => each.rate === rate);
    return {
      rate,
      base: subtotalOf(same),
      vat: Decimal.sum(0, ...same.map(({ vat }) => vat)).toFixed(2),
    };
  });
}

const HALF_A_CENT = new Decimal('0.005');
const ALMOST = new Decimal('1e-12');

/**
 * Whether SAT takes the VAT for that of the base (Anexo 20): it lies between what the least and the greatest amount come
 * to that round to this base, to the cent below and above.
 */
export function isVatOfBase({ amount, rate, vat }: Pick<TaxedAmount, 'amount' | 'rate' | 'vat'>): boolean {
  if (rate === null) return new Decimal(vat).isZero();
  const least = new Decimal(amount).minus(HALF_A_CENT).times(rate);
  const most = new Decimal(amount).plus(HALF_A_CENT).minus(ALMOST).times(rate);
  return (
    new Decimal(vat).gte(least.toDecimalPlaces(2, Decimal.ROUND_FLOOR)) &&
    new Decimal(vat).lte(most.toDecimalPlaces(2, Decimal.ROUND_CEIL))
  );
}
