import { Injectable, Logger } from '@nestjs/common';
import { Audit, type Actor } from '../audit/audit.js';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { JobQueue } from '../queue/job-queue.js';
import { type EmailKind, giveUpAt, outboundEmailJob } from './outbound-email.js';

/** To whom, and what it is about. */
export interface OwedEmail {
  recipient: string;
  quoteId?: string;
  leadId?: string;
  rightsRequestId?: string;
  customerId?: string;
  sessionId?: string;
  oneTimeLinkId?: string;
  paymentId?: string;
  statementId?: string;
  invoiceId?: string;
  contractDocumentId?: string;
  billRequestId?: string;
  customerMessageId?: string;
}

/**
 * Mail that is owed. The row is written in the transaction of the change that owes it and is the only record;
 * the queue merely wakes a worker early. What is lost on the way to the queue (a crash after commit, a wiped
 * Redis) is found by the sweep.
 */
@Injectable()
export class Outbox {
  private readonly logger = new Logger('Outbox');

  constructor(
    private readonly jobs: JobQueue,
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  /** Writes down, within the caller's transaction, that a mail is owed. Answers its id for `announce`. */
  async owe(database: Database, { name: kind }: EmailKind, owed: OwedEmail): Promise<string> {
    const { id } = await database.outboundEmail.create({
      data: { kind, giveUpAt: giveUpAt(), ...owed },
      select: { id: true },
    });
    return id;
  }

  /** After commit. Never fails and is not waited for: a queue that is down must not spoil what is already saved. */
  announce(outboundEmailId: string): void {
    this.jobs
      .add(outboundEmailJob, outboundEmailId, { outboundEmailId })
      .catch((error: unknown) =>
        this.logger.warn({ err: error, outboundEmailId }, 'Not queued; the sweep will find it'),
      );
  }

  /** A member of staff wants it sent now: due at once, with all its time before it again. */
  async retry(actor: Actor, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const email = await database.outboundEmail.findUnique({ where: { id }, select: { id: true } });
      if (!email) throw ProblemException.notFound();
      const { count } = await database.outboundEmail.updateMany({
        where: { id, state: { in: ['pending', 'failed'] } },
        data: { state: 'pending', attempts: 0, nextAttemptAt: new Date(), giveUpAt: giveUpAt() },
      });
      if (count === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT', { detail: 'Sent already, or being sent.' });
      await this.audit.write(database, actor, { action: 'retry', resource: 'outbound-emails', recordId: id });
    });
    this.announce(id);
  }
}
