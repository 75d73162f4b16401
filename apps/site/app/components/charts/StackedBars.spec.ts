import { expect, it } from '@jest/globals';
import { axisTicks } from './StackedBars.js';

it.each([
  [65_502.73, [0, 20_000, 40_000, 60_000, 80_000]],
  [80_000, [0, 20_000, 40_000, 60_000, 80_000]],
  [94_275.2, [0, 25_000, 50_000, 75_000, 100_000]],
  [3, [0, 1, 2, 3]],
  [0, [0, 1]],
])('counts up to %d in round steps', (max, ticks) => expect(axisTicks(max)).toEqual(ticks));
