import { Injectable, Logger } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import type { Actor } from '../../platform/audit/audit.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { problemsOf } from '../../platform/errors/row-problems.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { type BulkRows, type Hand, type SingleRows, type TakenRow } from './rows/batch-rows.js';
import { partsWithoutRepeats } from './rows/parts.js';
import { type HeldBatch, NO_PROGRESS, type Progress, StoredBatches } from './stored-batches.js';
import type { ReadRow } from './stream/read-row.js';

/** Those who come second wait within their transaction. */
const PATIENCE_MS = 60_000;
const PATIENCE = { maxWait: PATIENCE_MS, timeout: PATIENCE_MS };

interface Writing {
  batch: HeldBatch;
  rows: BulkRows | SingleRows;
  client: Actor;
}

type Answered = [sent: ReadRow<unknown>, taken: TakenRow];

/** Rows with their answers: both are written in one transaction, or neither. */
@Injectable()
export class RowWriter {
  private readonly logger = new Logger(RowWriter.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly batches: StoredBatches,
  ) {}

  /** @param last the line up to which everything is settled then */
  async write(writing: Writing, fresh: readonly ReadRow<unknown>[], last: number): Promise<void> {
    const { rows } = writing;
    if ('takeAll' in rows) {
      const parts = partsWithoutRepeats(fresh, ({ read }) => ('row' in read ? rows.keysOf(read.row) : []));
      for (const part of parts) await this.many({ ...writing, rows }, part);
    } else {
      for (const row of fresh) await this.one({ ...writing, rows }, row);
    }
    // Lines without anything on them count too.
    if (last > Math.max(writing.batch.lines, fresh.at(-1)?.line ?? 0)) await this.settle(writing, [], last);
  }

  private async many(writing: Writing & { rows: BulkRows }, part: readonly ReadRow<unknown>[]): Promise<void> {
    const attempt = () =>
      this.outbox.commit(async (database, owe) => {
        const hand: Hand = { database, owe, client: writing.client, batchId: writing.batch.id };
        const valid = part.flatMap(({ read }) => ('row' in read ? [read.row] : []));
        const taken = valid.length > 0 ? await writing.rows.takeAll(hand, valid) : [];
        let next = 0;
        const answered = part.map((sent): Answered => [
          sent,
          'row' in sent.read ? at(taken, next++) : { outcome: 'refused', problems: sent.read.problems },
        ]);
        await this.answer(database, writing, answered);
      }, PATIENCE);
    try {
      await attempt();
    } catch (error) {
      // Somebody else wrote the same at this moment: now it is there to be found.
      if (!isTaken(error)) throw error;
      await attempt();
    }
  }

  private async one(writing: Writing & { rows: SingleRows }, sent: ReadRow<unknown>): Promise<void> {
    const { batch, client, rows } = writing;
    const { read } = sent;
    if ('problems' in read) return this.settle(writing, [[sent, { outcome: 'refused', problems: read.problems }]]);
    try {
      const prepared = await rows.prepare?.(read.row);
      await this.outbox.commit(async (database, owe) => {
        const hand: Hand = { database, owe, client, batchId: batch.id };
        await this.answer(database, writing, [[sent, await rows.take(hand, read.row, prepared)]]);
      }, PATIENCE);
    } catch (error) {
      await this.settle(writing, [[sent, { outcome: 'refused', problems: problemsOf(error) }]]);
    }
  }

  private settle(writing: Writing, answered: readonly Answered[], last?: number): Promise<void> {
    return this.outbox.commit((database) => this.answer(database, writing, answered, last));
  }

  private async answer(
    database: Database,
    { batch }: Writing,
    answered: readonly Answered[],
    last = answered.at(-1)?.[0].line ?? 0,
  ): Promise<void> {
    const again = answered.map(([{ line }]) => line).filter((line) => line <= batch.lines);
    if (again.length > 0) await database.batchRow.deleteMany({ where: { batchId: batch.id, line: { in: again } } });
    await this.batches.advance(database, batch, progressOf(answered, last, again.length));
    if (answered.length > 0) await insertRows(database, batch, answered.map(rowOf));
  }
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error('A row has no answer');
  return item;
}

/** @param again how many of them take the place of ones that were refused */
function progressOf(answered: readonly Answered[], lines: number, again: number): Progress {
  const progress = { ...NO_PROGRESS, lines, refused: -again };
  for (const [, { outcome }] of answered) progress[outcome] += 1;
  return progress;
}

/** By the names of the columns. */
const rowOf = ([{ line, digest, externalId }, taken]: Answered) => ({
  line,
  external_id: externalId,
  digest: digest.toString('hex'),
  outcome: taken.outcome,
  ...(taken.outcome === 'refused' ? { problems: taken.problems } : { record_id: taken.recordId }),
});

/** As one value, however many: five hundred rows of values would be thousands of them. */
async function insertRows(
  database: Database,
  { id }: HeldBatch,
  rows: readonly ReturnType<typeof rowOf>[],
): Promise<void> {
  await database.$executeRaw`
    insert into batch_row (batch_id, line, external_id, outcome, record_id, problems, digest)
    select ${id}::uuid, line, external_id, outcome, record_id, problems, decode(digest, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as taken(line int, external_id text, outcome "RowOutcome", record_id uuid, problems jsonb, digest text)`;
}

/** As Prisma tells it of a statement of its own, and of one of ours. */
const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (error.code === 'P2002' || (error.code === 'P2010' && error.message.includes('23505')));
