import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { databaseTime } from '../database/database-time.js';
import { PrismaService } from '../database/prisma.service.js';

const BEAT_EVERY_MS = 10_000;
/** Three beats missed: whatever keeps it from writing a row keeps it from working too. */
export const DEAD_AFTER_MS = 35_000;

/**
 * In the worker only: says in the database that this worker lives, for health checks and the backoffice. By the database's
 * clock: the API's may be another.
 */
@Injectable()
export class WorkerHeartbeat implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('WorkerHeartbeat');
  private readonly id = randomUUID();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly prisma: PrismaService) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => {
      this.beat().catch((error: unknown) => this.logger.error({ err: error }, 'No heartbeat'));
    }, BEAT_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.prisma.workerHeartbeat.deleteMany({ where: { id: this.id } }).catch(() => undefined);
  }

  private async beat(): Promise<void> {
    const beatAt = await databaseTime(this.prisma);
    await this.prisma.workerHeartbeat.upsert({
      where: { id: this.id },
      create: { id: this.id, startedAt: beatAt, beatAt },
      update: { beatAt },
    });
  }
}
