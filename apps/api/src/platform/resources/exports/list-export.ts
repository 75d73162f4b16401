import type { CsvValue } from '../csv.js';

/**
 * What the cells of a column are to a spreadsheet: `number` as it is, `amount` with two decimals, `day` and `instant` of the
 * forms `2026-11-20` and `2026-11-20T20:05:00Z`. Everything else is text, folios and RFCs above all.
 */
export type CellKind = 'text' | 'number' | 'amount' | 'day' | 'instant';

/** One column of an exported list: its heading, what stands below it, and what that is. */
type Column<Shown> = readonly [heading: string, value: (shown: Shown) => CsvValue, kind?: CellKind];

/** What a list is exported as. Its columns are made of what the list shows, and so say nothing more. */
export interface ListExport {
  /** Of the file, without day and ending. */
  fileName: string;
  columns: readonly { heading: string; kind: CellKind }[];
  /** A cell a column. */
  cells(shown: object): CsvValue[];
}

/** Keeps the type of a list's records for its columns, and hides it from the engine. */
export const exportedAs = <Shown extends object>(fileName: string, columns: readonly Column<Shown>[]): ListExport => ({
  fileName,
  columns: columns.map(([heading, , kind = 'text']) => ({ heading, kind })),
  cells: (shown) => columns.map(([, value]) => value(shown as Shown)),
});
