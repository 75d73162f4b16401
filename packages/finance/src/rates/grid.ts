import type { RateRow } from '../plan-rules.js';
import {
  adjoin,
  type Band,
  conditionsOf,
  downPaymentsOf,
  holds,
  isWithin,
  meet,
  percentOf,
  piecesOf,
  termsOf,
  unitsOf,
} from './bands.js';

/** What a grid's lines have in common: all conditions but term and down payment. */
export type GridConditions = Pick<RateRow, 'vehicleTypes' | 'personTypes' | 'validFrom' | 'validTo'>;

/** A part of a rate table as term × down payment. Of an empty cell the blocks below decide. */
export interface RateGrid {
  kind: 'grid';
  conditions: GridConditions;
  /** Months. */
  terms: readonly Band[];
  /** Ten-thousandths of a percent. */
  downPayments: readonly Band[];
  /** Annual percent, a row a term; `null`: no rate here. */
  cells: readonly (readonly (string | null)[])[];
  /** Of which it was made, and whose shape is kept where its cells still allow it. */
  lines: readonly RateRow[];
}

/** A line that no grid can show: one that never applies, as those above it are for all that it is for. */
export interface LoneLine {
  kind: 'line';
  line: RateRow;
}

export type RateBlock = RateGrid | LoneLine;

/**
 * A first-match table as grids, top to bottom. Lines of the same conditions come together where none between them could
 * have decided first; every line is in one block, and `linesOfBlocks` gives the same rate for whatever is asked.
 *
 * @param offered terms that get a row of their own, months ascending
 */
export function blocksOf(lines: readonly RateRow[], offered: readonly number[]): RateBlock[] {
  const gathered: RateRow[][] = [];
  for (const line of lines) {
    const at = gathered.findLastIndex(([first]) => first && keyOf(first) === keyOf(line));
    const group = gathered[at];
    const isFree = gathered.slice(at + 1).every((between) => !between.some((other) => overlap(line, other)));
    if (group && isFree && decidesSomething(line, group)) group.push(line);
    else gathered.push([line]);
  }
  return gathered.map((group, index): RateBlock => {
    const [line] = group;
    const above = gathered.slice(0, index).flat();
    const isLone = line !== undefined && group.length === 1 && !decidesSomething(line, above.filter(sameAs(line)));
    return isLone ? { kind: 'line', line } : gridOf(group, offered);
  });
}

export const linesOfBlocks = (blocks: readonly RateBlock[]): RateRow[] =>
  blocks.flatMap((block) => (block.kind === 'line' ? [block.line] : linesOfGrid(block)));

/** A grid of nothing yet. */
export const emptyGrid = (conditions: GridConditions, offered: readonly number[]): RateGrid => {
  const grid = gridOf([], offered);
  return { ...grid, conditions };
};

/** A column is parted where a down payment begins; both parts keep its rates. */
export function partedAt(grid: RateGrid, downPaymentPercent: string): RateGrid {
  const from = unitsOf(downPaymentPercent);
  const at = grid.downPayments.findIndex((band) => holds(band, from) && band.from !== from);
  const band = grid.downPayments[at];
  if (!band) return grid;
  const parts = [
    { from: band.from, to: from - 1 },
    { from, to: band.to },
  ];
  return {
    ...grid,
    downPayments: grid.downPayments.toSpliced(at, 1, ...parts),
    cells: grid.cells.map((row) => row.toSpliced(at, 0, row[at] ?? null)),
  };
}

/** A column becomes part of the one before it, whose rates stay. */
export function joined(grid: RateGrid, column: number): RateGrid {
  const [left, right] = [grid.downPayments[column - 1], grid.downPayments[column]];
  if (!left || !right || !adjoin(left, right)) return grid;
  return {
    ...grid,
    downPayments: grid.downPayments.toSpliced(column - 1, 2, { from: left.from, to: right.to }),
    cells: grid.cells.map((row) => row.toSpliced(column, 1)),
    // Their ranges are no longer made of whole columns.
    lines: [],
  };
}

const sorted = (values: readonly string[] | undefined) => (values ? [...values].sort() : null);

const keyOf = ({ personTypes, validFrom, validTo, vehicleTypes }: RateRow): string =>
  JSON.stringify([sorted(vehicleTypes), sorted(personTypes), validFrom ?? null, validTo ?? null]);

const sameAs = (line: RateRow) => (other: RateRow) => keyOf(line) === keyOf(other);

/** Whether something could be asked that both are for. */
const overlap = (one: RateRow, other: RateRow): boolean =>
  share(one.vehicleTypes, other.vehicleTypes) &&
  share(one.personTypes, other.personTypes) &&
  (one.validFrom ?? '') <= (other.validTo ?? '9999') &&
  (other.validFrom ?? '') <= (one.validTo ?? '9999') &&
  meet(termsOf(one), termsOf(other)) &&
  meet(downPaymentsOf(one), downPaymentsOf(other));

const share = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  !one || !other || one.some((value) => other.includes(value));

const covers = (line: RateRow, terms: Band, downPayments: Band): boolean =>
  isWithin(terms, termsOf(line)) && isWithin(downPayments, downPaymentsOf(line));

/** Whether there is anything that the line is for and those of the same conditions before it are not. */
function decidesSomething(line: RateRow, before: readonly RateRow[]): boolean {
  const all = [...before, line];
  const downPayments = piecesOf(all.map(downPaymentsOf));
  return piecesOf(all.map(termsOf)).some((terms) =>
    downPayments.some((band) => covers(line, terms, band) && !before.some((other) => covers(other, terms, band))),
  );
}

function gridOf(lines: readonly RateRow[], offered: readonly number[]): RateGrid {
  const afterEach = offered.slice(0, -1).map((term) => term + 1);
  const rateAt = (terms: Band, band: Band) =>
    lines.find((line) => covers(line, terms, band))?.annualRatePercent ?? null;
  const allTerms = piecesOf(lines.map(termsOf), afterEach);
  const allDownPayments = piecesOf(lines.map(downPaymentsOf));
  // Pieces without any rate are shown where the plan offers something in them.
  const terms = allTerms.filter(
    (piece) =>
      offered.some((term) => holds(piece, term)) || allDownPayments.some((band) => rateAt(piece, band) !== null),
  );
  const filled = allDownPayments.filter((band) => allTerms.some((piece) => rateAt(piece, band) !== null));
  const downPayments = filled.length > 0 ? filled : allDownPayments;
  const { personTypes, validFrom, validTo, vehicleTypes } = lines[0] ?? { annualRatePercent: '0' };
  return {
    kind: 'grid',
    conditions: {
      ...(vehicleTypes && { vehicleTypes }),
      ...(personTypes && { personTypes }),
      ...(validFrom !== undefined && { validFrom }),
      ...(validTo !== undefined && { validTo }),
    },
    terms,
    downPayments,
    cells: terms.map((piece) => downPayments.map((band) => rateAt(piece, band))),
    lines,
  };
}

/**
 * A line keeps its conditions while all that it decides has one rate; else it becomes as few rectangles as that takes.
 * Where a cell was emptied, a line below could decide it now, so all of the grid is written anew.
 */
function linesOfGrid(grid: RateGrid): RateRow[] {
  const owner = grid.terms.map((terms) =>
    grid.downPayments.map((band) => grid.lines.findIndex((line) => covers(line, terms, band))),
  );
  const where = (test: (owner: number) => boolean) =>
    grid.cells.map((row, at) => row.map((rate, column) => (test(owner[at]?.[column] ?? -1) ? rate : null)));
  const isEmptied = grid.cells.some((row, at) =>
    row.some((rate, column) => rate === null && (owner[at]?.[column] ?? -1) >= 0),
  );
  if (isEmptied) return rectangles(grid, grid.cells);
  const kept = grid.lines.flatMap((line, index) => {
    const decided = where((each) => each === index);
    const [rate, ...others] = new Set(decided.flat().filter((each) => each !== null));
    if (rate === undefined) return [line];
    return others.length === 0 ? [{ ...line, annualRatePercent: rate }] : rectangles(grid, decided);
  });
  return [
    ...kept,
    ...rectangles(
      grid,
      where((each) => each < 0),
    ),
  ];
}

/** Lines for the cells that have a rate: each goes on to the right, and then down, as far as the rate is the same. */
function rectangles({ conditions, downPayments, terms }: RateGrid, cells: RateGrid['cells']): RateRow[] {
  const left = cells.map((row) => [...row]);
  const lines: RateRow[] = [];
  for (const [top, row] of left.entries()) {
    for (const [first, rate] of row.entries()) {
      if (rate === null) continue;
      let last = first;
      while (row[last + 1] === rate && adjoin(downPayments[last]!, downPayments[last + 1]!)) last += 1;
      let bottom = top;
      const isSame = (at: number) => left[at]?.slice(first, last + 1).every((each) => each === rate) ?? false;
      while (isSame(bottom + 1) && adjoin(terms[bottom]!, terms[bottom + 1]!)) bottom += 1;
      for (const taken of left.slice(top, bottom + 1)) taken.fill(null, first, last + 1);
      lines.push({
        annualRatePercent: rate,
        ...conditions,
        ...conditionsOf(
          { from: terms[top]!.from, to: terms[bottom]!.to },
          { from: downPayments[first]!.from, to: downPayments[last]!.to },
        ),
      });
    }
  }
  return lines;
}

/** Where a column begins and the next one does, percent as text; `null` is open. */
export const columnRange = ({ from, to }: Band): { from: string | null; below: string | null } => ({
  from: from === null ? null : percentOf(from),
  below: to === null ? null : percentOf(to + 1),
});
