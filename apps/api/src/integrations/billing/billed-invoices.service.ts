import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { afterCommit } from '../../platform/database/transaction-scope.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { BILLED_INVOICES } from './billed-invoices.resource.js';
import { BillingPullJob } from './billing-pull.job.js';
import { billingConnector } from './billing.connector.js';

/** What was told of invoices, and when it is read next. */
@Injectable()
export class BilledInvoices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queue: JobQueue,
    private readonly audit: Audit,
  ) {}

  /** Soon: at once, or once the reading that goes on has come to its end. */
  async readSoon(database: Database = this.prisma): Promise<void> {
    await database.$executeRaw`
      update billing_pull set asked_at = date_trunc('milliseconds', clock_timestamp()),
        next_attempt_at = case when state = 'pending' then date_trunc('milliseconds', clock_timestamp()) else next_attempt_at end
      where id = ${billingConnector.name}`;
    afterCommit(() => this.queue.announce(BillingPullJob, [{ id: billingConnector.name }]));
  }

  /** One that was refused, once what was wrong is mended. 404 where there is none, 409 where it isn't refused. */
  async retry(staff: Actor, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const row = await database.billedInvoice.findUnique({ where: { id } });
      if (!row) throw ProblemException.notFound();
      const where = { id, state: 'refused', uuid: { not: null } } as const;
      const { count } = await database.billedInvoice.updateMany({ where, data: { state: 'due', failures: 0 } });
      if (count === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT', { detail: 'It is not refused.' });
      await this.audit.note(database, { actor: staff, action: 'retry', resource: BILLED_INVOICES, recordId: id });
      await this.readSoon(database);
    });
  }
}
