import { daysAfter } from '../life/dates.js';
import type { PersonType, PlanRules, RateRow } from '../plan-rules.js';
import { type Band, downPaymentsOf, percentOf, unitsOf } from './bands.js';

/** Down payments that a plan offers to somebody for a term, and no line of its rates is for. */
export interface RateGap {
  vehicleType: string;
  personType: PersonType;
  termMonths: number;
  /** Percent, from the first without a rate to the next that has one, or to the last on offer. */
  downPayment: { from: string; to: string };
  /** Whether that is all the plan offers. */
  whole: boolean;
  /** The first day of which it is so. */
  day: string;
}

type Offer = Pick<PlanRules, 'rates' | 'personTypes' | 'termsMonths' | 'downPaymentPercent'>;

/** The first gap of every term for every person and vehicle, from that day on. */
export function rateGaps(rules: Offer, vehicleTypes: readonly string[], from: string): RateGap[] {
  const days = daysOfChange(rules.rates, from);
  return vehicleTypes.flatMap((vehicleType) =>
    rules.personTypes.flatMap((personType) =>
      rules.termsMonths.flatMap((termMonths) => {
        const fitting = rules.rates.filter((row) => isFor(row, vehicleType, personType, termMonths));
        for (const day of days) {
          const lines = fitting.filter(
            ({ validFrom, validTo }) => day >= (validFrom ?? day) && day <= (validTo ?? day),
          );
          const gap = uncovered(lines.map(downPaymentsOf), rules.downPaymentPercent);
          if (gap) return [{ vehicleType, personType, termMonths, day, ...gap }];
        }
        return [];
      }),
    ),
  );
}

/** The first day, and every later one on which another line begins or ends to apply: between them nothing changes. */
export function daysOfChange(rates: readonly RateRow[], from: string): string[] {
  const changes = rates.flatMap(({ validFrom, validTo }) => [
    ...(validFrom ? [validFrom] : []),
    ...(validTo ? [daysAfter(validTo, 1)] : []),
  ]);
  return [...new Set([from, ...changes.filter((day) => day > from)])].sort();
}

const isFor = (row: RateRow, vehicleType: string, personType: PersonType, termMonths: number): boolean =>
  (row.vehicleTypes?.includes(vehicleType) ?? true) &&
  (row.personTypes?.includes(personType) ?? true) &&
  termMonths >= (row.minTermMonths ?? termMonths) &&
  termMonths <= (row.maxTermMonths ?? termMonths);

/** The lowest of the down payments that no line is for. */
function uncovered(
  lines: readonly Band[],
  range: PlanRules['downPaymentPercent'],
): Pick<RateGap, 'downPayment' | 'whole'> | null {
  const [min, max] = [unitsOf(range.min), unitsOf(range.max)];
  let open = min;
  const inOrder = lines
    .map(({ from, to }) => ({ from: from ?? min, to: to ?? max }))
    .sort((one, other) => one.from - other.from);
  for (const { from, to } of inOrder) {
    if (from > open) break;
    open = Math.max(open, to + 1);
  }
  if (open > max) return null;
  const next = Math.min(inOrder.find(({ from }) => from > open)?.from ?? max, max);
  return { downPayment: { from: percentOf(open), to: percentOf(next) }, whole: inOrder.length === 0 };
}
