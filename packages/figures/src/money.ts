/*
 * Amounts of money, MXN as decimal text, in whole cents: exact on server and browser alike, and without the decimal
 * library, which a page loads only when it has to work figures out.
 */

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A decimal as a whole number of its `decimals`th places, half up (away from zero). */
function scaled(text: string, decimals: number): bigint {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`Not a decimal: ${text}`);
  const kept = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const digits = Number(fraction[decimals] ?? '0') < 5 ? kept : kept + 1n;
  return sign === '-' ? -digits : digits;
}

/**
 * `"65502.73"` to 6550273n; more than two decimals are rounded half up.
 * @throws RangeError for what is no decimal text
 */
export const toCents = (amount: string): bigint => scaled(amount, 2);

/** 6550273n to `"65502.73"`. */
export function fromCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** MXN; nothing sums up to `"0.00"`. */
export const sumOf = (amounts: readonly string[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n));

/** Whether it is less than half a cent. */
export const isZero = (amount: string): boolean => toCents(amount) === 0n;

/** `percent` % (zero or more, at most four decimals) of an amount of zero or more, MXN to the cent, half up. */
export const percentOfAmount = (amount: string, percent: string): string =>
  fromCents((toCents(amount) * scaled(percent, 4) + 500_000n) / 1_000_000n);

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `"65502.73"` to `65,502.73`, for tables that say once that they are in pesos. */
export function formatAmount(amount: string): string {
  const [whole = '0', cents = '00'] = fromCents(toCents(amount)).split('.');
  return `${grouped(whole)}.${cents}`;
}

/** `"65502.73"` to `$65,502.73`, or to `$65,503` without decimals; `"-20"` to `-$20.00`. */
export function formatMoney(amount: string, { decimals = true } = {}): string {
  const text = decimals ? formatAmount(amount) : grouped(String(scaled(amount, 0)));
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
}

/** `"14.5000"` to `14.5 %`, with a space that no line is broken at. */
export const formatPercent = (percent: string): string =>
  `${percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent}\u00a0%`;

/** A fraction with at most four decimals, `"0.16"`, to `16 %`. */
export const formatFraction = (fraction: string): string => formatPercent(fromCents(scaled(fraction, 4)));
