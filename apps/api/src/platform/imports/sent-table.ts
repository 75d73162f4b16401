import { dayOfColumn } from '@flota/records';
import type { FieldCode } from '@flota/schemas';
import { CsvError, type Info, parse } from 'csv-parse';
import { unzipSync } from 'fflate';
import { pipeline, Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { ProblemException } from '../errors/problem.exception.js';
import type { TemporaryFile } from '../uploads/temporary-file.js';

export interface TableLine {
  /** As whoever opens the file counts: the headings are the first. */
  line: number;
  cells: string[];
}

const MAX_LINE_CHARACTERS = 20_000;
const MOST_COLUMNS = 100;
/** Of one part of a workbook once it is unpacked: 100,000 rows with two dozen cells take less. */
const MAX_PART_BYTES = 128 * 1024 * 1024;
const ZIP_START = 'PK\u0003\u0004';

export const refusedFile = (code: FieldCode) => ProblemException.invalid([{ field: 'file', code }]);

/**
 * The lines of a spreadsheet's first sheet, or of a CSV with commas or semicolons in UTF-8 or Windows-1252, read as they are asked for.
 *
 * @throws ProblemException 422 on `file`
 */
export async function* linesOf(file: TemporaryFile): AsyncGenerator<TableLine> {
  const start = (await file.slice(0, 4)).toString('latin1');
  try {
    for await (const { line, cells } of start === ZIP_START ? sheetLines(file) : csvLines(file)) {
      const clean = cells.map((cell) => cell.replaceAll('\u0000', '').trim().toWellFormed());
      while (clean.at(-1) === '') clean.pop();
      if (clean.length === 0) continue;
      if (clean.length > MOST_COLUMNS) throw refusedFile('IMPORT.TOO_MANY_COLUMNS');
      yield { line, cells: clean };
    }
  } catch (error) {
    throw (await isOfTheFile(error)) ? refusedFile('IMPORT.UNREADABLE') : error;
  }
}

/** A file that can't be read is no fault of ours, whoever found it. */
const isOfTheFile = async (error: unknown): Promise<boolean> =>
  error instanceof CsvError || error instanceof (await import('hucre')).HucreError;

async function* csvLines(file: TemporaryFile): AsyncGenerator<TableLine> {
  const encoding = (await isUtf8(file)) ? 'utf-8' : 'windows-1252';
  const [heading = ''] = new TextDecoder(encoding).decode(await file.slice(0, MAX_LINE_CHARACTERS)).split('\n', 1);
  const parser = parse({
    delimiter: countOf(heading, ';') > countOf(heading, ',') ? ';' : ',',
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE_CHARACTERS,
  });
  // What ends it early is thrown by the parser, too.
  pipeline(Readable.from(decoded(file, new TextDecoder(encoding))), parser, () => undefined);
  // With `info` each record comes with it, which the library's types don't say.
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    yield { line: info.lines, cells: record };
  }
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

async function isUtf8(file: TemporaryFile): Promise<boolean> {
  try {
    const texts = decoded(file, new TextDecoder('utf-8', { fatal: true }));
    while (!(await texts.next()).done);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

async function* decoded(file: TemporaryFile, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const bytes of file.stream() as AsyncIterable<Buffer>) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** A workbook is a ZIP, which is read from its end: its bytes are held, and its rows unpacked as they are asked for. */
async function* sheetLines(file: TemporaryFile): AsyncGenerator<TableLine> {
  const [{ streamXlsxRows }, bytes] = await Promise.all([import('hucre/xlsx'), file.bytes()]);
  requireFittingParts(bytes);
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    yield { line: index + 1, cells: values.map(textOf) };
  }
}

/** The reader unpacks no part beyond the size that its directory says, and one that says nothing without an end. */
function requireFittingParts(workbook: Uint8Array): void {
  let fits = true;
  try {
    unzipSync(workbook, {
      filter({ name, originalSize }) {
        fits &&= name.endsWith('/') || (originalSize > 0 && originalSize <= MAX_PART_BYTES);
        return false;
      },
    });
  } catch {
    fits = false;
  }
  if (!fits) throw refusedFile('IMPORT.UNREADABLE');
}

const textOf = (value: unknown): string => {
  if (value instanceof Date) return dayOfColumn(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};
