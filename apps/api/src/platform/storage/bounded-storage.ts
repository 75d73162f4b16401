import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { isInTransaction } from '../database/transaction-scope.js';
import type { ByteRange, FileContent, Storage } from './storage.js';
import { StorageFailure } from './storage-failure.js';

export interface Bounds {
  /** What one attempt may take. */
  attemptMs: number;
  /** What all of them may take: somebody waits for the answer. */
  totalMs: number;
  attempts: number;
}

const BOUNDS: Bounds = { attemptMs: 15_000, totalMs: 30_000, attempts: 3 };
const PAUSE_MS = 150;

/**
 * A storage that answers or fails within a bounded time, whatever is behind it, and that is never asked while a database
 * transaction is open: that would hold a connection, and the rows it locked, for as long as a bucket takes.
 */
export class BoundedStorage implements Storage {
  constructor(
    private readonly inner: Storage,
    private readonly bounds: Bounds = BOUNDS,
  ) {}

  put(key: string, content: FileContent, contentType: string): Promise<void> {
    return this.bounded((signal) => this.inner.put(key, content, contentType, signal));
  }

  get(key: string, range?: ByteRange): Promise<Readable | null> {
    return this.bounded((signal) => this.inner.get(key, range, signal));
  }

  delete(key: string): Promise<void> {
    return this.bounded((signal) => this.inner.delete(key, signal));
  }

  private async bounded<Result>(ask: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (isInTransaction()) throw new Error('The storage is not asked inside a database transaction: store first');
    const { attempts, attemptMs, totalMs } = this.bounds;
    const end = Date.now() + totalMs;
    for (let attempt = 1; ; attempt++) {
      try {
        return await inTime(ask, Math.max(1, Math.min(attemptMs, end - Date.now())));
      } catch (error) {
        const failure = StorageFailure.of(error);
        const pauseMs = PAUSE_MS * attempt;
        // A full disk is as full a moment later.
        if (failure.code === 'STORAGE.FULL' || attempt === attempts || Date.now() + pauseMs >= end) throw failure;
        await wait(pauseMs);
      }
    }
  }
}

/** Does not wait for what can't be interrupted, such as a network folder that hangs. */
async function inTime<Result>(ask: (signal: AbortSignal) => Promise<Result>, ms: number): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The storage did not answer within ${ms} ms`);
      controller.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([ask(signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
