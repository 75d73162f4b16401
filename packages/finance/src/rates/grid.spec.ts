import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PersonType, RateRow } from '../plan-rules.js';
import { percentOf, unitsOf } from './bands.js';
import { blocksOf, emptyGrid, joined, linesOfBlocks, partedAt, type RateBlock, type RateGrid } from './grid.js';
import { firstRate } from './lookup.js';

const offered = [12, 24, 36];
const TYPES = ['camion', 'autobus'];
const PERSONS: PersonType[] = ['fisica', 'moral'];
const DAYS = ['2026-01-01', '2026-06-01', '2026-12-31'];
const PERCENTS = ['10', '19.9999', '20', '30', '45.5'];

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const line: fc.Arbitrary<RateRow> = fc
  .record({
    annualRatePercent: fc.constantFrom('10', '11', '12', '13.25'),
    vehicleTypes: maybe(fc.subarray(TYPES, { minLength: 1 })),
    personTypes: maybe(fc.subarray(PERSONS, { minLength: 1 })),
    minTermMonths: maybe(fc.constantFrom(12, 13, 24, 36)),
    maxTermMonths: maybe(fc.constantFrom(12, 24, 30, 48)),
    minDownPaymentPercent: maybe(fc.constantFrom(...PERCENTS)),
    maxDownPaymentPercent: maybe(fc.constantFrom(...PERCENTS)),
    validFrom: maybe(fc.constantFrom(...DAYS)),
    validTo: maybe(fc.constantFrom(...DAYS)),
  })
  .map((row) => JSON.parse(JSON.stringify(row)) as RateRow);
const table = fc.array(line, { minLength: 1, maxLength: 12 });

/** Everything that could make a difference, and what lies between. */
const questions = TYPES.flatMap((vehicleType) =>
  PERSONS.flatMap((personType) =>
    [6, 12, 13, 24, 30, 31, 48].flatMap((termMonths) =>
      [0, 10, 19.9999, 20, 30.0001, 45.5].flatMap((percent) =>
        [DAYS[0]!, '2026-06-02'].map((onDate) => ({
          vehicleType,
          personType,
          termMonths,
          downPaymentPercent: String(percent),
          onDate,
        })),
      ),
    ),
  ),
);
const answers = (lines: readonly RateRow[]) => questions.map((asked) => firstRate(lines, asked));

const rebuilt = (blocks: readonly RateBlock[]) =>
  blocks.map((block) => (block.kind === 'grid' ? { ...block, lines: [] } : block));

const change = (grid: RateGrid, row: number, column: number, rate: string | null): RateGrid => ({
  ...grid,
  cells: grid.cells.map((cells, at) => (at === row ? cells.with(column, rate) : cells)),
});

function onlyGrid(lines: readonly RateRow[]): RateGrid {
  const [block, ...others] = blocksOf(lines, offered);
  if (block?.kind !== 'grid' || others.length > 0) throw new Error('It is one grid');
  return block;
}

describe('a rate table as grids', () => {
  it('gives the same rate for whatever is asked, with every line in one block', () => {
    fc.assert(
      fc.property(table, (lines) => {
        const blocks = blocksOf(lines, offered);
        const written = linesOfBlocks(blocks);
        expect(answers(written)).toEqual(answers(lines));
        const sorted = (all: readonly RateRow[]) => all.map((each) => JSON.stringify(each)).sort();
        expect(sorted(written)).toEqual(sorted(lines));
      }),
      { numRuns: 100 },
    );
  });

  it('gives the same rate when it is written anew from its cells alone', () => {
    fc.assert(
      fc.property(table, (lines) => {
        expect(answers(linesOfBlocks(rebuilt(blocksOf(lines, offered))))).toEqual(answers(lines));
      }),
      { numRuns: 100 },
    );
  });

  it('of one grid says in each cell what is asked of it, after any change of cells', () => {
    const cells = fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.constantFrom('9', '10', '11', null)), { maxLength: 8 });
    const ofOne = table.map((lines) =>
      lines.map(({ vehicleTypes: _, personTypes: __, validFrom: ___, validTo: ____, ...row }) => row),
    );
    fc.assert(
      fc.property(ofOne, cells, (lines, changes) => {
        const [first] = blocksOf(lines, offered);
        if (first?.kind !== 'grid') return;
        const grid = changes.reduce(
          (now, [row, column, rate]) => change(now, row % now.terms.length, column % now.downPayments.length, rate),
          first,
        );
        const written = linesOfBlocks([grid]);
        for (const [row, { from, to }] of grid.terms.entries()) {
          for (const [column, band] of grid.downPayments.entries()) {
            for (const termMonths of [from ?? 1, to ?? 72]) {
              const asked = { vehicleType: 'camion', personType: 'moral', termMonths, onDate: DAYS[0]! } as const;
              const downPaymentPercent = percentOf(band.from ?? band.to ?? unitsOf('50'));
              expect(firstRate(written, { ...asked, downPaymentPercent })).toBe(grid.cells[row]?.[column] ?? null);
            }
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  const stairs: RateRow[] = [
    { annualRatePercent: '13.5', maxTermMonths: 24, minDownPaymentPercent: '30' },
    { annualRatePercent: '14.5', maxTermMonths: 24 },
    { annualRatePercent: '13.8', maxTermMonths: 36, minDownPaymentPercent: '30' },
    { annualRatePercent: '14.7', maxTermMonths: 36 },
  ];

  it('has a row for each term on offer and a column for each step of the down payment', () => {
    expect(onlyGrid(stairs)).toMatchObject({
      terms: [
        { from: null, to: 12 },
        { from: 13, to: 24 },
        { from: 25, to: 36 },
      ],
      cells: [
        ['14.5', '13.5'],
        ['14.5', '13.5'],
        ['14.7', '13.8'],
      ],
    });
  });

  it('keeps the lines as they stand while what each decides has one rate', () => {
    expect(linesOfBlocks([change(onlyGrid(stairs), 2, 0, '14.9')])).toEqual(
      stairs.with(3, { ...stairs[3]!, annualRatePercent: '14.9' }),
    );
  });

  it('parts a line of which some cells have another rate now', () => {
    expect(linesOfBlocks([change(onlyGrid(stairs), 0, 0, '14')])).toEqual([
      stairs[0],
      { annualRatePercent: '14', maxTermMonths: 12, maxDownPaymentPercent: '29.9999' },
      { annualRatePercent: '14.5', minTermMonths: 13, maxTermMonths: 24, maxDownPaymentPercent: '29.9999' },
      stairs[2],
      stairs[3],
    ]);
  });

  it('leaves beside the grids a line that never applies, and loses it no more than any other', () => {
    const lines: RateRow[] = [{ annualRatePercent: '14' }, { annualRatePercent: '13', maxTermMonths: 24 }];
    const blocks = blocksOf(lines, offered);
    expect(blocks[1]).toEqual({ kind: 'line', line: lines[1] });
    expect(linesOfBlocks(blocks)).toEqual(lines);
  });

  it('keeps an offer above the table that it comes before', () => {
    const lines: RateRow[] = [
      { annualRatePercent: '15', vehicleTypes: ['camion'] },
      { annualRatePercent: '9', validTo: '2026-06-01' },
      { annualRatePercent: '16', vehicleTypes: ['camion'], minTermMonths: 12 },
    ];
    expect(linesOfBlocks(blocksOf(lines, offered))).toEqual(lines);
  });

  it('parts a column and joins it again', () => {
    const parted = partedAt(onlyGrid(stairs), '20');
    expect(parted.downPayments).toHaveLength(3);
    expect(answers(linesOfBlocks([parted]))).toEqual(answers(stairs));
    expect(partedAt(parted, '20')).toBe(parted);
    const back = joined(change(parted, 0, 0, '10'), 1);
    expect(back.cells).toEqual(change(onlyGrid(stairs), 0, 0, '10').cells);
    expect(firstRate(linesOfBlocks([back]), { ...questions[0]!, termMonths: 12 })).toBe('10');
  });

  it('begins empty with the terms on offer', () => {
    const grid = emptyGrid({ vehicleTypes: ['camion'] }, offered);
    expect(grid.cells).toEqual([[null], [null], [null]]);
    expect(linesOfBlocks([change(grid, 1, 0, '12')])).toEqual([
      { annualRatePercent: '12', vehicleTypes: ['camion'], minTermMonths: 13, maxTermMonths: 24 },
    ]);
  });
});
