import { Injectable } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import { MAX_BATCH_LINE_BYTES, MAX_BATCH_LINES } from '@flota/schemas';
import type { Actor } from '../../platform/audit/audit.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Readiness } from '../../platform/health/readiness.js';
import { RowKinds } from './rows/row-kinds.js';
import { RowWriter } from './row-writer.js';
import type { HeldBatch } from './stored-batches.js';
import { ndjsonLines, type SentLine } from './stream/ndjson-lines.js';
import { type ReadRow, readRow } from './stream/read-row.js';
import { chunksOf } from './stream/row-chunks.js';
import type { StreamProgress } from './stream/stream-progress.js';

/** Of all lines of one stream. */
const MAX_BYTES = 2 * 1024 ** 3;

/** Written together: enough that the statements count for little, and not so much that others wait for it. */
const CHUNK = {
  most: 500,
  mostBytes: 1024 ** 2,
  bytesOf: ({ content }: SentLine) => content?.length ?? 0,
  waitMs: 50,
};

interface Stream {
  bytes: AsyncIterable<Buffer>;
  /** The number of its first line. */
  from: number;
  client: Actor;
  progress: StreamProgress;
}

/** Takes the rows of a stream into its batch. */
@Injectable()
export class BatchIntake {
  constructor(
    private readonly prisma: PrismaService,
    private readonly kinds: RowKinds,
    private readonly writer: RowWriter,
    private readonly readiness: Readiness,
  ) {}

  /**
   * To the end of the stream. Answers the last line there was.
   *
   * @throws ProblemException where it can't go on, TakenOver, and what reading the stream throws: what was taken so far stays
   */
  async take(batch: HeldBatch, { bytes, client, from, progress }: Stream): Promise<number> {
    const rows = this.kinds.of(batch.kind);
    let last = from - 1;
    const lines = ndjsonLines(bounded(bytes), { from, maxLineBytes: MAX_BATCH_LINE_BYTES });
    for await (const chunk of chunksOf(lines, CHUNK)) {
      // What has been begun is written; the rest its client sends to the process that comes after this one.
      if (this.readiness.isLeaving) throw new ProblemException(503, 'SERVER.UNAVAILABLE', { retryAfterSeconds: 5 });
      const within = chunk.filter(({ line }) => line <= MAX_BATCH_LINES);
      last = within.at(-1)?.line ?? last;
      const read = within.map((line) => readRow(rows.schema, line)).filter((row) => row !== null);
      const fresh = await this.withoutTaken(batch, read);
      await this.writer.write({ batch, rows, client }, fresh, last);
      progress.settle(last);
      if (within.length < chunk.length) throw tooLarge();
    }
    return last;
  }

  /**
   * Those that have no answer yet: the rest was taken when they came before. What was refused may come again mended, as
   * nothing of it was written.
   *
   * @throws ProblemException 422 where another row comes in the place of one that was taken
   */
  private async withoutTaken<Row>(batch: HeldBatch, read: ReadRow<Row>[]): Promise<ReadRow<Row>[]> {
    const again = read.filter(({ line }) => line <= batch.lines);
    if (again.length === 0) return read;
    const stored = await this.prisma.batchRow.findMany({
      where: {
        batchId: batch.id,
        line: { gte: again[0]?.line, lte: again.at(-1)?.line },
      } satisfies Prisma.BatchRowWhereInput,
      select: { line: true, digest: true, outcome: true },
    });
    const takenAt = new Map(stored.map((row) => [row.line, row]));
    return read.filter(({ line, digest }) => {
      if (line > batch.lines) return true;
      const taken = takenAt.get(line);
      if (taken && digest.equals(taken.digest)) return false;
      if (taken?.outcome === 'refused') return true;
      throw new ProblemException(422, 'IDEMPOTENCY.KEY_REUSED', { detail: `Line ${line} was another one before.` });
    });
  }
}

const tooLarge = () => new ProblemException(413, 'BATCH.TOO_LARGE');

async function* bounded(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const piece of bytes) {
    total += piece.length;
    if (total > MAX_BYTES) throw tooLarge();
    yield piece;
  }
}
