/** Sums and differences of MXN texts in whole cents, exact without the decimal library, which loads later if at all. */
export const toCents = (amount: string): bigint => {
  const [pesos = '0', cents = ''] = amount.split('.');
  return BigInt(pesos) * 100n + BigInt(cents.padEnd(2, '0'));
};

/** Of zero or more cents. */
export const fromCents = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** The share of `amount` to the cent, half up. `percent` has at most four decimals. */
export function percentOfAmount(amount: string, percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  const scaled = BigInt(whole + decimals.padEnd(4, '0'));
  return fromCents((toCents(amount) * scaled + 500_000n) / 1_000_000n);
}
