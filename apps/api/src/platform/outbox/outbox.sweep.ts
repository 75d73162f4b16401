import { Injectable } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';
import { Sweep } from '../schedule/sweep.js';
import { Outbox } from './outbox.js';

const EVERY_MS = 5_000;
const BATCH = 200;

/** Queues again every mail that is due and not being worked on. */
@Injectable()
export class OutboxSweep extends Sweep {
  protected override readonly everyMs = EVERY_MS;

  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override async sweep(now = new Date()): Promise<number> {
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
}
