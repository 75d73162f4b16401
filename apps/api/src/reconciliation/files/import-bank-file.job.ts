import { type BankFile, dateColumn, Prisma } from '@flota/prisma';
import { type BankFileProblem, type BankMapping, type BankMovement, todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { Job, OwedJob } from '../../platform/queue/job.js';
import { type Lease, LeasedRows } from '../../platform/queue/leased-rows.js';
import { Files } from '../../platform/storage/files.js';
import { BookDays, isClosed } from '../books/book-days.js';
import { SuspenseBooks } from '../books/suspense-books.js';
import { BankLineRows, type NewLine } from '../lines/bank-line-rows.js';
import { MatchIndexes } from '../matching/match-indexes.service.js';
import { PayoffHints } from '../matching/payoff-hints.js';
import { NO_PROPOSAL, proposeMatch } from '../matching/propose-match.js';
import { identities } from './line-identity.js';
import { readBankFile } from './read-bank-file.js';

const MAX_ATTEMPTS = 3;
const CHUNK = 2_000;
/** Shown; the rest is a number. */
const MOST_PROBLEMS = 100;
const LONG = { maxWait: 10_000, timeout: 5 * 60_000 };

const fileKey = z.object({ id: z.uuid() });
type FileKey = z.output<typeof fileKey>;

interface Identified extends BankMovement {
  identity: string;
}

/** Reads a bank's file and brings its lines in, each with a proposal: all of them, or none. */
@Job({ name: 'reconciliation.import', key: fileKey })
export class ImportBankFileJob extends OwedJob<BankFile, FileKey> {
  protected override readonly rows: LeasedRows<BankFile, FileKey>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly days: BookDays,
    private readonly books: SuspenseBooks,
    private readonly lines: BankLineRows,
    private readonly indexes: MatchIndexes,
    private readonly payoffs: PayoffHints,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'bank file',
      model: (database) => database.bankFile,
      key: ['id'],
      states: { inHand: 'working', done: 'imported' },
      isFinal: ({ attempts }) => attempts >= MAX_ATTEMPTS,
    });
  }

  protected override async work(file: BankFile, lease: Lease<BankFile>): Promise<null> {
    const { movements, problems } = await this.read(file);
    if (problems.length > 0) return this.refuse(lease, problems);
    const told = identities(movements);
    const identified = movements.map((movement, index) => ({ ...movement, identity: told[index] ?? '' }));
    const refused = await this.prisma.$transaction((database) => this.bringIn(database, file, lease, identified), LONG);
    return refused.length > 0 ? this.refuse(lease, refused) : null;
  }

  private async read(file: BankFile) {
    const stored = await this.prisma.storedFile.findUniqueOrThrow({ where: { id: file.fileId } });
    const by = { format: file.format, mapping: file.mapping as BankMapping | null };
    return readBankFile(await this.files.read(stored), by, todayInMexico());
  }

  private async refuse(lease: Lease<BankFile>, problems: readonly BankFileProblem[]): Promise<null> {
    await lease.end(this.prisma, {
      state: 'refused',
      problems: problems.slice(0, MOST_PROBLEMS).map((problem) => ({ ...problem })),
      problemCount: problems.length,
      finishedAt: new Date(),
    });
    return null;
  }

  /** Answers what is wrong with its days, and then nothing was written. */
  private async bringIn(
    database: Database,
    file: BankFile,
    lease: Lease<BankFile>,
    movements: readonly Identified[],
  ): Promise<BankFileProblem[]> {
    const lastClosed = await this.days.keepOpen(database);
    const fresh = await this.notKnown(database, file, movements);
    const late = fresh.filter(({ bookedOn }) => isClosed(bookedOn, lastClosed));
    if (late.length > 0) {
      return late.map(({ line, bookedOn }) => ({ line, column: 'date', code: 'DAY_CLOSED', detail: bookedOn }));
    }
    const newLines = await this.insert(database, file, fresh);
    await this.books.receive(database, file.id);
    const days = movements.map(({ bookedOn }) => bookedOn).sort();
    const isMine = await lease.end(database, {
      newLines,
      knownLines: movements.length - newLines,
      received: await receivedBy(database, file.id),
      firstDay: dateColumn(days[0] ?? ''),
      lastDay: dateColumn(days.at(-1) ?? ''),
      done: movements.length,
      total: movements.length,
      problemCount: 0,
      finishedAt: new Date(),
    });
    if (!isMine) throw new Error('Another worker took the file over');
    return [];
  }

  private async notKnown(database: Database, { bankAccountId }: BankFile, movements: readonly Identified[]) {
    const known = await database.$queryRaw<{ identity: string }[]>`
      select identity from bank_line where bank_account_id = ${bankAccountId}::uuid
        and identity = any(${movements.map(({ identity }) => identity)})`;
    const identified = new Set(known.map(({ identity }) => identity));
    return movements.filter(({ identity }) => !identified.has(identity));
  }

  private async insert(database: Database, file: BankFile, movements: readonly Identified[]): Promise<number> {
    const told = movements.map((movement) => ({ ...movement, senderIndex: this.lines.senderIndex(movement) }));
    const index = await this.indexes.read(database, told);
    let inserted = 0;
    for (let start = 0; start < told.length; start += CHUNK) {
      const chunk = told.slice(start, start + CHUNK).map((line): NewLine => {
        const proposal = line.amount.startsWith('-') ? NO_PROPOSAL : proposeMatch(line, index);
        return { ...line, proposal };
      });
      inserted += await this.lines.insert(database, file, await this.payoffs.add(database, chunk));
      await this.tell(file.id, start + chunk.length, told.length);
    }
    return inserted;
  }

  /** How far it is, for whoever watches: outside the transaction, which nobody sees into. */
  private async tell(id: string, done: number, total: number): Promise<void> {
    await this.prisma.bankFile.updateMany({ where: { id }, data: { done, total } });
  }
}

async function receivedBy(database: Database, bankFileId: string): Promise<Prisma.Decimal> {
  const { _sum } = await database.bankLine.aggregate({
    where: { bankFileId, amount: { gt: 0 } },
    _sum: { amount: true },
  });
  return _sum.amount ?? new Prisma.Decimal(0);
}
