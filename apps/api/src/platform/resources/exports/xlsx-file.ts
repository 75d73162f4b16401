import type { CellValue } from 'hucre/xlsx';
import { csvInstant, type CsvValue } from '../csv.js';
import type { Rows } from './export-rows.js';
import type { CellKind, ListExport } from './list-export.js';

const FORMATS: Readonly<Partial<Record<CellKind, string>>> = {
  amount: '#,##0.00',
  day: 'dd/mm/yyyy',
  instant: 'dd/mm/yyyy hh:mm',
};

/** In characters; a heading that is longer makes its column wider. */
const WIDTHS: Readonly<Record<CellKind, number>> = { text: 24, number: 10, amount: 16, day: 12, instant: 17 };

/** From here on a sheet may pass 4 GB, which takes a form of ZIP that some old programs don't know. */
const LARGE = 250_000;

/** What Excel takes in a cell: a longer text makes it call the whole file broken. */
const LONGEST_TEXT = 32_767;

/**
 * A list as a workbook with real numbers and dates, in pieces as its rows are read; what is beyond a sheet's last row goes on
 * in another. Texts are text cells, which nothing runs as a formula.
 *
 * @param expected about how many rows there are
 */
export async function* xlsxFile({ fileName, columns }: ListExport, batches: Rows, expected: number) {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const book = writeXlsxStream(rowsOf(batches, columns), {
    name: fileName,
    columns: columns.map(({ heading, kind }) => ({
      header: heading,
      width: Math.max(WIDTHS[kind], heading.length + 2),
      numFmt: FORMATS[kind],
    })),
    freezePane: { rows: 1 },
    zip64: expected > LARGE,
  });
  for await (const chunk of book) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

async function* rowsOf(batches: Rows, columns: ListExport['columns']): AsyncGenerator<CellValue[]> {
  for await (const rows of batches) {
    for (const cells of rows) yield cells.map((value, at) => xlsxCell(value, columns[at]?.kind ?? 'text'));
  }
}

function xlsxCell(value: CsvValue, kind: CellKind): CellValue {
  if (value === null || value === undefined || value === '') return null;
  const text = String(value);
  switch (kind) {
    case 'number':
    case 'amount':
      return Number.isFinite(Number(text)) ? Number(text) : text;
    case 'day':
      return new Date(`${text}T00:00:00Z`);
    case 'instant':
      // A spreadsheet knows no zones: what stands there is the clock in Mexico City.
      return new Date(`${csvInstant(text).replace(' ', 'T')}:00Z`);
    case 'text':
      return text.slice(0, LONGEST_TEXT).toWellFormed();
  }
}
