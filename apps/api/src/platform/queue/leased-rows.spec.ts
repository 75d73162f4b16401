import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Database } from '../database/prisma.service.js';
import { type LeasedRow, LeasedRows, retryDelayMs } from './leased-rows.js';

describe('retryDelayMs', () => {
  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [8, 640_000],
    [9, 900_000],
    [500, 900_000],
    [5_000, 900_000],
  ])('after attempt %d waits %d ms', (attempts, delay) => {
    expect(retryDelayMs(attempts)).toBe(delay);
  });
});

describe('what was done while the database went away', () => {
  const row = { id: 'one', state: 'sending', attempts: 1, nextAttemptAt: null, lockedUntil: null, lastError: null };

  /** A table whose database takes no write the first so many times. */
  function rowsAway(times: number, leaseMs: number) {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const updateMany = jest.fn(async (_update: object) => {
      if (updateMany.mock.calls.length <= times) throw new Error('Connection terminated unexpectedly');
      return { count: 1 };
    });
    const model = () => ({ updateMany, updateManyAndReturn: async () => [row], findMany: async () => [] });
    const states = { inHand: 'sending', done: 'sent' };
    const database = { $queryRaw: async () => [{ now: new Date() }] } as unknown as Database;
    const table = { name: 'mail', model, key: ['id'] as const, states, leaseMs, isFinal: () => false };
    return { rows: new LeasedRows<LeasedRow & { id: string }, { id: string }>(database, table), updateMany };
  }

  it('is written down when it is back, and not done again', async () => {
    const { rows, updateMany } = rowsAway(2, 60_000);
    const work = jest.fn(async () => ({}));
    await rows.take({ id: 'one' }, work);
    expect(work).toHaveBeenCalledTimes(1);
    expect(updateMany).toHaveBeenCalledTimes(3);
    expect(updateMany).toHaveBeenLastCalledWith(
      expect.objectContaining({ data: expect.objectContaining({ state: 'sent' }) }),
    );
  });

  it('is left to another worker once the lease has run out', async () => {
    const { rows } = rowsAway(Infinity, 300);
    await expect(rows.take({ id: 'one' }, async () => ({}))).rejects.toThrow('Connection terminated');
  });
});
