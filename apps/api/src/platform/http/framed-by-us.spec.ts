import { expect, it } from '@jest/globals';
import { framedBySites } from './framed-by-us.js';

const HEADERS = {
  'content-security-policy': "default-src 'self';frame-ancestors 'none';form-action 'self'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
};

it('lets the sites that are named show a page, and no other', () => {
  const headers = framedBySites(HEADERS, 'https://www.norte.mx https://norte.example:8443');
  expect(headers['content-security-policy']).toBe(
    "default-src 'self';frame-ancestors https://www.norte.mx https://norte.example:8443;form-action 'self'",
  );
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
});

it.each([
  undefined,
  '',
  '*',
  "'self'",
  'https://*.norte.mx',
  'http://norte.mx',
  "https://norte.mx;script-src 'unsafe-inline'",
  'javascript:x',
])('keeps a page out of every frame that names %s', (named) => {
  expect(framedBySites(HEADERS, named)).toEqual(HEADERS);
});
