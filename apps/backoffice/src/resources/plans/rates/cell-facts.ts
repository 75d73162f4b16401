import {
  type Band,
  firstRate,
  holds,
  percentOf,
  type RateGap,
  type RateGrid,
  type RateQuestion,
  unitsOf,
} from '@flota/finance';
import type { PlanRules, RateRow } from '@flota/schemas';

/** What the rules and the rates in force say of a cell. */
export interface CellFacts {
  /** In force today for whoever the cell is for first; `null`: not offered. */
  before: string | null;
  /** The plan offers it and no line is for it. */
  isGap: boolean;
  /** Empty here, and decided by a line below. */
  isElsewhere: boolean;
}

interface Around {
  rules: PlanRules;
  vehicleTypes: readonly string[];
  /** As the grid stands. */
  lines: readonly RateRow[];
  gaps: readonly RateGap[];
  day: string;
}

/** For whom a grid is of those whom the plan serves. */
export const servedBy = (
  { conditions }: RateGrid,
  { rules, vehicleTypes }: Pick<Around, 'rules' | 'vehicleTypes'>,
) => ({
  vehicleTypes: vehicleTypes.filter((type) => conditions.vehicleTypes?.includes(type) ?? true),
  personTypes: rules.personTypes.filter((type) => conditions.personTypes?.includes(type) ?? true),
});

export function cellFacts(grid: RateGrid, row: number, column: number, around: Around): CellFacts {
  const [terms, downPayments] = [grid.terms[row]!, grid.downPayments[column]!];
  const { day, gaps, lines, rules } = around;
  const { personTypes, vehicleTypes } = servedBy(grid, around);
  const isEmpty = grid.cells[row]?.[column] === null;
  const [vehicleType, personType] = [vehicleTypes[0], personTypes[0]];
  const onDate = grid.conditions.validFrom && grid.conditions.validFrom > day ? grid.conditions.validFrom : day;
  const asked =
    vehicleType === undefined || personType === undefined
      ? null
      : { vehicleType, personType, onDate, ...withinBoth(terms, downPayments, rules) };
  const isOffered =
    rules.termsMonths.some((term) => holds(terms, term)) &&
    overlaps(downPayments, { from: rules.downPaymentPercent.min, to: rules.downPaymentPercent.max });
  const isBare = (asked: RateQuestion) => firstRate(lines, asked) === null;
  const isGap =
    isEmpty &&
    isOffered &&
    asked !== null &&
    (vehicleTypes.some((vehicle) =>
      personTypes.some((person) => isBare({ ...asked, vehicleType: vehicle, personType: person })),
    ) ||
      // Where other lines part what the cell holds.
      gaps.some(
        (gap) =>
          vehicleTypes.includes(gap.vehicleType) &&
          personTypes.includes(gap.personType) &&
          holds(terms, gap.termMonths) &&
          overlaps(downPayments, gap.downPayment),
      ));
  return {
    before: asked ? firstRate(rules.rates, asked) : null,
    isGap,
    isElsewhere: isEmpty && !isGap && asked !== null && !isBare(asked),
  };
}

const overlaps = ({ from, to }: Band, gap: RateGap['downPayment']): boolean =>
  (from ?? 0) < Math.max(unitsOf(gap.to), unitsOf(gap.from) + 1) && (to ?? Infinity) >= unitsOf(gap.from);

/** Something that the cell is for and the plan offers, if there is such a thing. */
function withinBoth(terms: Band, downPayments: Band, { downPaymentPercent, termsMonths }: PlanRules) {
  const termMonths = termsMonths.find((term) => holds(terms, term)) ?? terms.from ?? terms.to ?? 1;
  const least = Math.max(downPayments.from ?? 0, unitsOf(downPaymentPercent.min));
  return { termMonths, downPaymentPercent: percentOf(Math.min(least, downPayments.to ?? least)) };
}

export function termName({ from, to }: Band, offered: readonly number[]): string {
  const within = offered.filter((term) => holds({ from, to }, term));
  if (within.length > 0) return `${within.join(' y ')} meses`;
  if (from === null) return to === null ? 'Todo plazo' : `Hasta ${to} meses`;
  return to === null ? `Desde ${from} meses` : `De ${from} a ${to} meses`;
}
