import { Injectable } from '@nestjs/common';
import { dateColumn, Prisma, type StatementRunStartKind } from '@flota/prisma';
import { type AdminStatementRun, dayInMexico } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { type Actor, Audit } from '../platform/audit/audit.js';
import { databaseTime } from '../platform/database/database-time.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { IssueStatementJob } from './issue-statement.job.js';
import { monthOf, type StatementMonth } from './statement-month.js';
import { countedRun } from './statement-runs.model.js';
import { StatementRunEnd } from './statement-run-end.js';
import { presentRun } from './statement.presenter.js';

const RESOURCE = 'statement-runs';

/** A million contracts are owed theirs in one statement of the database, which takes longer than most transactions may. */
const LONG = { maxWait: 10_000, timeout: 10 * 60_000 };

/** Whoever starts a run; nobody does when the schedule does. */
interface Starter {
  staff: Actor | null;
  /** Why a month is issued once more. */
  reason?: string;
}

/**
 * Runs: the statements of all contracts of a month. Rows are the record; jobs only wake a worker early, a page of them at
 * a time.
 */
@Injectable()
export class StatementRunsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: JobQueue,
    private readonly runEnd: StatementRunEnd,
    private readonly audit: Audit,
  ) {}

  /**
   * Owes a statement to every contract of the month. A month that was run before only gets the contracts that were not
   * there then, and keeps all it has, who started it included: `reason` says why it is issued once more. With one, those
   * that were brought in after the month are stated too; without, their history stays quiet.
   *
   * @throws ProblemException 409 while the month is not over, or when nothing is to be stated in it; 422 without a reason
   */
  async start(month: string, { staff, reason = '' }: Starter, now = new Date()): Promise<string> {
    const period = monthOf(month);
    if (period.cutOn >= dayInMexico(now)) throw new ProblemException(409, 'STATEMENT_RUN.MONTH_OPEN');
    const runId = await this.prisma.$transaction(async (database) => {
      const { id, fresh } = await oweStatements(database, period, {
        startedBy: staff?.id ?? null,
        broughtInLater: reason !== '',
      });
      // Two workers that look at the clock at once.
      if (!fresh && !staff) return id;
      if (!fresh && !reason) throw ProblemException.invalid([{ field: 'reason', code: 'RUN_REASON.REQUIRED' }]);
      const any = await database.statementItem.findFirst({ where: { runId: id }, select: { runId: true } });
      if (!any) throw new ProblemException(409, 'STATEMENT_RUN.NOTHING_TO_STATE');
      await setGoing(database, { runId: id, kind: fresh ? 'first' : 'again', staffId: staff?.id ?? null, reason });
      if (staff) {
        const after = { month: period.firstDay, ...(reason && { reason }) };
        await this.audit.write(database, staff, { action: 'create', resource: RESOURCE, recordId: id, after });
      }
      return id;
    }, LONG);
    await this.wake(runId);
    return runId;
  }

  async progress(runId: string): Promise<AdminStatementRun> {
    return presentRun(await countedRun(this.prisma, runId));
  }

  /** Held and failed statements are tried again, as if for the first time. */
  async retry(staff: Actor, runId: string, reason = ''): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const run = await database.statementRun.findUnique({ where: { id: runId } });
      if (!run) throw ProblemException.notFound();
      const nextAttemptAt = await databaseTime(database);
      await database.statementItem.updateMany({
        where: { runId, state: { in: ['held', 'failed'] } },
        data: { state: 'pending', attempts: 0, nextAttemptAt, lastError: null, heldFor: Prisma.DbNull },
      });
      await setGoing(database, { runId, kind: 'retry', staffId: staff.id, reason });
      const entry = { action: 'retry', resource: RESOURCE, recordId: runId, ...(reason && { after: { reason } }) };
      await this.audit.write(database, staff, entry);
    }, LONG);
    await this.wake(runId);
  }

  /** A run that owes nothing has ended at once. */
  private async wake(runId: string): Promise<void> {
    await this.jobs.announceDue(IssueStatementJob);
    await this.runEnd.endIfDone(runId);
  }
}

/**
 * The run and what it owes in one statement, so that no contract can slip through between two: those signed by the end
 * of the month and not paid off before it began. A month that was over when a contract came in is history, unless staff
 * ask for it with a reason.
 *
 * @returns whether the run is a new one
 */
async function oweStatements(
  database: Database,
  { firstDay, cutOn }: StatementMonth,
  { startedBy, broughtInLater }: { startedBy: string | null; broughtInLater: boolean },
): Promise<{ id: string; fresh: boolean }> {
  const [from, until] = [dateColumn(firstDay), dateColumn(cutOn)];
  const id = randomUUID();
  await database.$executeRaw`
    with run as (
      insert into statement_run (id, month, started_by) values (${id}::uuid, ${from}::date, ${startedBy}::uuid)
      on conflict (month) do update set month = excluded.month
      returning id
    )
    insert into statement_item (run_id, contract_id, updated_at)
    select run.id, contract.id, now() from run, contract
    where contract.signed_on <= ${until}::date and (contract.paid_off_on is null or contract.paid_off_on >= ${from}::date)
      and (contract.brought_in_on is null or contract.brought_in_on <= ${until}::date or ${broughtInLater})
    on conflict do nothing`;
  const run = await database.statementRun.findUniqueOrThrow({ where: { month: from } });
  return { id: run.id, fresh: run.id === id };
}

/** Writes down that it was set going, and by whom. A run that had ended and owes something now is news again. */
async function setGoing(
  database: Database,
  start: { runId: string; kind: StatementRunStartKind; staffId: string | null; reason: string },
): Promise<void> {
  const statements = await database.statementItem.count({ where: { runId: start.runId, state: 'pending' } });
  await database.statementRunStart.create({ data: { ...start, statements } });
  if (statements > 0) await database.statementRun.update({ where: { id: start.runId }, data: { finishedAt: null } });
}
