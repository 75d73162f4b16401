import { addDays } from '@flota/schemas';
import { dateColumn } from '@flota/records';
import type { Prisma, Statement } from '../../generated/client.js';
import type { FileStorage } from '../file-storage.js';
import { createPrivateFile } from './stored-file.factory.js';
import { unique } from './unique.js';

interface StatementOverrides {
  contractId: string;
  /** First day of its month. */
  month?: string;
  figures?: Prisma.InputJsonObject;
  issuedAt?: Date;
  /** Where its file is kept; without it there is only the record. */
  storage?: FileStorage;
}

const FIGURES = {
  openingDue: '0.00',
  charges: '70370.97',
  received: '70370.97',
  closingDue: '0.00',
  openingCapital: '2569876.15',
  disbursed: '0.00',
  capitalPaid: '35076.25',
  closingCapital: '2534799.90',
  lateAccrued: '0.00',
  unapplied: '0.00',
  next: null,
} satisfies Prisma.InputJsonObject;

/** An issued statement as a record: its figures are invented and its file is no real PDF. Runs make real ones. */
export async function createStatement(
  database: Prisma.TransactionClient,
  { contractId, month = '2026-10-01', figures = {}, issuedAt = new Date(), storage }: StatementOverrides,
): Promise<Statement> {
  const content = Buffer.from(`%PDF-1.7\n% ${unique()}\nstartxref\n9\n%%EOF\n`);
  const file = await createPrivateFile(database, { content, contentType: 'application/pdf', storage });
  const nextMonth = `${addDays(month, 31).slice(0, 7)}-01`;
  return database.statement.create({
    data: {
      contractId,
      month: dateColumn(month),
      cutOn: dateColumn(addDays(nextMonth, -1)),
      figures: { ...FIGURES, ...figures },
      fileId: file.id,
      issuedAt,
    },
  });
}
