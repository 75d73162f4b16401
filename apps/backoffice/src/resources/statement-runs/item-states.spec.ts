import { expect, it } from '@jest/globals';
import { settledOf, stuckOf } from './item-states.js';

const counts = { pending: 4, working: 1, issued: 30, held: 2, failed: 3 };

it('counts as done what went out and what waits for staff', () => {
  expect(settledOf(counts)).toBe(35);
  expect(stuckOf(counts)).toBe(5);
});
