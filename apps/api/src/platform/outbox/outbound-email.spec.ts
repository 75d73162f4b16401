import { describe, expect, it } from '@jest/globals';
import { giveUpAt, outboundEmailJob, retryDelayMs } from './outbound-email.js';

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

it('giveUpAt is in three days', () => {
  expect(Math.round((giveUpAt().getTime() - Date.now()) / 3_600_000)).toBe(72);
});

describe('the payload of a mail job', () => {
  const { payload } = outboundEmailJob;

  it('is the id of the mail and nothing else', () => {
    const outboundEmailId = '0198a000-0000-7000-8000-000000000000';
    expect(payload.parse({ outboundEmailId, to: 'ana@ejemplo.mx' })).toEqual({ outboundEmailId });
    expect(payload.safeParse({ outboundEmailId: 'ana@ejemplo.mx' }).success).toBe(false);
  });
});
