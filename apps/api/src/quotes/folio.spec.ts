import { expect, it } from '@jest/globals';
import { newFolio } from './folio.js';

it('newFolio is easy to say on the telephone, and does not repeat', () => {
  const folios = Array.from({ length: 10_000 }, newFolio);
  for (const folio of folios) expect(folio).toMatch(/^F-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(new Set(folios).size).toBe(folios.length);
});
