import { expect, it } from '@jest/globals';
import { inserted, opensPicker } from './insertion.js';

it.each([
  ['', true],
  ['Hola. ', true],
  ['Hola.\n', true],
  ['Hola', false],
  ['Hola;', false],
])('a semicolon after %j opens the canned answers: %s', (value, expected) => {
  expect(opensPicker({ value: `${value}y lo demás`, selectionStart: value.length })).toBe(expected);
});

it('puts a text in place of what was selected', () => {
  expect(inserted('Hola, aquí va.', { from: 6, to: 10, text: 'allí' })).toBe('Hola, allí va.');
  expect(inserted('', { from: 0, to: 0, text: 'Hola' })).toBe('Hola');
});
