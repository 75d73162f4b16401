import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';

/** Whoever has not come back to a batch by then sends another one. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Throws batches away, with what was answered to their rows. What they brought stays. */
@Every({ hours: 1 }, { first: 'later' })
export class BatchesSweep extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async sweep(now = Date.now()): Promise<void> {
    await this.prisma.batch.deleteMany({ where: { updatedAt: { lt: new Date(now - KEPT_MS) } } });
  }
}
