import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { amountCell, asItIs, type CellReader, yesOrNoCell } from '../../platform/text/csv-cells.js';
import { readTable } from '../../platform/text/csv-table.js';

/** What rows of a file may be of. */
export type RowFileKind = 'customers' | 'contracts' | 'movements' | 'invoices' | 'policies';

/** Rows as the batches take them, from a file that is read more than once. */
export interface RowFile {
  /** SHA-256 of the file, hexadecimal. */
  digest: string;
  /** Lines of the file, by which its rows are counted. */
  lines: number;
  /** NDJSON: each row on the line that it has in the file. */
  bytes(): AsyncIterable<Buffer>;
}

type Columns = Readonly<Record<string, readonly [field: string, read?: CellReader]>>;

const CUSTOMER_COLUMNS: Columns = {
  external_id: ['externalId'],
  name: ['name'],
  legal_name: ['legalName'],
  rfc: ['rfc'],
  email: ['email'],
  phone: ['phone'],
  regime: ['regime'],
  cfdi_use: ['cfdiUse'],
  postal_code: ['postalCode'],
};

const PAYMENT_COLUMNS: Columns = {
  external_id: ['externalId'],
  contract_number: ['contractNumber'],
  kind: ['kind'],
  amount: ['amount', amountCell],
  received_on: ['receivedOn'],
  reference: ['reference'],
  capital: ['capital', amountCell],
  effect: ['effect'],
  excess: ['excess'],
  confirmed: ['confirmed', yesOrNoCell],
  of: ['of'],
  reason: ['reason'],
};

/** Kinds whose rows may come as CSV: the others have parts within parts. */
const COLUMNS: Partial<Record<RowFileKind, Columns>> = { customers: CUSTOMER_COLUMNS, movements: PAYMENT_COLUMNS };

export const isRows = (file: string): boolean => /\.(ndjson|jsonl)$/i.test(file);

/** @throws UnreadableFile, and what reading a file throws */
export async function openRowFile(file: string, kind: RowFileKind): Promise<RowFile> {
  const columns = COLUMNS[kind];
  if (isRows(file) || !columns) return ndjsonFile(file);
  const content = await readFile(file);
  const lines = rowsOf(readTable(basename(file), content, new Set(Object.keys(columns))), columns);
  return {
    digest: createHash('sha256').update(content).digest('hex'),
    lines: lines.length,
    bytes: () => inPieces(lines),
  };
}

async function ndjsonFile(file: string): Promise<RowFile> {
  const hash = createHash('sha256');
  let [lines, last] = [0, NEWLINE];
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(piece);
    for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) lines += 1;
    last = piece.at(-1) ?? last;
  }
  return {
    digest: hash.digest('hex'),
    lines: last === NEWLINE ? lines : lines + 1,
    bytes: () => createReadStream(file) as AsyncIterable<Buffer>,
  };
}

const NEWLINE = 0x0a;

/** A line of NDJSON at the place of each line of the table, and empty ones where it has none, such as its heading. */
function rowsOf(table: ReturnType<typeof readTable>, columns: Columns): string[] {
  const lines: string[] = [];
  for (const { cells, line } of table) {
    while (lines.length < line - 1) lines.push('');
    const fields = [...cells].map(([name, cell]) => {
      const [field = name, read = asItIs] = columns[name] ?? [];
      return [field, read(cell)];
    });
    lines.push(JSON.stringify(Object.fromEntries(fields)));
  }
  return lines;
}

const PIECE = 1_000;

async function* inPieces(lines: readonly string[]): AsyncGenerator<Buffer> {
  for (let at = 0; at < lines.length; at += PIECE) {
    yield Buffer.from(
      lines
        .slice(at, at + PIECE)
        .map((line) => `${line}\n`)
        .join(''),
    );
  }
}
