import { Decimal } from '../money.js';
import type { RateRow } from '../plan-rules.js';

/** Whole numbers from one to another, both included; `null` is open. */
export interface Band {
  from: number | null;
  to: number | null;
}

/** Down payments are percentages of at most four decimals, so in ten-thousandths of a percent they are whole. */
const UNITS = 10_000;

export const unitsOf = (percent: string): number => new Decimal(percent).times(UNITS).toNumber();
export const percentOf = (units: number): string => new Decimal(units).div(UNITS).toFixed();

export const termsOf = ({ minTermMonths, maxTermMonths }: RateRow): Band => ({
  from: minTermMonths ?? null,
  to: maxTermMonths ?? null,
});

export const downPaymentsOf = ({ minDownPaymentPercent: min, maxDownPaymentPercent: max }: RateRow): Band => ({
  from: min === undefined ? null : unitsOf(min),
  to: max === undefined ? null : unitsOf(max),
});

const start = ({ from }: Band): number => from ?? -Infinity;
const end = ({ to }: Band): number => to ?? Infinity;

export const isWithin = (inner: Band, outer: Band): boolean => start(inner) >= start(outer) && end(inner) <= end(outer);

export const meet = (one: Band, other: Band): boolean => start(one) <= end(other) && start(other) <= end(one);

export const holds = (band: Band, value: number): boolean => value >= start(band) && value <= end(band);

/** Whether nothing lies between one and the next. */
export const adjoin = ({ to }: Band, { from }: Band): boolean => to !== null && from !== null && to + 1 === from;

/** All numbers in as few pieces as it takes for each range to be made of whole pieces; `cuts` begin one, too. */
export function piecesOf(ranges: readonly Band[], cuts: readonly number[] = []): Band[] {
  const starts = ranges.flatMap(({ from, to }) => [...(from === null ? [] : [from]), ...(to === null ? [] : [to + 1])]);
  const sorted = [...new Set([...starts, ...cuts])].sort((one, other) => one - other);
  const [first = null] = sorted;
  return [
    { from: null, to: first === null ? null : first - 1 },
    ...sorted.map((from, index) => ({ from, to: index + 1 < sorted.length ? sorted[index + 1]! - 1 : null })),
  ];
}

/** The same range as conditions of a line. */
export const conditionsOf = (terms: Band, downPayments: Band): Omit<RateRow, 'annualRatePercent'> => ({
  ...(terms.from !== null && { minTermMonths: terms.from }),
  ...(terms.to !== null && { maxTermMonths: terms.to }),
  ...(downPayments.from !== null && { minDownPaymentPercent: percentOf(downPayments.from) }),
  ...(downPayments.to !== null && { maxDownPaymentPercent: percentOf(downPayments.to) }),
});
