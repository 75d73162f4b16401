import { expect, it } from '@jest/globals';
import { comparisonPath, readCompared } from './addresses.js';

const read = (query: string) => readCompared(new URLSearchParams(query));
const one = { model: 'cascadia-126', version: 'dd13' };
const other = { model: 'm2-106', version: '6x4-volteo' };

it('a comparison comes back from its address', () => {
  const path = comparisonPath([one, other]);
  expect(path).toBe('/comparar-vehiculos?a=cascadia-126/dd13&b=m2-106/6x4-volteo');
  expect(read(path.split('?')[1] ?? '')).toEqual([one, other]);
});

it.each([
  ['', []],
  ['a=cascadia-126/dd13&b=cascadia-126/dd13', [one]],
  ['b=m2-106/6x4-volteo', [other]],
  ['a=&b=..%2F..&c=cascadia-126', []],
  ['a=Cascadia/<b>', []],
])('%s', (query, refs) => {
  expect(read(query)).toEqual(refs);
});

it('takes three at most', () => {
  const many = [1, 2, 3, 4].map((number) => ({ model: `m${number}`, version: 'v' }));
  expect(comparisonPath(many)).toBe('/comparar-vehiculos?a=m1/v&b=m2/v&c=m3/v');
});
