import { formatMoney, formatPercent, percentOfAmount, toCents } from '@flota/figures';
import { controls } from '@flota/texts/site/controls';

/** What a box was understood to say, with what has to be said of it; or what to type instead. Never both. */
export type TypedNumber = { value: number; said?: string } | { refused: string };

/** A number as people write it: `12.5`, `12,5`, `700,000`, `1,200,000.50`. `null` where it can't be told. */
export function plainNumber(text: string): string | null {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  return /^\d+([.,]\d+)?$/.test(text) ? text.replace(',', '.') : null;
}

/** A whole number of a range, or what is expected. */
export function readWhole(typed: string, { min, max }: { min: number; max: number }): TypedNumber {
  const number = Number(plainNumber(typed.trim()) ?? NaN);
  const fits = Number.isInteger(number) && number >= min && number <= max;
  return fits ? { value: number } : { refused: controls.wholeExpected({ min, max }) };
}

export interface Whole {
  /** MXN as text; `null` while it is not known: then only a percentage is understood. */
  amount: string | null;
  /** e.g. `del precio con IVA`. */
  name: string;
}

/**
 * A share of an amount, typed as a percentage or in pesos. A peso sign or more than a hundred is pesos: what they come to
 * in percent, with the four decimals that plans know, is said.
 * @param range percent as text
 */
export function readShare(typed: string, range: { min: string; max: string }, whole: Whole): TypedNumber {
  const [, peso, digits = '', sign] = /^(\$?)\s*([\d.,]+)\s*(%?)$/.exec(typed.trim()) ?? [];
  const number = plainNumber(digits);
  if (number === null || (peso && sign)) return { refused: expected(range, whole) };
  const inPesos = peso !== '' || (sign === '' && Number(number) > 100);
  const percent = inPesos ? percentOf(number, whole.amount) : number;
  if (percent === null || !/^\d{1,3}(\.\d{1,4})?$/.test(percent)) return { refused: expected(range, whole) };
  const value = Number(percent);
  if (value < Number(range.min) || value > Number(range.max)) return { refused: expected(range, whole) };
  return inPesos && whole.amount !== null
    ? { value, said: saidOf(number, String(value), whole.amount, whole.name) }
    : { value };
}

/** What part of an amount pesos are, percent with four decimals, half up. */
function percentOf(pesos: string, amount: string | null): string | null {
  if (amount === null || !/^\d{1,13}(\.\d{1,2})?$/.test(pesos) || toCents(amount) === 0n) return null;
  const [part, all] = [toCents(pesos), toCents(amount)];
  const scaled = (part * 1_000_000n * 2n + all) / (all * 2n);
  return `${scaled / 10_000n}.${String(scaled % 10_000n).padStart(4, '0')}`;
}

function saidOf(pesos: string, percent: string, amount: string, name: string): string {
  const comesTo = percentOfAmount(amount, percent);
  const share = { pesos: formatMoney(pesos), percent: formatPercent(percent), whole: name };
  return toCents(comesTo) === toCents(pesos)
    ? controls.share(share)
    : controls.shareRounded({ ...share, rounded: formatMoney(comesTo) });
}

function expected({ min, max }: { min: string; max: string }, { amount }: Whole): string {
  const percents = { min: formatPercent(min), max: formatPercent(max) };
  if (amount === null) return controls.percentExpected(percents);
  const pesosOf = (percent: string) => formatMoney(percentOfAmount(amount, percent), { decimals: false });
  return controls.shareExpected({ ...percents, from: pesosOf(min), to: pesosOf(max) });
}
