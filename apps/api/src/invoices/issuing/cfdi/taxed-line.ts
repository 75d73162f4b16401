import { Decimal } from 'decimal.js';
import { z } from 'zod';

/** What a charge is of; each is a concept of its own, as each has its own tax. */
export const TAXED_PARTS = ['interest', 'capital', 'rent', 'late_interest'] as const;
export type TaxedPart = (typeof TAXED_PARTS)[number];

/** An amount and the VAT that the ledger has with it, MXN with two decimals; with six where see {@link withVatOfBase}. */
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

/** With its cents, and what is beyond them. */
const inFull = (sum: Decimal): string => sum.toFixed(Math.max(2, sum.decimalPlaces()));

/** As a document sums up: in cents. */
export const inCents = ({ rate, base, vat }: TaxSum): TaxSum => ({
  rate,
  base: new Decimal(base).toFixed(2),
  vat: new Decimal(vat).toFixed(2),
});

/** By rate, in the order in which rates appear. */
export function taxSums(amounts: readonly TaxedAmount[]): TaxSum[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))];
  return rates.map((rate) => {
    const same = amounts.filter((each) => each.rate === rate);
    return {
      rate,
      base: inFull(Decimal.sum(0, ...same.map(({ amount }) => amount))),
      vat: inFull(Decimal.sum(0, ...same.map(({ vat }) => vat))),
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

const SAT_DECIMALS = 6;

/**
 * The same money, of which SAT takes the VAT for that of the base. Of money that paid a part, the cents of the ledger may
 * be a cent away: what is left of a charge after several payments bears all their roundings. Then both have the six decimals
 * that SAT allows.
 */
export function withVatOfBase<Amount extends TaxedAmount>(amount: Amount): Amount {
  if (amount.rate === null || isVatOfBase(amount)) return amount;
  const money = new Decimal(amount.amount).plus(amount.vat);
  const base = money.div(new Decimal(amount.rate).plus(1)).toDecimalPlaces(SAT_DECIMALS);
  return { ...amount, amount: base.toFixed(SAT_DECIMALS), vat: money.minus(base).toFixed(SAT_DECIMALS) };
}
