import { expect, it } from '@jest/globals';
import { wakingTime } from './quiet-hours.js';

const at = (instant: string) => wakingTime(new Date(instant)).toISOString();

it.each([
  // Mexico City keeps UTC-6.
  ['before eight waits until eight', '2026-11-22T13:59:59.000Z', '2026-11-22T14:00:00.000Z'],
  ['from eight on is now', '2026-11-22T14:00:00.000Z', '2026-11-22T14:00:00.000Z'],
  ['until nine in the evening is now', '2026-11-23T02:59:59.000Z', '2026-11-23T02:59:59.000Z'],
  ['after nine waits for the next morning', '2026-11-23T03:00:00.000Z', '2026-11-23T14:00:00.000Z'],
  ['after midnight waits for the same morning', '2026-11-23T06:30:00.000Z', '2026-11-23T14:00:00.000Z'],
])('%s', (_, now, then) => {
  expect(at(now)).toBe(then);
});
