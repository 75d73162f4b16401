import { expect, it } from '@jest/globals';
import { swipeDirection } from './use-swipe.js';

it.each([
  [{ x: -50, y: 0 }, 1],
  [{ x: 50, y: 0 }, -1],
  [{ x: -50, y: 150 }, 1],
  [{ x: 50, y: -150 }, -1],
  [{ x: -49, y: 0 }, 0],
  [{ x: 49, y: 0 }, 0],
  [{ x: -200, y: 151 }, 0],
  [{ x: 200, y: -151 }, 0],
])('takes a move by %j as %i', (move, direction) => {
  expect(swipeDirection({ x: 300, y: 300 }, { x: 300 + move.x, y: 300 + move.y })).toBe(direction);
});
