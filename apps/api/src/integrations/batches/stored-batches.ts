import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Batch as BatchRecord, Prisma } from '@flota/prisma';
import type { Batch, BatchKind, RowOutcome } from '@flota/schemas';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

/** A stream of which nothing is heard for so long is thought dead. */
const LEASE_SECONDS = 30;

const KEY_FORMAT = /^[\x21-\x7e]{8,128}$/;

/** Another stream has taken the batch over: this one may write nothing more. */
export class TakenOver extends Error {}

/** A batch in the hands of one stream. */
export interface HeldBatch {
  id: string;
  kind: BatchKind;
  holder: string;
  /** Lines taken before this stream. */
  lines: number;
}

/** What a transaction took: lines up to and with this one, and how often which outcome; less than none of what took another's place. */
export type Progress = { lines: number } & Record<RowOutcome, number>;

export const NO_PROGRESS: Progress = { lines: 0, created: 0, updated: 0, unchanged: 0, refused: 0 };

/** Batches and who brings them. Times are the database's: two instances disagree about theirs. */
@Injectable()
export class StoredBatches {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * The batch of that key, new or gone on with, in the hands of the caller. A stream of the same batch that is under way
   * loses it: its client has come again, so nobody reads the answer any more.
   *
   * @throws ProblemException 400 for what is no key, 422 for one of a batch of another kind, 409 while another batch of that
   *   client and kind comes in
   */
  async hold(clientId: string, kind: BatchKind, key: string | undefined): Promise<HeldBatch> {
    if (key === undefined || !KEY_FORMAT.test(key)) {
      throw new ProblemException(400, 'IDEMPOTENCY.KEY_INVALID', {
        detail: 'A batch needs an Idempotency-Key of 8 to 128 visible ASCII characters.',
      });
    }
    const holder = randomUUID();
    return this.prisma.$transaction(async (database) => {
      await database.$executeRaw`select pg_advisory_xact_lock(hashtext(${`batches ${clientId} ${kind}`}))`;
      await refuseSecond(database, clientId, kind, key);
      await database.batch.createMany({ data: { clientId, kind, key }, skipDuplicates: true });
      const [batch] = await database.$queryRaw<{ id: string; kind: BatchKind; lines: number }[]>`
        update batch set holder = ${holder}::uuid, locked_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
        where client_id = ${clientId}::uuid and key = ${key} returning id, kind::text as kind, lines`;
      if (!batch) throw new Error('The batch is gone');
      if (batch.kind !== kind) {
        throw new ProblemException(422, 'IDEMPOTENCY.KEY_REUSED', {
          detail: 'This key is of a batch of another kind.',
        });
      }
      return { ...batch, holder };
    });
  }

  /**
   * Writes down how far a batch is, in the transaction of what was taken, and keeps it held.
   *
   * @throws TakenOver
   */
  async advance(database: Database, { id, holder }: HeldBatch, progress: Progress): Promise<void> {
    const { lines, created, updated, unchanged, refused } = progress;
    const count = await database.$executeRaw`
      update batch set lines = greatest(lines, ${lines}), created = created + ${created}, updated = updated + ${updated},
        unchanged = unchanged + ${unchanged}, refused = refused + ${refused}, updated_at = clock_timestamp(), finished_at = null,
        locked_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      where id = ${id}::uuid and holder = ${holder}::uuid`;
    if (count === 0) throw new TakenOver();
  }

  /** Keeps it held while nothing comes. */
  async renew({ id, holder }: HeldBatch): Promise<void> {
    await this.prisma.$executeRaw`
      update batch set locked_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      where id = ${id}::uuid and holder = ${holder}::uuid`;
  }

  /** Lets go of it, as finished when all that was taken came again and the stream came to its end. */
  async release({ id, holder }: HeldBatch, { finished }: { finished: boolean }): Promise<void> {
    await this.prisma.$executeRaw`
      update batch set holder = null, locked_until = null, updated_at = clock_timestamp(),
        finished_at = case when ${finished} then clock_timestamp() else finished_at end
      where id = ${id}::uuid and holder = ${holder}::uuid`;
  }

  /** 404 when it is another client's. */
  async read(clientId: string, id: string): Promise<Batch> {
    const rows = await this.prisma.$queryRaw<(BatchRecord & { running: boolean })[]>(Prisma.sql`
      select id, kind::text as kind, lines, created, updated, unchanged, refused, finished_at as "finishedAt",
        created_at as "createdAt", updated_at as "updatedAt", coalesce(locked_until > clock_timestamp(), false) as running
      from batch where id = ${id}::uuid and client_id = ${clientId}::uuid`);
    const [batch] = rows;
    if (!batch) throw ProblemException.notFound();
    const { kind, lines, created, updated, unchanged, refused, finishedAt, createdAt, updatedAt, running } = batch;
    const ended = finishedAt ? 'finished' : 'interrupted';
    return {
      id,
      kind,
      state: running ? 'running' : ended,
      lines,
      created,
      updated,
      unchanged,
      refused,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  }
}

async function refuseSecond(database: Database, clientId: string, kind: BatchKind, key: string): Promise<void> {
  const [other] = await database.$queryRaw<{ seconds: number }[]>`
    select ceil(extract(epoch from locked_until - clock_timestamp()))::int as seconds from batch
    where client_id = ${clientId}::uuid and kind::text = ${kind} and key <> ${key} and locked_until > clock_timestamp()
    limit 1`;
  if (other) throw new ProblemException(409, 'BATCH.BUSY', { retryAfterSeconds: Math.max(1, other.seconds) });
}
