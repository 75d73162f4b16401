import { expect, it } from '@jest/globals';
import { askedPause, PATIENCE_MS, retryAfterMs } from './retry-schedule.js';

const HOUR = 3_600_000;

it('is tried ten times in three days, the last time when they are over', () => {
  let now = 0;
  let attempts = 1;
  for (; now < PATIENCE_MS; attempts += 1) {
    const pause = retryAfterMs({ attempts, giveUpAt: new Date(PATIENCE_MS) }, new Date(now));
    expect(pause).toBeGreaterThan(0);
    now += pause;
  }
  expect({ attempts, now }).toEqual({ attempts: 10, now: 72 * HOUR });
});

it.each([
  [1, 5_000],
  [2, 300_000],
  [6, 10 * HOUR],
])('waits after attempt %d about %d ms', (attempts, ms) => {
  const pause = retryAfterMs({ attempts, giveUpAt: new Date(PATIENCE_MS) }, new Date(0));
  expect(pause).toBeGreaterThanOrEqual(ms);
  expect(pause).toBeLessThanOrEqual(ms * 1.1);
});

it.each([
  [undefined, null],
  [0, 0],
  [119.2, 120],
  [86_400, 3_600],
])('a target that asks for %p seconds is left alone for %p', (asked, heeded) => {
  expect(askedPause(asked)).toBe(heeded);
});

it('is not tried before the target asked for, nor later than when its patience ends', () => {
  const giveUpAt = new Date(PATIENCE_MS);
  expect(retryAfterMs({ attempts: 1, giveUpAt }, new Date(0), 120)).toBeGreaterThanOrEqual(120_000);
  expect(retryAfterMs({ attempts: 3, giveUpAt }, new Date(0), 120)).toBeGreaterThanOrEqual(30 * 60_000);
  expect(retryAfterMs({ attempts: 1, giveUpAt }, new Date(PATIENCE_MS - 1_000), 120)).toBe(1_000);
});

it('is tried at once where its time is over already', () => {
  expect(retryAfterMs({ attempts: 3, giveUpAt: new Date(0) }, new Date(1))).toBe(0);
});
