import { expect, it } from '@jest/globals';
import { publicPathOf } from './public-path.js';

it.each([
  [{ url: '/brand-financial', state: 'published' }, '/brand-financial'],
  [{ url: '/brand-financial', state: 'scheduled' }, undefined],
  [{ url: 'https://example.test', articleUrl: '/noticias/a', state: 'published' }, '/noticias/a'],
  [{ url: '/legales/une' }, '/legales/une'],
  [{ state: 'published' }, undefined],
])('leads from %j to %s', (record, path) => {
  expect(publicPathOf(record)).toBe(path);
});
