import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';
import { dueItems } from './statement-items.service.js';
import { StatementRunsService } from './statement-runs.service.js';

const SWEEP_EVERY_MS = 5_000;
const BATCH = 200;

/** Takes up again what a worker that died, a wiped queue or a pause after a failure left undone (decision 022). */
@Injectable()
export class StatementSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('StatementSweep');
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly prisma: PrismaService,
    private readonly runs: StatementRunsService,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(0);
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Oldest months first. Answers how many statements were queued. */
  async sweep(now = new Date()): Promise<number> {
    const open = await this.prisma.statementRun.findMany({ where: { finishedAt: null }, orderBy: { month: 'asc' } });
    let queued = 0;
    for (const { id: runId } of open) {
      const due = await this.prisma.statementItem.findMany({
        where: { runId, ...dueItems(now) },
        select: { runId: true, contractId: true },
        take: BATCH - queued,
      });
      for (const key of due) this.runs.queueItem(key);
      queued += due.length;
      if (due.length === 0) await this.runs.finishIfDone(runId);
      if (queued >= BATCH) break;
    }
    return queued;
  }

  private schedule(delay: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.sweep()
        .catch((error: unknown) => this.logger.error({ err: error }, 'Sweep failed; trying again'))
        .finally(() => this.schedule(SWEEP_EVERY_MS));
    }, delay);
  }
}
