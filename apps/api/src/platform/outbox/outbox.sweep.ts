import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';
import { Outbox } from './outbox.js';

const SWEEP_EVERY_MS = 5_000;
const BATCH = 200;

/**
 * Queues again every mail that is due and not being worked on. A plain timer in every worker, not a scheduled job: a
 * schedule kept in Redis is gone when Redis is wiped, which is just when it is needed.
 */
@Injectable()
export class OutboxSweep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('OutboxSweep');
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(0);
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  async sweep(now = new Date()): Promise<number> {
    const due = await this.prisma.outboundEmail.findMany({
      where: {
        OR: [
          { state: 'pending', nextAttemptAt: { lte: now } },
          { state: 'sending', lockedUntil: { lt: now } },
        ],
      },
      select: { id: true },
      orderBy: { nextAttemptAt: 'asc' },
      take: BATCH,
    });
    for (const { id } of due) this.outbox.announce(id);
    return due.length;
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
