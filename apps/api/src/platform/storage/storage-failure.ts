import { ProblemException } from '../errors/problem.exception.js';

/** A full disk, a full quota, and what buckets say of either. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

const RETRY_AFTER_SECONDS = 30;

/** The storage did not do what was asked. What was asked can be asked again: nothing is half done. */
export class StorageFailure extends ProblemException {
  /** @param cause what the storage said, for the log */
  constructor(
    code: 'STORAGE.UNAVAILABLE' | 'STORAGE.FULL',
    override readonly cause?: unknown,
  ) {
    const isFull = code === 'STORAGE.FULL';
    super(isFull ? 507 : 503, code, { retryAfterSeconds: isFull ? RETRY_AFTER_SECONDS * 10 : RETRY_AFTER_SECONDS });
  }

  static of(cause: unknown): StorageFailure {
    return cause instanceof StorageFailure
      ? cause
      : new StorageFailure(saysFull(cause) ? 'STORAGE.FULL' : 'STORAGE.UNAVAILABLE', cause);
  }
}

function saysFull(error: unknown): boolean {
  const { code, name, Code } = (error ?? {}) as { code?: unknown; name?: unknown; Code?: unknown };
  return [code, name, Code].some((said) => typeof said === 'string' && FULL.has(said));
}
