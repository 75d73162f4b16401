import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import { Registered } from '../boot/registered.js';
import type { Lease, LeasedRow, LeasedRows } from './leased-rows.js';

/** What the queue is told of a row: what finds it, which is ids and never personal data. */
export type JobKey = Readonly<Record<string, string>>;

/** What everybody knows of a kind of background work; only a worker does it. */
export interface JobContract<Key extends JobKey = JobKey> {
  /** Also its queue's. */
  readonly name: string;
  readonly key: z.ZodType<Key>;
  /** How many a worker has in hand at once; 1 unless told otherwise. */
  readonly concurrency?: number;
}

/**
 * One kind of background work: rows say what is owed, a queue wakes a worker early, and the worker does it under a lease
 * of the row. Done twice it must be harmless. Each kind has a queue, which without Redis holds database connections.
 */
export abstract class OwedJob<Row extends LeasedRow = LeasedRow, Key extends JobKey = JobKey> {
  protected abstract readonly rows: LeasedRows<Row, Key>;

  /**
   * The work itself. Answers what is to be written on the row besides that it is done, when it is an effect outside the
   * database; `null` when it has ended the row in its own transaction (`lease.end`). Throws to be tried again.
   */
  protected abstract work(row: Row, lease: Lease<Row>): Promise<Partial<Row> | null>;

  /** Nothing happens when it is done, not due yet, or in another worker's hands. */
  async process(key: Key): Promise<void> {
    await this.rows.take(key, (row, lease) => this.work(row, lease));
  }

  /** What this worker has in hand and can't finish becomes another one's. */
  giveBack(): Promise<void> {
    return this.rows.giveBack();
  }

  /** What a worker may take now, and that longest waited for first. */
  due(limit: number): Promise<Key[]> {
    return this.rows.due(limit);
  }
}

/** A class of jobs, by which its work is announced. */
export type JobType<Key extends JobKey> = abstract new (...parts: never[]) => { process(key: Key): Promise<void> };

export const jobs = new Registered<OwedJob, JobContract>(OwedJob, { noun: 'job', decorator: '@Job' });

/** Marks a kind of background work. Its module provides it; a worker finds it there. */
export const Job =
  <Key extends JobKey>(contract: JobContract<Key>) =>
  (type: JobType<Key>): void =>
    jobs.define(type as unknown as Type<OwedJob>, contract);
