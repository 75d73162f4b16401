import { expect, it } from '@jest/globals';
import { workCost } from './work-cost.js';

it.each([
  [{ network: 1, overall: 1 }, 1_000],
  [{ network: 10, overall: 300 }, 1_000],
  [{ network: 11, overall: 300 }, 2_000],
  [{ network: 21, overall: 300 }, 4_000],
  [{ network: 1, overall: 301 }, 2_000],
  [{ network: 11, overall: 601 }, 8_000],
  [{ network: 1_000_000, overall: 1_000_000 }, 16_000],
])('%j costs %d', (used, cost) => {
  expect(workCost(used)).toBe(cost);
});
