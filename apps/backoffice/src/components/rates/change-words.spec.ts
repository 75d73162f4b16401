import { expect, it } from '@jest/globals';
import { changeInWords } from './change-words.js';

it.each([
  ['14.5', '13.9', '14.5\u00a0%', '13.9\u00a0%', 'baja 0.6 puntos', 'success'],
  ['14.1', '15.1', '14.1\u00a0%', '15.1\u00a0%', 'sube 1 punto', 'warning'],
  [null, '12', '—', '12\u00a0%', 'se empieza a ofrecer', 'success'],
  ['12', null, '12\u00a0%', '—', 'ya no se ofrece', 'error'],
])('%j to %j is told in words', (before, after, from, to, words, tone) => {
  expect(changeInWords({ before, after })).toEqual({ from, to, words, tone });
});

it.each([
  ['14.5', '14.50'],
  [null, null],
])('%j to %j is no change', (before, after) => expect(changeInWords({ before, after })).toBeNull());
