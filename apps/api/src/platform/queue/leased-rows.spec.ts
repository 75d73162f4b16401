import { describe, expect, it } from '@jest/globals';
import { retryDelayMs } from './leased-rows.js';

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
