import type { BooksChange } from './contract-books.js';

const HEADING = [
  'contrato',
  'por pagar antes',
  'por pagar ahora',
  'capital antes',
  'capital ahora',
  'saldo a favor antes',
  'saldo a favor ahora',
  'liquidado antes',
  'liquidado ahora',
  'movimientos cancelados',
  'movimientos nuevos',
  'motivo',
];

const cells = ({ after, before, contract, reasons, replaced, reversed }: BooksChange): (string | number | null)[] => [
  contract,
  before.owed,
  after.owed,
  before.outstandingCapital,
  after.outstandingCapital,
  before.unapplied,
  after.unapplied,
  before.paidOffOn,
  after.paidOffOn,
  reversed,
  replaced,
  reasons.join('; '),
];

const csvLine = (values: readonly (string | number | null)[]): string =>
  values.map((value) => `"${String(value ?? '').replaceAll('"', '""')}"`).join(',');

/** What changed, as CSV for the lender's finance staff to keep. */
export const booksReport = (changes: readonly BooksChange[]): string =>
  [HEADING, ...changes.map(cells)].map(csvLine).join('\n');
