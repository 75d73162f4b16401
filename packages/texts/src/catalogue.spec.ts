import { expect, it } from '@jest/globals';
import { CATALOGUE, TEXT_PLACES } from './catalogue.js';
import { checkWording, isRefused } from './check-wording.js';
import { VARIABLE_NAMES } from './variable-names.js';

it('calls no two texts by the same key, nor two places', () => {
  expect(new Set(CATALOGUE.map(({ key }) => key)).size).toBe(CATALOGUE.length);
  expect(new Set(TEXT_PLACES.map(({ id }) => id)).size).toBe(TEXT_PLACES.length);
});

it('has no text of its own that a lender could not say', () => {
  expect(CATALOGUE.filter((text) => isRefused(checkWording(text, text.default, []))).map(({ key }) => key)).toEqual([]);
});

it('has a Spanish name for all that is filled in, and none for what isn’t', () => {
  const drawn = CATALOGUE.flatMap(({ default: text }) =>
    Array.from(text.matchAll(/<(\w+)\/>/g), ([, tag = '']) => tag),
  );
  const filledIn = new Set([...CATALOGUE.flatMap(({ variables }) => variables), ...drawn]);
  expect(Object.keys(VARIABLE_NAMES).sort()).toEqual([...filledIn].sort());
});
