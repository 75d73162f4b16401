import { Injectable } from '@nestjs/common';
import { Audit, type Actor } from '../audit/audit.js';
import { databaseTime } from '../database/database-time.js';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { afterCommit } from '../database/transaction-scope.js';
import { ProblemException } from '../errors/problem.exception.js';
import { JobQueue } from '../queue/job-queue.js';
import { Mails } from './mails.js';
import type { About, MailType } from './owed-mail.js';
import { giveUpAt, SendMailJob } from './send-mail.job.js';

/** Writes down, in the transaction it came with, that a mail is owed. Answers its id. */
export type Owe = <Subject extends string>(
  mail: MailType<Subject>,
  owed: { to: string; about: About<Subject> },
) => Promise<string>;

/**
 * The one door for work that is owed after a change. Its row is written in the transaction of that change and is the only
 * record; the queue merely wakes a worker early. What is lost on the way to the queue (a crash after commit, a wiped
 * Redis) is found by the sweep.
 */
@Injectable()
export class Outbox {
  constructor(
    private readonly queue: JobQueue,
    private readonly prisma: PrismaService,
    private readonly mails: Mails,
    private readonly audit: Audit,
  ) {}

  /**
   * One transaction: what `change` writes and what it owes are stored together or not at all, then workers are woken.
   * `change` may run more than once, where another transaction stood in its way.
   */
  async commit<Result>(
    change: (database: Database, owe: Owe) => Promise<Result>,
    options?: { maxWait?: number; timeout?: number },
  ): Promise<Result> {
    return this.prisma.$transaction((database) => change(database, this.owing(database)), options);
  }

  /** The same in a transaction that somebody else began, as the resource engine does. */
  owing(database: Database): Owe {
    const owed: { id: string }[] = [];
    afterCommit(() => this.queue.announce(SendMailJob, owed));
    return async (mail, { to, about }) => {
      const { name: kind, notice } = this.mails.contractOf(mail);
      const told = notice && (await database.customer.findUnique({ where: { email: to }, select: { id: true } }));
      const email = await database.outboundEmail.create({
        data: { kind, recipient: to, aboutKind: about.kind, aboutId: about.id, toldCustomerId: told?.id ?? null },
        select: { id: true },
      });
      owed.push(email);
      return email.id;
    };
  }

  /** A member of staff wants it sent now: due at once, with all its time before it again. */
  async retry(actor: Actor, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const email = await database.outboundEmail.findUnique({ where: { id }, select: { id: true } });
      if (!email) throw ProblemException.notFound();
      const now = await databaseTime(database);
      const { count } = await database.outboundEmail.updateMany({
        where: { id, state: { in: ['pending', 'failed', 'withheld'] } },
        data: { state: 'pending', attempts: 0, nextAttemptAt: now, giveUpAt: giveUpAt(now) },
      });
      if (count === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT', { detail: 'Sent already, or being sent.' });
      await this.audit.write(database, actor, { action: 'retry', resource: 'outbound-emails', recordId: id });
      afterCommit(() => this.queue.announce(SendMailJob, [{ id }]));
    });
  }
}
