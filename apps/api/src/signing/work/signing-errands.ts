import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/prisma.service.js';
import { afterCommit } from '../../platform/database/transaction-scope.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { SigningErrandJob } from './signing-errand.job.js';

/** Has the provider told or asked about a request: what that is follows from the request when a worker takes it. */
@Injectable()
export class SigningErrands {
  constructor(private readonly queue: JobQueue) {}

  async owe(database: Database, requestId: string): Promise<void> {
    const { id } = await database.signingErrand.create({ data: { requestId }, select: { id: true } });
    afterCommit(() => this.queue.announce(SigningErrandJob, [{ id }]));
  }
}
