import type { BankColumn, BankFileProblem, BankMapping, BankMovement } from '@flota/schemas';
import { BANK_COLUMNS } from '@flota/schemas';
import { cleanKey, cleanText, type ReadBankFile } from './bank-file.js';
import { readAmount, readDay } from './bank-values.js';
import { csvRows, type Row } from './csv-rows.js';

type Problem = Pick<BankFileProblem, 'code' | 'column' | 'detail'>;
type Cells = (column: BankColumn) => string;

/** A bank's CSV, by the columns that its account says. @throws UnreadableBankFile */
export function readCsvFile(bytes: Buffer, mapping: BankMapping, options: { cut?: boolean } = {}): ReadBankFile {
  const { headings, rows } = csvRows(bytes, mapping, options);
  const { indexes, missing } = placesOf(mapping, headings);
  if (missing.length > 0) return { movements: [], problems: missing };
  const movements: BankMovement[] = [];
  const problems: BankFileProblem[] = [];
  for (const row of rows) {
    const cells: Cells = (column) => row.cells[indexes.get(column) ?? -1] ?? '';
    if (isBlank(cells)) continue;
    const read = movementOf(row, cells, mapping);
    if ('bookedOn' in read) movements.push(read);
    else problems.push({ line: row.line, ...read });
  }
  return { movements, problems };
}

/** Where each column stands, by its heading however it is written, or by its number. */
function placesOf({ columns, headerRow }: BankMapping, headings: readonly string[]) {
  const names = headings.map(plain);
  const indexes = new Map<BankColumn, number>();
  const missing: BankFileProblem[] = [];
  for (const column of BANK_COLUMNS) {
    const name = columns[column];
    if (name === '') continue;
    const named = headerRow === 0 ? -1 : names.indexOf(plain(name));
    const index = named < 0 && /^\d{1,3}$/.test(name) ? Number(name) - 1 : named;
    if (index >= 0 && (headerRow === 0 || index < headings.length)) indexes.set(column, index);
    else missing.push({ line: headerRow, column, code: 'COLUMN_MISSING', detail: name });
  }
  return { indexes, missing };
}

const plain = (heading: string): string =>
  heading.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Below the last line banks leave some that are none. */
const isBlank = (cells: Cells) =>
  ['date', 'amount', 'credit', 'debit'].every((column) => cells(column as BankColumn) === '');

function movementOf({ line }: Row, cells: Cells, mapping: BankMapping): BankMovement | Problem {
  const bookedOn = readDay(cleanText(cells('date')), mapping.dateFormat);
  if (!bookedOn) return { column: 'date', code: 'DATE_INVALID', detail: cells('date').slice(0, 40) };
  const amount = amountOf(cells, mapping);
  if (typeof amount !== 'string') return amount;
  return {
    line,
    bookedOn,
    amount,
    trackingKey: cleanKey(cells('trackingKey')),
    reference: cleanText(cells('reference')),
    concept: cleanText(cells('concept')),
    senderName: cleanText(cells('senderName')),
    senderClabe: cleanKey(cells('senderClabe')),
    creditedClabe: cleanKey(cells('creditedClabe')),
  };
}

function amountOf(cells: Cells, mapping: BankMapping): string | Problem {
  const isSigned = mapping.columns.amount !== '';
  const [first, second] = isSigned ? (['amount', null] as const) : (['credit', 'debit'] as const);
  const read = (column: BankColumn | null) =>
    column && cells(column) !== '' && cells(column) !== '-' ? readAmount(cells(column), mapping.decimalComma) : '0.00';
  const [credit, debit] = [read(first), read(second)];
  const invalid = (column: BankColumn): Problem => ({
    column,
    code: 'AMOUNT_INVALID',
    detail: cells(column).slice(0, 40),
  });
  if (credit === null) return invalid(first);
  if (debit === null) return invalid('debit');
  if (credit !== '0.00' && debit !== '0.00') return invalid('debit');
  if (debit !== '0.00') return `-${debit.replace('-', '')}`;
  return credit === '0.00' ? { column: first, code: 'AMOUNT_MISSING', detail: '' } : credit;
}
