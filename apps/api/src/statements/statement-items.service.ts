import { Injectable, Logger } from '@nestjs/common';
import { dateColumn, dayOfColumn, Prisma, type StatementItem, type StatementRun } from '@flota/prisma';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { retryDelayMs } from '../platform/outbox/outbound-email.js';
import { Files } from '../platform/storage/files.js';
import type { StatementFigures } from './statement-figures.js';
import { StatementIssuer } from './statement-issuer.js';
import { monthOf } from './statement-month.js';
import { paperEmail } from './statements.job.js';

/** How long a worker may take over one statement before another does; a PDF alone is given up after half of it. */
const LEASE_MS = 60_000;

/** A statement that fails so often waits for staff. */
const MAX_ATTEMPTS = 5;

/** What is issued longer after its run began is no news: the customer finds it in the account and gets no mail. */
const NEWS_MS = 7 * 24 * 3_600_000;

interface ItemKey {
  runId: string;
  contractId: string;
}

/** The statements that runs owe, each brought to an end by one worker at a time and once. */
@Injectable()
export class StatementItemsService {
  private readonly logger = new Logger('Statements');

  constructor(
    private readonly prisma: PrismaService,
    private readonly issuer: StatementIssuer,
    private readonly files: Files,
    private readonly outbox: Outbox,
  ) {}

  /** Nothing happens when it is done, not due yet, or in another worker's hands. */
  async process(key: ItemKey, now = new Date()): Promise<void> {
    const item = await this.claim(key, now);
    if (!item) return;
    await this.issue(item, now).catch((error: unknown) => this.noteFailure(item, error, now));
  }

  private async claim({ runId, contractId }: ItemKey, now: Date): Promise<StatementItem | null> {
    const [item] = await this.prisma.statementItem.updateManyAndReturn({
      where: { runId, contractId, ...dueItems(now) },
      data: { state: 'working', attempts: { increment: 1 }, lockedUntil: new Date(now.getTime() + LEASE_MS) },
    });
    return item ?? null;
  }

  private async issue(item: StatementItem, now: Date): Promise<void> {
    const { contractId, runId } = item;
    const run = await this.prisma.statementRun.findUniqueOrThrow({ where: { id: runId } });
    const month = monthOf(dayOfColumn(run.month));
    const known = await this.prisma.statement.findUnique({
      where: { contractId_month: { contractId, month: run.month } },
    });
    if (known) return void (await this.end(this.prisma, item, { state: 'issued', statementId: known.id }));
    const draft = await this.issuer.draft(contractId, month, now);
    if ('held' in draft) return void (await this.end(this.prisma, item, { state: 'held', heldFor: draft.held }));
    await this.keep(item, run, draft, now);
  }

  /** Statement, file, mail and the item's end: all of them or nothing. */
  private async keep(
    item: StatementItem,
    run: StatementRun,
    { figures, pdf }: { figures: StatementFigures; pdf: Buffer },
    now: Date,
  ): Promise<void> {
    const { contractId } = item;
    const { cutOn } = monthOf(dayOfColumn(run.month));
    const emailId = await this.prisma.$transaction(async (database) => {
      if (!(await this.end(database, item, { state: 'issued' }))) return null;
      const file = await this.files.keep(pdf, 'application/pdf', 'private', database);
      const { id: statementId } = await database.statement.create({
        data: {
          contractId,
          month: run.month,
          cutOn: dateColumn(cutOn),
          figures,
          fileId: file.id,
          issuedAt: now,
        },
      });
      await database.statementItem.update({
        where: { runId_contractId: { runId: item.runId, contractId } },
        data: { statementId },
      });
      const isNews = now.getTime() - run.startedAt.getTime() <= NEWS_MS;
      return isNews ? this.oweMail(database, contractId, statementId) : null;
    });
    if (emailId) this.outbox.announce(emailId);
  }

  private async oweMail(database: Database, contractId: string, statementId: string): Promise<string | null> {
    const { customer } = await database.contract.findUniqueOrThrow({
      where: { id: contractId },
      include: { customer: true },
    });
    if (!customer.notifyStatements) return null;
    return this.outbox.owe(database, paperEmail, {
      recipient: customer.email,
      customerId: customer.id,
      statementId,
    });
  }

  /** Unless another worker took it over meanwhile: then it is that one's to say how it went. */
  private async end(
    database: Database,
    { runId, contractId, attempts }: StatementItem,
    outcome: Prisma.StatementItemUncheckedUpdateManyInput,
  ): Promise<boolean> {
    const { count } = await database.statementItem.updateMany({
      where: { runId, contractId, attempts, state: 'working' },
      data: { reason: null, heldFor: Prisma.DbNull, nextAttemptAt: null, ...outcome, lockedUntil: null },
    });
    return count === 1;
  }

  private async noteFailure(item: StatementItem, error: unknown, now: Date): Promise<void> {
    const final = item.attempts >= MAX_ATTEMPTS;
    const { runId, contractId, attempts } = item;
    this.logger.warn({ err: error, runId, contractId, attempts, final }, 'Statement not issued');
    await this.end(this.prisma, item, {
      state: final ? 'failed' : 'pending',
      reason: (error instanceof Error ? error.message : String(error)).slice(0, 500),
      nextAttemptAt: final ? null : new Date(now.getTime() + retryDelayMs(attempts)),
    });
  }
}

/** Items that a worker may take. */
export const dueItems = (now: Date) => ({
  OR: [
    { state: 'pending' as const, nextAttemptAt: { lte: now } },
    { state: 'working' as const, lockedUntil: { lt: now } },
  ],
});
