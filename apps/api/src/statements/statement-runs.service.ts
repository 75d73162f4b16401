import { Injectable, Logger } from '@nestjs/common';
import { dateColumn, Prisma, type StatementItem } from '@flota/prisma';
import { type AdminStatementRun, dayInMexico } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { SettingsService } from '../content/index.js';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { monthOf, type StatementMonth } from './statement-month.js';
import { countedRun } from './statement-runs.model.js';
import { presentRun } from './statement.presenter.js';
import { heldNoticeEmail, statementItemJob, statementRunJob } from './statements.job.js';

type ItemKey = Pick<StatementItem, 'runId' | 'contractId'>;

const RESOURCE = 'statement-runs';

/** Runs: the statements of all contracts of a month. Rows are the record; jobs only wake a worker early. */
@Injectable()
export class StatementRunsService {
  private readonly logger = new Logger('StatementRuns');

  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: JobQueue,
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Owes a statement to every contract of the month. A month that was run before only gets the contracts that were not
   * there then, and keeps all it has.
   *
   * @throws ProblemException 409 while the month is not over
   */
  async start(month: string, startedBy: CurrentStaff | null, now = new Date()): Promise<string> {
    const period = monthOf(month);
    if (period.cutOn >= dayInMexico(now)) throw new ProblemException(409, 'STATEMENT_RUN.MONTH_OPEN');
    const runId = await this.prisma.$transaction(async (database) => {
      const id = await oweStatements(database, period, startedBy?.id ?? null);
      if (startedBy) {
        const entry = { action: 'create', resource: RESOURCE, recordId: id, after: { month: period.firstDay } };
        await this.audit.write(database, startedBy, entry);
      }
      return id;
    });
    await this.announce(runId);
    return runId;
  }

  async progress(runId: string): Promise<AdminStatementRun> {
    return presentRun(await countedRun(this.prisma, runId));
  }

  /** Held and failed statements are tried again, as if for the first time. */
  async retry(staff: CurrentStaff, runId: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const run = await database.statementRun.findUnique({ where: { id: runId } });
      if (!run) throw ProblemException.notFound();
      const { count } = await database.statementItem.updateMany({
        where: { runId, state: { in: ['held', 'failed'] } },
        data: { state: 'pending', attempts: 0, nextAttemptAt: new Date(), reason: null, heldFor: Prisma.DbNull },
      });
      if (count > 0) await begin(database, runId, staff.id);
      await this.audit.write(database, staff, { action: 'retry', resource: RESOURCE, recordId: runId });
    });
    await this.announce(runId);
  }

  /** Ends a run of which nothing is left to do; staff get a notice when something in it waits for them. */
  async finishIfDone(runId: string): Promise<void> {
    const mailbox = (await this.settings.site()).email;
    const emailId = await this.prisma.$transaction(async (database) => {
      const { count } = await database.statementRun.updateMany({
        where: { id: runId, finishedAt: null, items: { none: { state: { in: ['pending', 'working'] } } } },
        data: { finishedAt: new Date() },
      });
      if (count === 0) return null;
      const waiting = await database.statementItem.count({ where: { runId, state: { in: ['held', 'failed'] } } });
      return waiting > 0 ? this.outbox.owe(database, heldNoticeEmail, { recipient: mailbox }) : null;
    });
    if (emailId) this.outbox.announce(emailId);
  }

  /** A queue that is down spoils nothing: the sweep finds what is owed. */
  queueItem(key: ItemKey): void {
    this.jobs
      .add(statementItemJob, itemJobId(key), key)
      .catch((error: unknown) => this.logger.warn({ err: error, ...key }, 'Not queued; the sweep will find it'));
  }

  /** All that is to do of a run as one flow, which ends with the run's own job. */
  private async announce(runId: string): Promise<void> {
    const items = await this.prisma.statementItem.findMany({
      where: { runId, state: 'pending' },
      select: { runId: true, contractId: true },
    });
    await this.jobs
      .addFlow(
        { job: statementRunJob, id: runId, payload: { runId } },
        items.map((key) => ({ job: statementItemJob, id: itemJobId(key), payload: key })),
      )
      .catch((error: unknown) => this.logger.warn({ err: error, runId }, 'Not queued; the sweep will find it'));
  }
}

/** Two ids, and no colon: that is BullMQ's own. */
const itemJobId = ({ runId, contractId }: ItemKey): string => `${runId}.${contractId}`;

/**
 * The run and what it owes in one statement, so that no contract can slip through between two: those signed by the end
 * of the month and not paid off before it began. A month that was over when a contract came in is history.
 */
async function oweStatements(
  database: Database,
  { firstDay, cutOn }: StatementMonth,
  startedBy: string | null,
): Promise<string> {
  const [from, until] = [dateColumn(firstDay), dateColumn(cutOn)];
  await database.$executeRaw`
    with run as (
      insert into statement_run (id, month, started_by) values (${randomUUID()}::uuid, ${from}::date, ${startedBy}::uuid)
      on conflict (month) do update set month = excluded.month
      returning id
    )
    insert into statement_item (run_id, contract_id, updated_at)
    select run.id, contract.id, now() from run, contract
    where contract.signed_on <= ${until}::date and (contract.paid_off_on is null or contract.paid_off_on >= ${from}::date)
      and (contract.brought_in_on is null or contract.brought_in_on <= ${until}::date)
    on conflict do nothing`;
  const { id } = await database.statementRun.findUniqueOrThrow({ where: { month: from } });
  const owed = await database.statementItem.count({ where: { runId: id, state: 'pending' } });
  if (owed > 0) await begin(database, id, startedBy);
  return id;
}

/** Also of a run that had ended: what it owes now is news again. */
const begin = (database: Database, id: string, startedBy: string | null) =>
  database.statementRun.update({ where: { id }, data: { startedBy, startedAt: new Date(), finishedAt: null } });
