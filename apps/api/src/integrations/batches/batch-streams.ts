import { Injectable, Logger } from '@nestjs/common';
import type { BatchKind, BatchSummary, RowResult } from '@flota/schemas';
import type { Actor } from '../../platform/audit/audit.js';
import { toProblem } from '../../platform/errors/problem.filter.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Turns } from '../../platform/uploads/turns.js';
import { BatchIntake } from './batch-intake.js';
import { BatchResultRows } from './batch-results.js';
import { type HeldBatch, StoredBatches, TakenOver } from './stored-batches.js';
import { StreamProgress } from './stream/stream-progress.js';

/** Of this process: each holds a connection to the database while it writes. */
const LIMITS = { atOnce: 4, waiting: 8, waitMs: 10_000 };
const RENEW_MS = 10_000;

export interface SentBatch {
  client: Actor;
  kind: BatchKind;
  /** Its `Idempotency-Key`. */
  key: string | undefined;
  /** The number of the first line sent. */
  from: number;
  bytes: AsyncIterable<Buffer>;
  /** Whether its connection is broken already. */
  isGone: () => boolean;
  /** Of the call, for the log. */
  correlationId: string;
}

export interface AnsweredBatch {
  id: string;
  /** A line of the answer each: results in the order of the rows, then the summary. */
  answer: AsyncGenerator<RowResult | BatchSummary>;
}

/** How it ended: the last line there was, or what came between. */
type Ending = { last: number } | { error: unknown };

/** Batches as they come in and are answered, at the same time and each at its own pace. */
@Injectable()
export class BatchStreams {
  private readonly logger = new Logger(BatchStreams.name);
  private readonly turns = new Turns(LIMITS);

  constructor(
    private readonly batches: StoredBatches,
    private readonly intake: BatchIntake,
    private readonly results: BatchResultRows,
  ) {}

  /**
   * Begins to take it, whether or not anybody reads the answer.
   *
   * @throws ProblemException as `StoredBatches.hold`; 409 when lines before the first one are missing, 503 when too many come in
   */
  async open(sent: SentBatch): Promise<AnsweredBatch> {
    const { client, from, isGone, key, kind } = sent;
    const endTurn = await this.turns.take();
    try {
      // One that broke off while it waited must not take the batch from the one that came in its place.
      if (isGone()) throw new ProblemException(408, 'REQUEST.TOO_SLOW');
      const batch = await this.batches.hold(client.id, kind, key);
      if (from > batch.lines + 1) {
        await this.batches.release(batch, { finished: false });
        throw new ProblemException(409, 'BATCH.LINES_MISSING', { detail: `The next line is ${batch.lines + 1}.` });
      }
      const progress = new StreamProgress(from - 1);
      const ended = this.run(batch, sent, progress).finally(endTurn);
      return { id: batch.id, answer: this.answer(batch, sent, progress, ended) };
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  private async run(batch: HeldBatch, sent: SentBatch, progress: StreamProgress): Promise<Ending> {
    const renewing = setInterval(() => void this.batches.renew(batch).catch(() => undefined), RENEW_MS);
    try {
      const last = await this.intake.take(batch, { ...sent, progress });
      await this.batches.release(batch, { finished: last >= batch.lines });
      return { last };
    } catch (error) {
      await this.letGo(batch);
      return { error };
    } finally {
      clearInterval(renewing);
      progress.end();
    }
  }

  /** Where that fails too, it is free when its lease runs out. */
  private async letGo(batch: HeldBatch): Promise<void> {
    await this.batches.release(batch, { finished: false }).catch(() => undefined);
  }

  private async *answer(
    { id }: HeldBatch,
    { client, correlationId, from }: SentBatch,
    progress: StreamProgress,
    ended: Promise<Ending>,
  ): AsyncGenerator<RowResult | BatchSummary> {
    for await (const page of this.results.follow(id, from - 1, progress)) yield* page;
    const ending = await ended;
    const summary = await this.batches.read(client.id, id);
    if ('last' in ending) yield { summary };
    else yield { summary: { ...summary, problem: this.problemOf(ending.error, correlationId) } };
  }

  private problemOf(error: unknown, correlationId: string) {
    if (error instanceof TakenOver) return toProblem(new ProblemException(409, 'BATCH.BUSY'), correlationId);
    const problem = toProblem(error, correlationId);
    if (problem.status >= 500) this.logger.error({ err: error, correlationId }, problem.code);
    return problem;
  }
}
