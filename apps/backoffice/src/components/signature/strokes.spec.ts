import { expect, it } from '@jest/globals';
import { SIGNATURE_MAX_POINTS } from '@flota/schemas';
import { drawnTo, isFull, pointOf } from './strokes.js';

it('reads a place on any screen in the units of the box, and none outside of it', () => {
  expect(pointOf({ x: 150, y: 54 }, { width: 300, height: 108 })).toEqual([500, 180]);
  expect(pointOf({ x: -9, y: 400 }, { width: 300, height: 108 })).toEqual([0, 360]);
});

it('draws on to what is elsewhere', () => {
  expect(drawnTo([[[10, 10]]], [11, 11])).toEqual([[[10, 10]]]);
  expect(drawnTo([[[1, 1]], [[10, 10]]], [30, 10])).toEqual([
    [[1, 1]],
    [
      [10, 10],
      [30, 10],
    ],
  ]);
  expect(drawnTo([], [30, 10])).toEqual([]);
});

it('takes no more than may be sent', () => {
  const full = [Array.from({ length: SIGNATURE_MAX_POINTS }, (): [number, number] => [0, 0])];
  expect(isFull(full)).toBe(true);
  expect(drawnTo(full, [500, 300])).toBe(full);
});
