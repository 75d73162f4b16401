import type { ErrorCode } from '@flota/schemas';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf } from '../errors/problem.js';
import { ProblemException } from '../errors/problem.exception.js';

/** By what Node's parser and its clock call it; anything else is not HTTP. */
const REASONS: Record<string, [status: number, code: ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'REQUEST.TOO_LARGE'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'REQUEST.TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST.TOO_SLOW'],
};

/** Fastify's `clientErrorHandler`: what never became a request is answered as every other refusal, and the connection ends. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy(error);
  const [status, code] = REASONS[error.code ?? ''] ?? [400, 'REQUEST.MALFORMED'];
  const problem = problemOf(status, code, randomUUID());
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${problem.correlationId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Two slashes at the start of an address, or one and the other kind: browsers read a host's name after them. */
const HOST_LIKE = /^\/[/\\]+/;

/**
 * What is HTTP and still no request for anything here. Node would answer some of it by itself, without a body (no `Host`,
 * `Expect`), and an address that begins like a host's name must not become one in a page or a redirect.
 */
export function refuseOddRequests(fastify: FastifyInstance): void {
  fastify.server.on('checkExpectation', (request, response) => fastify.server.emit('request', request, response));
  fastify.addHook('onRequest', async (request, reply) => {
    const { method, raw, url } = request;
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') {
      throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: 'The Host header is missing.' });
    }
    if (!HOST_LIKE.test(url)) return;
    if (method !== 'GET' && method !== 'HEAD') throw ProblemException.notFound();
    await reply.header('cache-control', 'no-store').redirect(url.replace(HOST_LIKE, '/'), 308);
  });
}
