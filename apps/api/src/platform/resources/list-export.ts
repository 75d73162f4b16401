import type { CsvValue } from './csv.js';

/** One column of an exported list: its heading, and what stands below it. */
type Column<Shown> = readonly [heading: string, value: (shown: Shown) => CsvValue];

/** What a list is exported as. Its columns are made of what the list shows, and so say nothing more. */
export interface ListExport {
  /** Of the file, without day and ending. */
  fileName: string;
  headings: readonly string[];
  cells(shown: object): CsvValue[];
}

/** Keeps the type of a list's records for its columns, and hides it from the engine. */
export const exportedAs = <Shown extends object>(fileName: string, columns: readonly Column<Shown>[]): ListExport => ({
  fileName,
  headings: columns.map(([heading]) => heading),
  cells: (shown) => columns.map(([, value]) => value(shown as Shown)),
});
