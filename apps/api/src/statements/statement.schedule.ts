import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { dateColumn } from '@flota/prisma';
import { addDays, instantInMexico } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { StatementRunsService } from './statement-runs.service.js';
import { lastMonthOver } from './statement-month.js';

const LOOK_EVERY_MS = 10 * 60_000;

/** By then the payments of the last day are in. */
const STARTS_AT = '06:00';

/**
 * Starts the run of a month on the first day of the next one, at six in the morning in Mexico City. A plain timer in every
 * worker, like the sweeps: a worker that was off at six makes up for it, and two that look at once start one run.
 */
@Injectable()
export class StatementSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('StatementSchedule');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly prisma: PrismaService,
    private readonly runs: StatementRunsService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.startIfDue().catch((error: unknown) => this.logger.error({ err: error }, 'No run started; trying again'));
    }, LOOK_EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
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
