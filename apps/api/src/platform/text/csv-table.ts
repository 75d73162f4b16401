import { CsvError, type Info, parse } from 'csv-parse/sync';

/** A line of a file, and which one it is to whoever opens it: the heading is line 1. */
export interface Line {
  line: number;
  /** By column; without those that are empty. */
  cells: Map<string, string>;
}

/** The file as a whole can't be read; the message is for whoever made it. */
export class UnreadableFile extends Error {}

const MAX_BYTES = 20_000_000;
const MAX_LINE_CHARACTERS = 20_000;

type Read = { record: string[]; info: Info };

/**
 * The lines of the file of that name, a CSV as spreadsheets write it: UTF-8 with or without a byte order mark, commas or semicolons.
 *
 * @param columns those there may be; a heading that is none of them is a slip that would lose data in silence
 * @throws UnreadableFile
 */
export function readTable(name: string, bytes: Buffer, columns: ReadonlySet<string>): Line[] {
  try {
    return linesOf(bytes, columns);
  } catch (error) {
    throw error instanceof UnreadableFile ? new UnreadableFile(`${name}: ${error.message}`) : error;
  }
}

function linesOf(bytes: Buffer, columns: ReadonlySet<string>): Line[] {
  const [heading, ...rows] = parsed(textOf(bytes));
  if (!heading) throw new UnreadableFile('El archivo está vacío.');
  const names = heading.record.map((name) => name.toLowerCase());
  const unknown = names.filter((name) => !columns.has(name));
  if (unknown.length > 0) throw new UnreadableFile(`Columnas que no se conocen: ${unknown.join(', ') || '(vacía)'}.`);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length > 0) throw new UnreadableFile(`Columnas repetidas: ${repeated.join(', ')}.`);
  return rows.map(({ record, info: { lines: line } }) => {
    if (record.length > names.length) {
      throw new UnreadableFile(
        `El renglón ${line} tiene más celdas que columnas. ¿Le faltan comillas a un texto con comas?`,
      );
    }
    const cells = names.map((name, index): [string, string] => [name, record[index] ?? '']);
    return { line, cells: new Map(cells.filter(([, cell]) => cell !== '')) };
  });
}

function textOf(bytes: Buffer): string {
  if (bytes.length > MAX_BYTES) throw new UnreadableFile('El archivo pesa más de 20 MB. Divídalo en varios.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('El archivo no está en UTF-8. Guárdelo como «CSV UTF-8».');
  }
}

function parsed(text: string): Read[] {
  const [heading = ''] = text.split('\n', 1);
  try {
    // With `info` each record comes with it, which the library's types don't say.
    return parse(text, {
      delimiter: heading.includes(';') ? ';' : ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: MAX_LINE_CHARACTERS,
    }) as unknown as Read[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Its own message quotes the cell.
    throw new UnreadableFile(`El renglón ${String(error.lines)} no se puede leer. Revise las comillas.`);
  }
}
