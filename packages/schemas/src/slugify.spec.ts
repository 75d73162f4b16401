import { expect, it } from '@jest/globals';
import { slug } from './primitives.js';
import { slugify } from './slugify.js';

it.each([
  ['¿Qué es el CAT?', 'que-es-el-cat'],
  ['  Niñez & año nuevo — 50 % ', 'ninez-ano-nuevo-50'],
  ['¡¿!?', ''],
])('makes an address of %j', (title, name) => {
  expect(slugify(title)).toBe(name);
});

it('keeps to whole words and to what the server takes', () => {
  const name = slugify('financiamiento '.repeat(20));
  expect(name).toMatch(/^(financiamiento-)+financiamiento$/);
  expect(slug.safeParse(name).success).toBe(true);
});
