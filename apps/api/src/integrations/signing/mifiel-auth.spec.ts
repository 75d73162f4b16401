import { expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { signedHeaders } from './mifiel-auth.js';

const keys = { appId: 'app', appSecret: 'secret' };
const at = new Date('2026-11-22T18:30:15Z');

it('a request is signed over its method, type, path and date', () => {
  const headers = signedHeaders(keys, { method: 'GET', path: '/api/v1/documents/1' }, at);
  const text = 'GET,application/json,,/api/v1/documents/1,Sun, 22 Nov 2026 18:30:15 GMT';
  expect(headers).toEqual({
    authorization: `APIAuth app:${createHmac('sha1', 'secret').update(text).digest('base64')}`,
    date: 'Sun, 22 Nov 2026 18:30:15 GMT',
    'content-type': 'application/json',
    'content-md5': '',
  });
});

it.each([
  ['another method', { method: 'DELETE' as const, path: '/a' }],
  ['another path', { method: 'GET' as const, path: '/b' }],
  ['another type', { method: 'GET' as const, path: '/a', contentType: 'text/plain' }],
])('%s is another signature', (_what, request) => {
  const first = signedHeaders(keys, { method: 'GET', path: '/a' }, at).authorization;
  expect(signedHeaders(keys, request, at).authorization).not.toBe(first);
});
