import { Injectable } from '@nestjs/common';
import { SIGNING_WANTED } from '@flota/schemas';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { afterCommit } from '../../platform/database/transaction-scope.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { SigningErrandJob } from './signing-errand.job.js';

/** Has the provider told or asked about a request: what that is follows from the request when a worker takes it. */
@Injectable()
export class SigningErrands {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
  ) {}

  async owe(database: Database, requestId: string): Promise<void> {
    const { id } = await database.signingErrand.create({ data: { requestId }, select: { id: true } });
    afterCommit(() => this.queue.announce(SigningErrandJob, [{ id }]));
  }

  /** The provider says that something happened: it is asked now, once for however many messages. */
  async hurry(requestId: string): Promise<void> {
    const where = {
      id: requestId,
      state: { in: [...SIGNING_WANTED] },
      errands: { none: { state: 'pending' as const } },
    };
    if (await this.prisma.signingRequest.findFirst({ where, select: { id: true } }))
      await this.owe(this.prisma, requestId);
  }
}
