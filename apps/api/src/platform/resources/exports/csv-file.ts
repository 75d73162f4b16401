import { CSV_MARK, csvInstant, csvLine, type CsvValue } from '../csv.js';
import type { Rows } from './export-rows.js';
import type { CellKind, ListExport } from './list-export.js';

/** A list as CSV, in pieces as its rows are read. */
export async function* csvFile({ columns }: ListExport, batches: Rows): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_MARK + csvLine(columns.map(({ heading }) => heading)));
  for await (const rows of batches) {
    const lines = rows.map((cells) => csvLine(cells.map((value, at) => csvText(value, columns[at]?.kind))));
    yield Buffer.from(lines.join(''));
  }
}

const csvText = (value: CsvValue, kind: CellKind | undefined): CsvValue =>
  kind === 'instant' && typeof value === 'string' && value !== '' ? csvInstant(value) : value;
