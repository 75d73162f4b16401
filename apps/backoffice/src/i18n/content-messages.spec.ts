import { expect, it } from '@jest/globals';
import { CONTENT_OUTLINES } from '@flota/schemas';
import { contentMessages, newEntryWords } from './content-messages.js';

it('says of an entry that is not there yet what the palette says of it', () => {
  expect(newEntryWords({ one: 'Noticia', gender: 'f' })).toBe('Nueva noticia');
  expect(newEntryWords({ one: 'Banner', gender: 'm' })).toBe('Nuevo banner');
  expect(Object.entries(contentMessages).map(([name, { page }]) => [name, page.create])).toEqual(
    Object.entries(CONTENT_OUTLINES).map(([name, { names }]) => [name, newEntryWords(names)]),
  );
});
