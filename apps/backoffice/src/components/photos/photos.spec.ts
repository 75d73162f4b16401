import { describe, expect, it } from '@jest/globals';
import { movedFocus } from './FocusPicker.js';
import { moved } from './moved.js';

describe('a list whose item is moved', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 1, 'bac'],
  ])('from %i to %i is %s', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });
});

describe('the focal point, by keys', () => {
  it.each([
    ['ArrowLeft', false, { x: 45, y: 98 }],
    ['ArrowRight', true, { x: 51, y: 98 }],
    ['ArrowUp', false, { x: 50, y: 93 }],
    ['ArrowDown', false, { x: 50, y: 100 }],
  ])('%s, finely: %s', (key, fine, expected) => {
    expect(movedFocus({ x: 50, y: 98 }, key, fine)).toEqual(expected);
  });

  it.each(['Tab', 'Enter', 'a'])('%s leaves it, and is left to the page', (key) => {
    expect(movedFocus({ x: 50, y: 50 }, key, false)).toBeUndefined();
  });
});
