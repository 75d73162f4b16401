import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { LEDGER } from '../ledger-actor.js';
import { LedgerPullJob } from './ledger-pull.job.js';

/** When the ledger is read next. */
@Injectable()
export class LedgerPulls {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  /** Soon: at once, or once the reading that goes on has come to its end. */
  async askFor(): Promise<void> {
    await this.prisma.$executeRaw`
      update ledger_pull set asked_at = date_trunc('milliseconds', clock_timestamp()),
        next_attempt_at = case when state = 'pending' then date_trunc('milliseconds', clock_timestamp()) else next_attempt_at end
      where id = ${LEDGER}`;
    await this.queue.announceDue(LedgerPullJob);
  }
}
