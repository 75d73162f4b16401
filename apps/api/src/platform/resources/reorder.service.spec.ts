import { describe, expect, it } from '@jest/globals';
import { distinctPlaces } from './reorder.service.js';

describe('distinctPlaces', () => {
  it.each([
    [[], []],
    [
      [3, 1, 2],
      [1, 2, 3],
    ],
    [
      [0, 0, 0],
      [0, 1, 2],
    ],
    [
      [5, 5, 6, 9],
      [5, 6, 7, 9],
    ],
    [
      [10, 2],
      [2, 10],
    ],
  ])('of %j are %j', (positions, places) => {
    expect(distinctPlaces(positions)).toEqual(places);
  });
});
