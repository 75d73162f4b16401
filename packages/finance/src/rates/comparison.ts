import type { PersonType, PlanRules, RateRow } from '../plan-rules.js';
import { type Band, downPaymentsOf, meet, percentOf, piecesOf, unitsOf } from './bands.js';
import { daysOfChange } from './gaps.js';
import { firstRate } from './lookup.js';

/** Annual percent; `null`: not offered. */
export interface ComparedCell {
  before: string | null;
  after: string | null;
}

/** What those of the same rates get by both tables. */
export interface ComparedGroup {
  served: { vehicleType: string; personType: PersonType }[];
  /** Percent, ends included. */
  downPayments: { from: string; to: string }[];
  rows: { termMonths: number; cells: ComparedCell[] }[];
  /** How many cells differ. */
  changed: number;
}

/** How two rate tables differ in what a plan offers, from that day until the next one. */
export interface RateComparison {
  day: string;
  groups: ComparedGroup[];
}

type Offer = Pick<PlanRules, 'personTypes' | 'termsMonths' | 'downPaymentPercent'>;

/** Day by day from the first one on, as far as something changes within the tables. */
export function compareRates(
  before: readonly RateRow[],
  after: readonly RateRow[],
  offer: Offer,
  vehicleTypes: readonly string[],
  from: string,
): RateComparison[] {
  const days: RateComparison[] = [];
  for (const day of daysOfChange([...before, ...after], from)) {
    const groups = groupsOn(day, before, after, offer, vehicleTypes);
    if (JSON.stringify(groups) !== JSON.stringify(days.at(-1)?.groups)) days.push({ day, groups });
  }
  return days;
}

function groupsOn(
  onDate: string,
  before: readonly RateRow[],
  after: readonly RateRow[],
  { downPaymentPercent, personTypes, termsMonths }: Offer,
  vehicleTypes: readonly string[],
): ComparedGroup[] {
  const offered: Band = { from: unitsOf(downPaymentPercent.min), to: unitsOf(downPaymentPercent.max) };
  const pieces = piecesOf([...before, ...after].map(downPaymentsOf).concat(offered)).filter((piece) =>
    meet(piece, offered),
  );
  const groups = new Map<string, ComparedGroup>();
  for (const vehicleType of vehicleTypes) {
    for (const personType of personTypes) {
      const cellOf = (termMonths: number, piece: Band): ComparedCell => {
        const asked = { vehicleType, personType, termMonths, onDate, downPaymentPercent: percentOf(piece.from ?? 0) };
        return { before: firstRate(before, asked), after: firstRate(after, asked) };
      };
      const columns = merged(pieces.map((piece) => ({ piece, cells: termsMonths.map((term) => cellOf(term, piece)) })));
      const rows = termsMonths.map((termMonths, at) => ({ termMonths, cells: columns.map(({ cells }) => cells[at]!) }));
      const downPayments = columns.map(({ piece }) => ({
        from: percentOf(piece.from ?? 0),
        to: percentOf(piece.to ?? 0),
      }));
      const changed = rows.flatMap(({ cells }) => cells).filter((cell) => differs(cell)).length;
      const key = JSON.stringify([rows, downPayments]);
      const served = { vehicleType, personType };
      const group = groups.get(key);
      if (group) group.served.push(served);
      else groups.set(key, { served: [served], downPayments, rows, changed });
    }
  }
  return [...groups.values()];
}

/** By value: `"14.50"` and `"14.5"` are one rate. */
const differs = ({ after, before }: ComparedCell): boolean =>
  before === null || after === null ? before !== after : Number(before) !== Number(after);

interface Column {
  piece: Band;
  cells: ComparedCell[];
}

/** Columns beside each other that say the same are one. */
const merged = (columns: readonly Column[]): Column[] =>
  columns.reduce<Column[]>((done, column) => {
    const last = done.at(-1);
    if (!last || JSON.stringify(last.cells) !== JSON.stringify(column.cells)) return [...done, column];
    return [...done.slice(0, -1), { ...last, piece: { from: last.piece.from, to: column.piece.to } }];
  }, []);
