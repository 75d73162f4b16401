import { Injectable } from '@nestjs/common';
import { databaseTime } from '../database/database-time.js';
import { PrismaService } from '../database/prisma.service.js';
import { DEAD_AFTER_MS } from './worker-heartbeat.js';

export interface WorkState {
  worker: { alive: boolean; lastSeenAt: string | null };
  emailsPending: number;
  emailsFailed: number;
  /** When the mail that has waited longest was written down. */
  oldestPendingEmailAt: string | null;
}

/** Is the work that was promised being done? For health checks and for staff, who must not learn it from a customer. */
@Injectable()
export class WorkHealth {
  constructor(private readonly prisma: PrismaService) {}

  async state(): Promise<WorkState> {
    const [now, seen, owed, emailsFailed] = await Promise.all([
      databaseTime(this.prisma),
      this.prisma.workerHeartbeat.aggregate({ _max: { beatAt: true } }),
      this.prisma.outboundEmail.aggregate({
        where: { state: { in: ['pending', 'sending'] } },
        _count: true,
        _min: { createdAt: true },
      }),
      this.prisma.outboundEmail.count({ where: { state: 'failed', superseded: false } }),
    ]);
    const lastSeen = seen._max.beatAt;
    return {
      worker: {
        alive: lastSeen !== null && now.getTime() - lastSeen.getTime() < DEAD_AFTER_MS,
        lastSeenAt: lastSeen?.toISOString() ?? null,
      },
      emailsPending: owed._count,
      emailsFailed,
      oldestPendingEmailAt: owed._min.createdAt?.toISOString() ?? null,
    };
  }
}
