import { Injectable } from '@nestjs/common';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { afterCommit } from '../../platform/database/transaction-scope.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import type { AnyConnector } from '../connectors/define-connector.js';
import { PullJob } from './pull.job.js';

/** Has a system read before it is due by itself. */
@Injectable()
export class AskedPulls {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  /** At once, or once the reading that goes on has come to its end. */
  async soon({ name }: Pick<AnyConnector, 'name'>, database: Database = this.prisma): Promise<void> {
    await database.$executeRaw`
      update connector_pull set asked_at = date_trunc('milliseconds', clock_timestamp()),
        next_attempt_at = case when state = 'pending' then date_trunc('milliseconds', clock_timestamp()) else next_attempt_at end
      where id = ${name}`;
    afterCommit(() => this.queue.announce(PullJob, [{ id: name }]));
  }
}
