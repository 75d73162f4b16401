import { Injectable } from '@nestjs/common';
import { type BankAccount, Prisma } from '@flota/prisma';
import {
  type AdminBankFile,
  type BankFilePreview,
  type BankFormat,
  type BankMapping,
  todayInMexico,
} from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { databaseTime } from '../../platform/database/database-time.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { Files } from '../../platform/storage/files.js';
import { cleanFileName, type SentFile } from '../../platform/uploads/checked-file.js';
import { UnreadableBankFile } from './bank-file.js';
import { fileInclude, presentFile } from './bank-files.resource.js';
import { csvRows } from './csv-rows.js';
import { ImportBankFileJob } from './import-bank-file.job.js';
import { readBankFile } from './read-bank-file.js';

const TYPES: Record<BankFormat, string> = { csv: 'text/csv', mt940: 'text/plain', camt053: 'application/xml' };
const PREVIEWED = 12;

/** Files of banks on their way in. */
@Injectable()
export class BankFilesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly jobs: JobQueue,
    private readonly audit: Audit,
  ) {}

  /** Keeps the file and wakes a worker. One that was imported before is answered as it is; one that was refused is tried again. */
  async send(staff: CurrentStaff, bankAccountId: string, sent: SentFile): Promise<AdminBankFile> {
    const account = await this.prisma.bankAccount.findUnique({ where: { id: bankAccountId } });
    if (!account) throw ProblemException.invalid([{ field: 'bankAccountId', code: 'CHOICE.UNKNOWN' }]);
    if (!account.active) throw new ProblemException(409, 'BANK_ACCOUNT.INACTIVE');
    if (sent.content.size === 0) throw ProblemException.invalid([{ field: 'file', code: 'FILE.REQUIRED' }]);
    const id = await this.keep(staff, account, sent).catch((error: unknown) =>
      this.keptByAnother(error, account, sent),
    );
    await this.jobs.announceDue(ImportBankFileJob);
    return presentFile(await this.prisma.bankFile.findUniqueOrThrow({ where: { id }, include: fileInclude }));
  }

  /** How the first lines of a file read by a mapping that is not saved yet. @param cut it is only its beginning */
  preview(content: Buffer, format: BankFormat, mapping: BankMapping | null, cut: boolean): BankFilePreview {
    const { movements, problems } = readBankFile(content, { format, mapping }, todayInMexico(), { cut });
    return {
      ...rowsOf(content, format, mapping, cut),
      movements: movements.slice(0, PREVIEWED),
      problems: problems.slice(0, PREVIEWED),
    };
  }

  private async keep(staff: CurrentStaff, account: BankAccount, { name, content }: SentFile): Promise<string> {
    const stored = await this.files.store(content, TYPES[account.format], 'private');
    const where = { bankAccountId_sha256: { bankAccountId: account.id, sha256: content.sha256 } };
    return this.prisma.$transaction(async (database) => {
      const known = await database.bankFile.findUnique({ where });
      if (known && known.state !== 'refused' && known.state !== 'failed') return known.id;
      const file = await this.files.record(database, stored);
      const anew = {
        fileId: file.id,
        name: cleanFileName(name),
        format: account.format,
        mapping: account.mapping ?? Prisma.DbNull,
        sentBy: staff.id,
        sentByName: staff.name,
      };
      const again = {
        state: 'pending',
        attempts: 0,
        nextAttemptAt: await databaseTime(database),
        finishedAt: null,
        problems: Prisma.DbNull,
        problemCount: 0,
        lastError: null,
      } as const;
      const { id } = await database.bankFile.upsert({
        where,
        create: { ...anew, ...where.bankAccountId_sha256 },
        update: { ...anew, ...again },
      });
      const after = { account: account.name, sha256: where.bankAccountId_sha256.sha256, bytes: content.size };
      await this.audit.write(database, staff, { action: 'create', resource: 'bank-files', recordId: id, after });
      return id;
    });
  }

  /** Sent twice at the same moment. */
  private async keptByAnother(error: unknown, { id }: BankAccount, { content }: SentFile): Promise<string> {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error;
    const known = await this.prisma.bankFile.findUniqueOrThrow({
      where: { bankAccountId_sha256: { bankAccountId: id, sha256: content.sha256 } },
    });
    return known.id;
  }
}

/** The cells as they stand there, so that whoever maps them sees which column is which. */
function rowsOf(
  content: Buffer,
  format: BankFormat,
  mapping: BankMapping | null,
  cut: boolean,
): Pick<BankFilePreview, 'headings' | 'rows'> {
  if (format !== 'csv' || !mapping) return { headings: [], rows: [] };
  try {
    const { headings, rows } = csvRows(content, mapping, { cut });
    return { headings, rows: rows.slice(0, PREVIEWED) };
  } catch (error) {
    if (error instanceof UnreadableBankFile) return { headings: [], rows: [] };
    throw error;
  }
}
