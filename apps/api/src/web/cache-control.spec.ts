import { expect, it } from '@jest/globals';
import { cacheControl } from './cache-control.js';

it('keeps what is named by its content for a year, and never asks about it again', () => {
  expect(cacheControl('/srv/site/assets/react-N81iQpUF.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('C:\\site\\assets\\inter-C7y333yd.woff2')).toContain('immutable');
});

it('asks each time whether there is a newer service worker', () => {
  expect(cacheControl('/srv/site/sw.js')).toBe('no-cache');
});

it('asks about every other file again after a day, and shows the old one meanwhile', () => {
  expect(cacheControl('/srv/site/artwork/sierra-780.avif')).toBe(
    'public, max-age=86400, stale-while-revalidate=2592000',
  );
});
