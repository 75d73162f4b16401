import type { BankMapping } from '@flota/schemas';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { unreadable } from './bank-file.js';

/** A line of a file, by the number it has for whoever opens it. */
export interface Row {
  line: number;
  cells: string[];
}

const MAX_LINE_CHARACTERS = 20_000;

/**
 * @returns the cells of the heading, empty where a file has none, and the lines below it
 * @throws UnreadableBankFile
 */
export function csvRows(
  bytes: Buffer,
  mapping: BankMapping,
  { cut = false } = {},
): { headings: string[]; rows: Row[] } {
  const rows = parsed(decoded(bytes, mapping), mapping);
  // The end of what was cut off is the beginning of a line.
  if (cut) rows.pop();
  if (mapping.headerRow === 0) return { headings: [], rows };
  const index = rows.findIndex(({ line }) => line >= mapping.headerRow);
  const heading = rows[index];
  return heading ? { headings: heading.cells, rows: rows.slice(index + 1) } : { headings: [], rows: [] };
}

function decoded(bytes: Buffer, { encoding }: BankMapping): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

function parsed(text: string, { separator }: BankMapping): Row[] {
  try {
    const records = parse(text, {
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: MAX_LINE_CHARACTERS,
    }) as unknown as { record: string[]; info: Info }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(Number(error.lines) || 0);
    throw error;
  }
}
