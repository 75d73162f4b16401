import { expect, it } from '@jest/globals';
import { moved } from './ordering.js';

it.each([
  [1, 0, ['b', 'a', 'c']],
  [0, 2, ['b', 'c', 'a']],
  [0, -1, null],
  [2, 3, null],
  [-1, 0, null],
])('moves the item at %i to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(order);
});
