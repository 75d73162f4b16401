import { describe, expect, it } from '@jest/globals';
import { formatInstant } from './format.js';

describe('formatInstant', () => {
  it.each([
    ['2026-11-20T20:05:00.000Z', '20 nov 2026, 14:05'],
    ['2026-11-21T05:59:00.000Z', '20 nov 2026, 23:59'],
    ['2026-11-21T06:03:00.000Z', '21 nov 2026, 00:03'],
  ])('%s is %s by the clocks of Mexico City', (instant, text) => {
    expect(formatInstant(instant)).toBe(text);
  });
});
