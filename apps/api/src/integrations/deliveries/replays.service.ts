import { Injectable } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import { instantInMexico, type replaySchema } from '@flota/schemas';
import type { z } from 'zod';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { DeliverJob } from './deliver.job.js';

/** As if it were owed from now on. */
const OWED_ANEW = Prisma.sql`state = 'pending', attempts = 0, next_attempt_at = clock_timestamp(), last_error = NULL,
  status = NULL, duration_ms = NULL, ended_at = NULL, give_up_at = clock_timestamp() + interval '3 days'`;

/** Years of events take longer than a click. */
const PATIENCE = { timeout: 60_000 };

/** Staff have events delivered again: by the same ids, so that who has them knows. */
@Injectable()
export class ReplaysService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
    private readonly queue: JobQueue,
  ) {}

  /** One, now: what waits for its next attempt too. 409 while it is on its way. */
  async one(actor: Actor, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const delivery = await database.delivery.findUnique({ where: { id }, select: { targetId: true } });
      if (!delivery) throw ProblemException.notFound();
      const count = await database.$executeRaw`
        UPDATE delivery SET ${OWED_ANEW} WHERE id = ${id}::uuid AND state <> 'sending'`;
      if (count === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT', { detail: 'Being delivered.' });
      await this.wakeTarget(database, delivery.targetId);
      await this.audit.note(database, { actor, action: 'replay', resource: 'deliveries', recordId: id });
    });
    this.queue.announce(DeliverJob, [{ id }]);
  }

  /** All that was given up; or since a day what was and what is missing, and on demand what had arrived. Answers how many. */
  async many(actor: Actor, targetId: string, { since, delivered }: z.output<typeof replaySchema>): Promise<number> {
    const from = since === null ? null : instantInMexico(since);
    const count = await this.prisma.$transaction(async (database) => {
      if (!(await database.deliveryTarget.findUnique({ where: { id: targetId } }))) throw ProblemException.notFound();
      const owed =
        from === null ? await again(database, targetId) : await allSince(database, targetId, from, delivered);
      await this.wakeTarget(database, targetId);
      const details = { since, delivered, count: owed };
      await this.audit.note(database, {
        actor,
        action: 'replay',
        resource: 'delivery-targets',
        recordId: targetId,
        details,
      });
      return owed;
    }, PATIENCE);
    await this.queue.announceDue(DeliverJob);
    return count;
  }

  /** Who asks knows that it is back. */
  private async wakeTarget(database: Prisma.TransactionClient, id: string): Promise<void> {
    await database.$executeRaw`UPDATE delivery_target SET paused_until = NULL WHERE id = ${id}::uuid`;
  }
}

const again = (database: Prisma.TransactionClient, targetId: string): Promise<number> => database.$executeRaw`
  UPDATE delivery SET ${OWED_ANEW} WHERE target_id = ${targetId}::uuid AND state = 'failed'`;

async function allSince(
  database: Prisma.TransactionClient,
  targetId: string,
  from: Date,
  delivered: boolean,
): Promise<number> {
  const repeated = await database.$executeRaw`
    UPDATE delivery SET ${OWED_ANEW} FROM event
    WHERE target_id = ${targetId}::uuid AND event.id = event_id AND event.at >= ${from}
      AND (state = 'failed' OR ${delivered} AND state = 'delivered')`;
  const missing = await database.$executeRaw`
    INSERT INTO delivery (target_id, event_id, position, subject_kind, subject_id)
    SELECT target.id, event.id, event.position, event.subject_kind, event.subject_id
    FROM delivery_target target JOIN event ON event.type = ANY (target.types)
    WHERE target.id = ${targetId}::uuid AND event.at >= ${from}
    ORDER BY event.position
    ON CONFLICT (target_id, event_id) DO NOTHING`;
  return repeated + missing;
}
