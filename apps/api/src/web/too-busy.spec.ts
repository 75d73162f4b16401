import { expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { problemSchema } from '@flota/schemas';
import { tooBusyAnswer } from './too-busy.js';

const answerTo = (accept?: string) =>
  tooBusyAnswer({ id: 'request-0001', headers: { accept } } as FastifyRequest, { 'x-frame-options': 'DENY' });

it('tells a browser in words when there is too much, and when it comes back by itself', () => {
  const { status, headers, body } = answerTo('text/html,application/xhtml+xml');
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
  expect(body.toString()).toContain('Se volverá a cargar sola');
  expect(body.toString()).toMatch(/http-equiv="refresh" content="5"/);
});

it.each(['application/json', '*/*', undefined])('tells everything else by a problem: %s', (accept) => {
  const { status, headers, body } = answerTo(accept);
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': 'application/problem+json' });
  expect(problemSchema.parse(JSON.parse(body.toString()))).toMatchObject({
    ...{ status: 503, code: 'SERVER.UNAVAILABLE', retryAfterSeconds: 5, correlationId: 'request-0001' },
  });
});
