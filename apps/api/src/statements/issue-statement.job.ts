import { dateColumn, dayOfColumn, type StatementItem, type StatementRun } from '@flota/prisma';
import { z } from 'zod';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { Events } from '../platform/events/events.js';
import { Notices } from '../platform/notices/notices.js';
import { Outbox, type Owe } from '../platform/outbox/outbox.js';
import { Job, OwedJob } from '../platform/queue/job.js';
import { type Lease, LeasedRows } from '../platform/queue/leased-rows.js';
import { Files } from '../platform/storage/files.js';
import { PaperMail } from './paper.mail.js';
import type { StatementFigures } from './statement-figures.js';
import { StatementIssuer } from './statement-issuer.js';
import { monthOf } from './statement-month.js';
import { StatementRunEnd } from './statement-run-end.js';

/** A statement that fails so often waits for staff. */
const MAX_ATTEMPTS = 5;

/** What is issued longer after its run began is no news: the customer finds it in the account and gets no mail. */
const NEWS_MS = 7 * 24 * 3_600_000;

const itemKey = z.object({ runId: z.uuid(), contractId: z.uuid() });
type ItemKey = z.output<typeof itemKey>;

/** Makes and issues the statement of one contract that a run owes. Whoever does the last one ends the run. */
@Job({ name: 'statements.issue', key: itemKey, concurrency: 4 })
export class IssueStatementJob extends OwedJob<StatementItem, ItemKey> {
  protected override readonly rows: LeasedRows<StatementItem, ItemKey>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly issuer: StatementIssuer,
    private readonly files: Files,
    private readonly outbox: Outbox,
    private readonly runEnd: StatementRunEnd,
    private readonly events: Events,
    private readonly notices: Notices,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'statement',
      model: (database) => database.statementItem,
      key: ['runId', 'contractId'],
      states: { inHand: 'working', done: 'issued' },
      isFinal: ({ attempts }) => attempts >= MAX_ATTEMPTS,
    });
  }

  override async process(key: ItemKey): Promise<void> {
    await super.process(key);
    await this.runEnd.endIfDone(key.runId);
  }

  protected override async work(item: StatementItem, lease: Lease<StatementItem>): Promise<null> {
    const { contractId, runId } = item;
    const run = await this.prisma.statementRun.findUniqueOrThrow({ where: { id: runId } });
    const month = monthOf(dayOfColumn(run.month));
    const known = await this.prisma.statement.findUnique({
      where: { contractId_month: { contractId, month: run.month } },
    });
    const now = new Date();
    if (known) await lease.end(this.prisma, { statementId: known.id });
    else {
      const draft = await this.issuer.draft(contractId, month, now);
      if ('held' in draft) await lease.end(this.prisma, { state: 'held', heldFor: draft.held });
      else await this.issue(item, run, lease, draft, now);
    }
    return null;
  }

  /** Statement, file, mail and the item's end: all of them or nothing. */
  private async issue(
    { runId, contractId }: ItemKey,
    run: StatementRun,
    lease: Lease<StatementItem>,
    { figures, pdf }: { figures: StatementFigures; pdf: Buffer },
    now: Date,
  ): Promise<void> {
    const { cutOn } = monthOf(dayOfColumn(run.month));
    const stored = await this.files.store(pdf, 'application/pdf', 'private');
    await this.outbox.commit(async (database, owe) => {
      if (!(await lease.end(database, {}))) return;
      const file = await this.files.record(database, stored);
      const { contract, id: statementId } = await database.statement.create({
        data: { contractId, month: run.month, cutOn: dateColumn(cutOn), figures, fileId: file.id, issuedAt: now },
        select: { id: true, contract: { select: { number: true } } },
      });
      await this.events.tell(database, 'statement.issued', {
        subject: { kind: 'statement', id: statementId },
        data: {
          statementId,
          contractId,
          contractNumber: contract.number,
          month: dayOfColumn(run.month).slice(0, 7),
          cutOn,
        },
      });
      const item = { runId_contractId: { runId, contractId } };
      await database.statementItem.update({ where: item, data: { statementId } });
      if (now.getTime() - run.startedAt.getTime() <= NEWS_MS) await this.tell(database, owe, contractId, statementId);
    });
  }

  private async tell(database: Database, owe: Owe, contractId: string, statementId: string): Promise<void> {
    const { customer } = await database.contract.findUniqueOrThrow({
      where: { id: contractId },
      select: { customer: { select: { id: true, email: true, phone: true } } },
    });
    const about = { kind: 'statement', id: statementId } as const;
    await this.notices.tell(database, owe, { kind: 'statements', customer, about, mail: PaperMail });
  }
}
