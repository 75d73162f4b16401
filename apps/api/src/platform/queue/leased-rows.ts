import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { databaseTime } from '../database/database-time.js';
import type { Database } from '../database/prisma.service.js';

/** What the rows of every kind of owed work have in common. */
export interface LeasedRow {
  /** `pending`, its table's words for in hand and done, and `failed`. */
  state: string;
  /** How often it was claimed: who claimed last knows the number, and so whether the row is still theirs. */
  attempts: number;
  nextAttemptAt: Date | null;
  /** While in hand: when another worker may take it over, because the one that had it must have died. */
  lockedUntil: Date | null;
  lastError: string | null;
}

/** What is needed of a Prisma model; the one place where its types are widened. */
interface LeasedModel {
  findMany(args: object): PromiseLike<object[]>;
  updateMany(args: object): PromiseLike<{ count: number }>;
  updateManyAndReturn(args: object): PromiseLike<object[]>;
}

/** A table of owed work, and how it is worked off. */
export interface LeasedTable<Row extends LeasedRow, Key extends object> {
  /** What a row is, in the log, e.g. `mail`. */
  name: string;
  model(database: Database): LeasedModel;
  /** The columns that find a row. */
  key: readonly (keyof Key & keyof Row & string)[];
  /** What its state is called while a worker has it, and when the work is done. */
  states: { inHand: Row['state']; done: Row['state'] };
  /** `LEASE_MS` unless said otherwise. */
  leaseMs?: number;
  /** Whether it failed for good: it is given up and waits for staff. `now` is by the database's clock. */
  isFinal(row: Row, error: unknown, now: Date): boolean;
  /** How long after a failed attempt it is tried again, in milliseconds; `retryDelayMs` unless said otherwise. */
  retryAfterMs?(row: Row, now: Date, error: unknown): number;
  /** What else is written on a row whose attempt failed. */
  noted?(row: Row, error: unknown, final: boolean): Partial<Row>;
}

/** A row in a worker's hands. */
export interface Lease<Row extends LeasedRow> {
  /**
   * Ends the row in the transaction of what was done: both or neither. `false` when another worker took it over
   * meanwhile, and then nothing of that transaction may stay.
   */
  end(database: Database, outcome: Partial<Row>): Promise<boolean>;
}

/**
 * How long a worker that is heard of no more keeps its rows from others; renewed while it works. What it had in hand is
 * done within half a minute all the same (`job-workers.ts`).
 */
export const LEASE_MS = 15_000;

/** Between attempts to write down what is done: short, as a row whose lease ran out is taken over soon after. */
const PAUSE_MS = 500;

/** Five seconds after the first failure, then twice as long each time, at most a quarter of an hour. */
export const retryDelayMs = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), 15 * 60_000);

/**
 * Owed work, a row each: claimed by one worker at a time, under a lease that is renewed while it works; tried again after
 * a failure, longer each time, until it is given up; taken over when its worker died. What is due and whose lease ran out
 * is told by the database's clock, as workers on two machines disagree about the time.
 */
export class LeasedRows<Row extends LeasedRow, Key extends object> {
  private readonly logger = new Logger('LeasedRows');
  private readonly inHand = new Set<Row>();
  private readonly leaseMs: number;

  constructor(
    private readonly database: Database,
    private readonly table: LeasedTable<Row, Key>,
  ) {
    this.leaseMs = table.leaseMs ?? LEASE_MS;
  }

  /** Keys of rows that a worker may take, those that waited longest first. */
  async due(limit: number): Promise<Key[]> {
    const rows = await this.table.model(this.database).findMany({
      where: this.dueAt(await databaseTime(this.database)),
      select: Object.fromEntries(this.table.key.map((column) => [column, true])),
      orderBy: { nextAttemptAt: 'asc' },
      take: limit,
    });
    return rows as Key[];
  }

  /**
   * Does the work if the row is due; nothing when it is done, given up or in another worker's hands. What the work
   * answers has happened outside the database and is written whoever has the row by then; `null` if it ended the row.
   */
  async take(key: Key, work: (row: Row, lease: Lease<Row>) => Promise<Partial<Row> | null>): Promise<void> {
    const row = await this.claim(key);
    if (!row) return;
    this.inHand.add(row);
    const renewal = setInterval(() => void this.renew(row), this.leaseMs / 3);
    try {
      const lease: Lease<Row> = { end: (database, outcome) => this.write(database, this.mine(row), outcome) };
      const outcome = await work(row, lease).catch((error: unknown) => this.noteFailure(row, error));
      // Apart from the work: a database that fails here must not make it count as undone any sooner than its lease ends.
      if (outcome) await this.writeDown(row, outcome);
    } finally {
      clearInterval(renewal);
      this.inHand.delete(row);
    }
  }

  /**
   * For a worker that ends before its work does: another one may take what it has in hand at once. Work that gets done all
   * the same is written, unless it is to end its row itself: then it may no more.
   */
  async giveBack(): Promise<void> {
    if (this.inHand.size === 0) return;
    const nextAttemptAt = await databaseTime(this.database);
    await Promise.all(
      [...this.inHand].map((row) =>
        this.table.model(this.database).updateMany({
          where: this.mine(row),
          data: { state: 'pending', lockedUntil: null, nextAttemptAt },
        }),
      ),
    );
  }

  private async claim(key: Key): Promise<Row | null> {
    const now = await databaseTime(this.database);
    const [row] = await this.table.model(this.database).updateManyAndReturn({
      where: { ...this.keyOf(key), ...this.dueAt(now) },
      data: {
        state: this.table.states.inHand,
        attempts: { increment: 1 },
        lockedUntil: later(now, this.leaseMs),
      },
    });
    return (row as Row | undefined) ?? null;
  }

  private async renew(row: Row): Promise<void> {
    try {
      const lockedUntil = later(await databaseTime(this.database), this.leaseMs);
      await this.table.model(this.database).updateMany({ where: this.mine(row), data: { lockedUntil } });
    } catch (error) {
      this.logger.warn({ err: error, work: this.table.name, ...this.keyOf(row) }, 'Lease not renewed');
    }
  }

  private async write(database: Database, where: object, outcome: Partial<Row>): Promise<boolean> {
    const ended = { state: this.table.states.done, lastError: null, nextAttemptAt: null, lockedUntil: null };
    const { count } = await this.table.model(database).updateMany({ where, data: { ...ended, ...outcome } });
    return count === 1;
  }

  /** What happened outside the database can't be undone: one that is away for a moment must not have it happen again. */
  private async writeDown(row: Row, outcome: Partial<Row>): Promise<void> {
    const until = Date.now() + this.leaseMs;
    for (;;) {
      try {
        await this.write(this.database, this.keyOf(row), outcome);
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
        this.logger.warn({ err: error, work: this.table.name, ...this.keyOf(row) }, 'Done, and not written down yet');
        await wait(PAUSE_MS);
      }
    }
  }

  private async noteFailure(row: Row, error: unknown): Promise<null> {
    const now = await databaseTime(this.database);
    const final = this.table.isFinal(row, error, now);
    const { message, code, stack } = asError(error);
    // The message may quote an address: it goes to the row that staff see, and not to the log.
    const at = stack?.split('\n').filter((line) => /^\s+at /.test(line));
    this.logger.warn(
      { work: this.table.name, ...this.keyOf(row), attempts: row.attempts, final, code, at },
      'Not done',
    );
    const pause = this.table.retryAfterMs?.(row, now, error) ?? retryDelayMs(row.attempts);
    await this.table.model(this.database).updateMany({
      where: this.mine(row),
      data: {
        ...this.table.noted?.(row, error, final),
        state: final ? 'failed' : 'pending',
        lastError: message.slice(0, 500),
        lockedUntil: null,
        nextAttemptAt: final ? null : later(now, pause),
      },
    });
    return null;
  }

  private dueAt(now: Date) {
    return {
      OR: [
        { state: 'pending', nextAttemptAt: { lte: now } },
        { state: this.table.states.inHand, lockedUntil: { lt: now } },
      ],
    };
  }

  /** Unless another worker took it over meanwhile: then it is that one's to say how it went. */
  private mine(row: Row): object {
    return { ...this.keyOf(row), attempts: row.attempts, state: this.table.states.inHand };
  }

  /** Every column of it, or nothing is found: a condition that is left out would match all rows. */
  private keyOf(row: Row | Key): Record<string, unknown> {
    return Object.fromEntries(
      this.table.key.map((column) => {
        const value = (row as Record<string, unknown>)[column];
        if (typeof value !== 'string') throw new Error(`A row of owed work is found by its ${column}`);
        return [column, value];
      }),
    );
  }
}

const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);

const asError = (error: unknown): { message: string; code?: string; stack?: string } =>
  error instanceof Error ? error : { message: String(error) };
