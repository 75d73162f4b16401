import { expect, it } from '@jest/globals';
import { brokenWords, isIntact } from './proof.js';

const INTACT = { proved: 5, total: 5, head: 'ab', done: true, broken: null, unsealed: 0, noted: null } as const;

it('is intact with or without a head that was noted', () => {
  expect(isIntact(INTACT)).toBe(true);
  expect(isIntact({ ...INTACT, noted: 'found' })).toBe(true);
  expect(brokenWords({ ...INTACT, noted: 'found' })).toEqual([]);
});

it.each([
  [{ broken: { seq: 3, entryId: 'x', reason: 'missing' } as const }, /número 3 \(x\) ya no está/],
  [{ unsealed: 2 }, /2 sin sello/],
  [{ noted: 'gone' as const }, /le falta el final/],
])('is not with %j, and says why', (fault, words) => {
  const step = { ...INTACT, ...fault };
  expect(isIntact(step)).toBe(false);
  expect(brokenWords(step)).toEqual([expect.stringMatching(words)]);
});
