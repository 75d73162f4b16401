import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemSchema } from '@flota/schemas';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { contactForm } from '../../testing/lead-forms.js';
import { type RawAnswer, sendRaw } from '../../testing/raw-http.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const send = (bytes: string): Promise<RawAnswer> =>
  sendRaw((api.app.getHttpServer().address() as AddressInfo).port, bytes);

const request = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: flota.test', 'Connection: close', ...headers, '', ''].join('\r\n');

function expectProblem({ status, headers, body }: RawAnswer, expected: number): void {
  expect([status, headers['content-type']]).toEqual([expected, expect.stringContaining('application/problem+json')]);
  expect(problemSchema.parse(JSON.parse(body.toString()))).toMatchObject({ status: expected });
}

describe('a request that is no request', () => {
  it.each<[string, number, string]>([
    ['headers without end', 431, request('/', `x-long: ${'x'.repeat(20_000)}`)],
    ['an address without end', 431, request(`/${'x'.repeat(20_000)}`)],
    ['no HTTP at all', 400, 'hello\r\n\r\n'],
    ['no such method', 400, 'NONSENSE / HTTP/1.1\r\nHost: flota.test\r\n\r\n'],
    ['a header without a name', 400, request('/', ': x')],
    ['two lengths', 400, request('/', 'Content-Length: 1', 'Content-Length: 2')],
    ['a length and chunks', 400, request('/', 'Content-Length: 1', 'Transfer-Encoding: chunked')],
    ['no host', 400, 'GET /api/settings HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['NUL in a header', 400, request('/', 'x-odd: a\0b')],
    ['percent signs that mean nothing', 400, request('/api/news/%')],
    ['bytes that are no UTF-8', 400, request('/api/news/%ff')],
    ['half a surrogate', 400, request('/api/news/%ed%a0%80')],
    ['NUL', 400, request('/api/news/%00')],
    ['NUL in the query', 400, request('/api/faqs?category=%00')],
    ['no such address', 404, request('/%2e%2e/%2e%2e/etc/passwd')],
    ['a segment without end', 414, request(`/api/news/${'x'.repeat(5_000)}`)],
    ['a star', 404, request('*')],
    ['somebody else’s address', 404, request('http://evil.example/')],
    ['a method nobody has', 404, request('/api/settings').replace('GET', 'PROPFIND')],
    ['an expectation nobody has', 404, request('/api/nothing', 'Expect: 200-ok')],
  ])('is refused as a problem: %s', async (_what, status, bytes) => expectProblem(await send(bytes), status));

  it.each(['//', '///', '//[', '//evil.example/', '/\\evil.example/', '//evil.example/%00'])(
    'has an address of this host only: %s',
    async (target) => {
      const { status, headers } = await send(request(target));
      expect(status).toBe(308);
      expect(headers.location).toMatch(/^\/(?![/\\])/);
      expectProblem(await send(request(target).replace('GET', 'DELETE')), 404);
    },
  );
});

describe('a body', () => {
  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
  const contact = (change: object) => JSON.stringify({ ...contactForm, ...change });

  it.each<[string, number, string | Buffer, Record<string, string>?]>([
    ['2,500 nested lists', 400, '['.repeat(2_500) + ']'.repeat(2_500)],
    ['a list nested in a field', 400, contact({ message: 0 }).replace('0', '['.repeat(2_500) + ']'.repeat(2_500))],
    ['120,000 nested lists', 400, '['.repeat(120_000) + ']'.repeat(120_000)],
    ['a surrogate alone', 400, contact({}).replace('Quiero', '\\ud83d')],
    ['a surrogate alone in a name', 400, contact({}).replace('"source"', '"\\udc00"')],
    ['NUL', 400, contact({}).replace('Quiero', '\\u0000')],
    ['a name of every object’s', 400, '{"__proto__":{"admin":true}}'],
    ['no JSON', 400, '{'],
    ['nothing where JSON is said to be', 400, ''],
    ['bytes that are no text', 400, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['a number', 422, '7'],
    ['a number without end', 422, contact({ phone: 0 }).replace('0', '1e999999')],
    ['nothing at all', 422, 'null'],
    ['too much', 413, contact({ message: 'x'.repeat(300_000) })],
    [
      'too much once it is unpacked',
      413,
      gzipSync(contact({ message: 'x'.repeat(3_000_000) })),
      { 'content-encoding': 'gzip' },
    ],
    ['another kind', 415, '<x/>', { 'content-type': 'application/xml' }],
    ['a kind that is none', 415, '{}', { 'content-type': 'nonsense' }],
    ['an encoding nobody has', 415, '{}', { 'content-encoding': 'rot13' }],
    ['an encoding it doesn’t have', 400, '{}', { 'content-encoding': 'gzip' }],
    ['a form without its boundary', 415, 'x', { 'content-type': 'multipart/form-data' }],
  ])('is refused as a problem: %s', async (...[, status, body, headers]) => {
    const answer = await post(body, headers);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(problemSchema.parse(answer.json())).toMatchObject({ status });
  });
});
