import { dateColumn } from '@flota/prisma';
import { addDays, instantInMexico } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Every, Sweep } from '../platform/schedule/sweep.js';
import { lastMonthOver } from './statement-month.js';
import { StatementRunEnd } from './statement-run-end.js';
import { StatementRunsService } from './statement-runs.service.js';

/** By then the payments of the last day are in. */
const STARTS_AT = '06:00';

/**
 * Starts the run of a month on the first day of the next one, at six in the morning in Mexico City. A worker
 * that was off at six makes up for it, and two that look at once start one run.
 */
@Every({ minutes: 10 }, { first: 'later' })
export class StartStatementRun extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly runs: StatementRunsService,
  ) {
    super();
  }

  /** Answers whether a run was started. */
  override async sweep(now = new Date()): Promise<boolean> {
    const { firstDay, cutOn } = lastMonthOver(now);
    if (now < instantInMexico(addDays(cutOn, 1), STARTS_AT)) return false;
    const known = await this.prisma.statementRun.findUnique({ where: { month: dateColumn(firstDay) } });
    if (known) return false;
    try {
      await this.runs.start(firstDay, { staff: null }, now);
      return true;
    } catch (error) {
      // A lender that has no contracts yet.
      if (error instanceof ProblemException && error.code === 'STATEMENT_RUN.NOTHING_TO_STATE') return false;
      throw error;
    }
  }
}

/** Ends runs whose last statement was issued by a worker that died right after. */
@Every({ seconds: 5 })
export class EndStatementRuns extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly runEnd: StatementRunEnd,
  ) {
    super();
  }

  override async sweep(): Promise<void> {
    const open = await this.prisma.statementRun.findMany({ where: { finishedAt: null }, select: { id: true } });
    for (const { id } of open) await this.runEnd.endIfDone(id);
  }
}
