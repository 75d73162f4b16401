import { expect, it } from '@jest/globals';
import { clusterPoints } from './cluster-points.js';

const at = (x: number, y = 0) => ({ x, y });

it('puts together what lies nearer than the reach, and leaves the rest alone', () => {
  expect(clusterPoints([at(0), at(30), at(40), at(200), at(0, 39)], 40)).toEqual([
    [at(0), at(30), at(0, 39)],
    [at(40)],
    [at(200)],
  ]);
});

it('loses no point', () => {
  const points = Array.from({ length: 200 }, (_, index) => at((index * 37) % 500, (index * 91) % 300));
  const groups = clusterPoints(points, 44);
  expect(groups.flat()).toHaveLength(200);
  expect(new Set(groups.flat())).toEqual(new Set(points));
});

it('has none of none', () => expect(clusterPoints([], 40)).toEqual([]));
