import { describe, expect, it } from '@jest/globals';
import { circles, importsOfSources } from './circles.mjs';

const graph = (imports) => new Map(Object.entries(imports));

describe('circles', () => {
  it.each([
    ['of two', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
    [
      'of three, with others on the way to it and from it',
      { z: ['a'], a: ['b'], b: ['c'], c: ['a', 'd'], d: [] },
      [['a', 'b', 'c']],
    ],
    ['of one with itself', { a: ['a'] }, [['a']]],
    [
      'two of them',
      { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
    ],
    ['none where two ways lead to the same', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ])('are found: %s', (_what, imports, groups) => {
    expect(circles(graph(imports))).toEqual(groups);
  });
});

it('no file of ours imports itself by way of others', () => {
  const imports = importsOfSources();
  expect(imports.get('apps/api/src/main.ts')?.length).toBeGreaterThan(0);
  expect(imports.get('apps/site/app/root.tsx')?.length).toBeGreaterThan(0);
  expect(circles(imports)).toEqual([]);
});
