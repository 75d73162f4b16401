import { expect, it } from '@jest/globals';
import { partsWithoutRepeats } from './parts.js';

it('parts are as few as keys allow, in order', () => {
  const parts = partsWithoutRepeats(['ab', 'c', 'ad', '', 'ac'], (item) => [...item]);
  expect(parts).toEqual([['ab', 'c'], ['ad', ''], ['ac']]);
  expect(partsWithoutRepeats([], () => [])).toEqual([]);
});
