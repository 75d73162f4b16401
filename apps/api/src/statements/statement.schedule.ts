import { Injectable } from '@nestjs/common';
import { dateColumn } from '@flota/prisma';
import { addDays, instantInMexico } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Sweep } from '../platform/schedule/sweep.js';
import { StatementRunsService } from './statement-runs.service.js';
import { lastMonthOver } from './statement-month.js';

const EVERY_MS = 10 * 60_000;

/** By then the payments of the last day are in. */
const STARTS_AT = '06:00';

/**
 * Starts the run of a month on the first day of the next one, at six in the morning in Mexico City. A worker
 * that was off at six makes up for it, and two that look at once start one run.
 */
@Injectable()
export class StatementSchedule extends Sweep {
  protected override readonly everyMs = EVERY_MS;
  protected override readonly firstAfterMs = EVERY_MS;

  constructor(
    private readonly prisma: PrismaService,
    private readonly runs: StatementRunsService,
  ) {
    super();
  }

  override sweep(): Promise<boolean> {
    return this.startIfDue();
  }

  /** Answers whether a run was started. */
  async startIfDue(now = new Date()): Promise<boolean> {
    const { firstDay, cutOn } = lastMonthOver(now);
    if (now < instantInMexico(addDays(cutOn, 1), STARTS_AT)) return false;
    const known = await this.prisma.statementRun.findUnique({ where: { month: dateColumn(firstDay) } });
    if (known) return false;
    await this.runs.start(firstDay, null, now);
    return true;
  }
}
