import type { BankColumn, BankFileProblem, BankMovement } from '@flota/schemas';
import { type ReadBankFile, type ReadBy, UnreadableBankFile, unreadable } from './bank-file.js';
import { readCamt053File } from './camt053-file.js';
import { readCsvFile } from './csv-file.js';
import { readMt940File } from './mt940-file.js';

const MAX_MOVEMENTS = 50_000;

/** More than any bank writes; what is longer was read from the wrong column. */
const MAX_CHARACTERS = {
  trackingKey: 40,
  reference: 60,
  concept: 500,
  senderName: 150,
  senderClabe: 34,
  creditedClabe: 34,
} as const satisfies Partial<Record<BankColumn, number>>;

/**
 * The movements of a file and what is wrong in it, line by line.
 *
 * @param today no bank knows what comes later than today; `YYYY-MM-DD`
 * @param options `cut`: it is only the beginning of a file
 */
export function readBankFile(
  bytes: Buffer,
  readBy: ReadBy,
  today: string,
  options: { cut?: boolean } = {},
): ReadBankFile {
  try {
    const { movements, problems } = readAs(bytes, readBy, options);
    const all = [...problems, ...movements.flatMap((movement) => wrongIn(movement, today))];
    all.sort((one, other) => one.line - other.line);
    return { movements, problems: [...ofTheWhole(movements, all), ...all] };
  } catch (error) {
    if (error instanceof UnreadableBankFile) return { movements: [], problems: [error.problem] };
    throw error;
  }
}

function readAs(bytes: Buffer, { format, mapping }: ReadBy, options: { cut?: boolean }): ReadBankFile {
  if (format === 'mt940') return readMt940File(bytes);
  if (format === 'camt053') return readCamt053File(bytes);
  if (!mapping) throw unreadable();
  return readCsvFile(bytes, mapping, options);
}

function ofTheWhole({ length }: readonly BankMovement[], problems: readonly BankFileProblem[]): BankFileProblem[] {
  const whole = (code: 'EMPTY' | 'TOO_LONG'): BankFileProblem[] => [{ line: 0, column: null, code, detail: '' }];
  if (length === 0 && problems.length === 0) return whole('EMPTY');
  return length > MAX_MOVEMENTS ? whole('TOO_LONG') : [];
}

function wrongIn(movement: BankMovement, today: string): BankFileProblem[] {
  const { line, bookedOn } = movement;
  const late: BankFileProblem[] =
    bookedOn > today ? [{ line, column: 'date', code: 'DATE_IN_FUTURE', detail: bookedOn }] : [];
  const long = Object.entries(MAX_CHARACTERS).flatMap(([name, most]): BankFileProblem[] => {
    const column = name as keyof typeof MAX_CHARACTERS;
    const told = movement[column];
    return told.length > most ? [{ line, column, code: 'TEXT_TOO_LONG', detail: told.slice(0, 40) }] : [];
  });
  return [...late, ...long];
}
