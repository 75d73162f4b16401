import { expect, it } from '@jest/globals';
import { CONTENT } from '@flota/schemas';
import { publicPathOf } from './PublicLink.js';

const { banners, brands, distributors, news, 'legal-pages': legalPages } = CONTENT;

it.each([
  [brands, { id: 'financial', state: 'published' }, '/brand-financial'],
  [brands, { id: 'financial', state: 'scheduled' }, undefined],
  [news, { id: 'a', url: 'https://example.test', state: 'published' }, '/noticias/a'],
  [legalPages, { id: 'une' }, '/legales/une'],
  [banners, { id: '1', state: 'published' }, undefined],
  [distributors, { id: 'norte', active: true }, '/distribuidores?d=norte'],
  [distributors, { id: 'norte', active: false }, undefined],
])('leads to %s', (kind, record, path) => {
  expect(publicPathOf(kind, record)).toBe(path);
});
