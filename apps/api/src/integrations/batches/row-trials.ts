import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type BatchKind, MAX_BATCH_LINE_BYTES, type RowResult } from '@flota/schemas';
import type { Actor } from '../../platform/audit/audit.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { problemsOf } from '../../platform/errors/row-problems.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { presentProblems } from './batch-results.js';
import { type BulkRows, type Hand, type SingleRows, type TakenRow } from './rows/batch-rows.js';
import { partsWithoutRepeats } from './rows/parts.js';
import { RowKinds } from './rows/row-kinds.js';
import { ndjsonLines, type SentLine } from './stream/ndjson-lines.js';
import { type ReadRow, readRow } from './stream/read-row.js';
import { chunksOf } from './stream/row-chunks.js';

/** Tried together: others wait for the contracts of a chunk until it is undone. */
const CHUNK = {
  most: 50,
  mostBytes: 1024 ** 2,
  bytesOf: ({ content }: SentLine) => content?.length ?? 0,
  waitMs: 50,
};
const PATIENCE = { maxWait: 60_000, timeout: 60_000 };

/** Ends a transaction of which nothing is to stay. */
class Undone extends Error {}

/**
 * Rows as they would be taken, by the same rules, of which nothing is kept. What a row leans on has to be there, or to stand
 * close before it.
 */
@Injectable()
export class RowTrials {
  constructor(
    private readonly kinds: RowKinds,
    private readonly outbox: Outbox,
  ) {}

  async *run(kind: BatchKind, client: Actor, bytes: AsyncIterable<Buffer>): AsyncGenerator<RowResult> {
    const rows = this.kinds.of(kind);
    const lines = ndjsonLines(bytes, { maxLineBytes: MAX_BATCH_LINE_BYTES });
    for await (const chunk of chunksOf(lines, CHUNK)) {
      const read = chunk.map((line) => readRow(rows.schema, line)).filter((row) => row !== null);
      const taken = await this.tried(rows, client, read);
      for (const row of read) yield resultOf(row, taken.get(row.line));
    }
  }

  /** What would become of them, by line. */
  private async tried(
    rows: BulkRows | SingleRows,
    client: Actor,
    read: readonly ReadRow<unknown>[],
  ): Promise<Map<number, TakenRow>> {
    const taken = new Map<number, TakenRow>();
    const attempt = this.outbox.commit(async (database, owe) => {
      const hand: Hand = { database, owe, client, batchId: randomUUID() };
      if ('takeAll' in rows) await tryMany(hand, rows, read, taken);
      else for (const row of read) await tryOne(hand, rows, row, taken);
      throw new Undone();
    }, PATIENCE);
    await attempt.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    return taken;
  }
}

async function tryMany(
  hand: Hand,
  rows: BulkRows,
  read: readonly ReadRow<unknown>[],
  taken: Map<number, TakenRow>,
): Promise<void> {
  for (const part of partsWithoutRepeats(read, ({ read: one }) => ('row' in one ? rows.keysOf(one.row) : []))) {
    const valid = part.flatMap(({ line, read: one }) => ('row' in one ? [{ line, row: one.row }] : []));
    if (valid.length === 0) continue;
    const answers = await rows.takeAll(
      hand,
      valid.map(({ row }) => row),
    );
    for (const [index, answer] of answers.entries()) taken.set(valid[index]?.line ?? 0, answer);
  }
}

/** One that is refused leaves those before it as they are. */
async function tryOne(
  hand: Hand,
  rows: SingleRows,
  { line, read }: ReadRow<unknown>,
  taken: Map<number, TakenRow>,
): Promise<void> {
  if ('problems' in read) return;
  await hand.database.$executeRaw`savepoint tried`;
  try {
    taken.set(line, rows.check ? await rows.check(read.row) : await takeOne(hand, rows, read.row));
  } catch (error) {
    taken.set(line, { outcome: 'refused', problems: problemsOf(error) });
    await backToSavepoint(hand.database);
  }
}

const takeOne = async (hand: Hand, rows: SingleRows, row: unknown): Promise<TakenRow> =>
  rows.take(hand, row, await rows.prepare?.(row));

const backToSavepoint = (database: Database) => database.$executeRaw`rollback to savepoint tried`;

/** Without an id: what was made is gone again. */
function resultOf({ externalId, line, read }: ReadRow<unknown>, taken: TakenRow | undefined): RowResult {
  if ('problems' in read) return { line, externalId, outcome: 'refused', problems: presentProblems(read.problems) };
  if (!taken) throw new Error('A row has no answer');
  const { outcome } = taken;
  return { line, externalId, outcome, ...(outcome === 'refused' && { problems: presentProblems(taken.problems) }) };
}
