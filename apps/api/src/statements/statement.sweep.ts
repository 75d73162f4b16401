import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Sweep } from '../platform/schedule/sweep.js';
import { dueItems } from './statement-items.service.js';
import { StatementRunsService } from './statement-runs.service.js';

const EVERY_MS = 5_000;
const BATCH = 200;

/** Takes up again what a worker that died, a wiped queue or a pause after a failure left undone (decision 022). */
@Injectable()
export class StatementSweep extends Sweep {
  protected override readonly everyMs = EVERY_MS;

  constructor(
    private readonly prisma: PrismaService,
    private readonly runs: StatementRunsService,
  ) {
    super();
  }

  /** Oldest months first. Answers how many statements were queued. */
  override async sweep(now = new Date()): Promise<number> {
    const open = await this.prisma.statementRun.findMany({ where: { finishedAt: null }, orderBy: { month: 'asc' } });
    let queued = 0;
    for (const { id: runId } of open) {
      if (this.stopped) break;
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
}
