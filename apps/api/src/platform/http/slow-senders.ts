import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { isStreamed } from './streamed-bodies.js';

interface Patience {
  /** Nothing of a body has come for so long. */
  stalledMs: number;
  /** A whole body but an upload's. */
  bodyMs: number;
  lookEveryMs: number;
}

/** The largest upload, over a telephone with two bars, takes some minutes. */
const UPLOAD_MS = 600_000;
/** Rows that are worked on as they come: a hundred thousand contracts take hours. */
const STREAM_MS = 6 * 3_600_000;
const PATIENCE: Patience = { stalledMs: 20_000, bodyMs: 60_000, lookEveryMs: 1_000 };

/** For the server itself, whose own limits on half a request are five minutes or, as Fastify sets them, none. */
export const SLOW_SENDERS = {
  // What is shorter for all but streams is kept by `endStalledBodies`.
  requestTimeout: STREAM_MS,
  // Longer than load balancers keep a connection: it must not end just when they use it.
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const;

/**
 * Ends requests whose body stays half sent: 408, as the server does for half a head. A sender that is slow and goes on has the
 * time that uploads take on a bad line; who sends a byte now and then to keep a connection has not.
 */
export function endStalledBodies(fastify: FastifyInstance, patience = PATIENCE): void {
  fastify.addHook('onRequest', async ({ raw }) => {
    // Pages call the API without a connection.
    if (raw.socket instanceof Socket && !raw.complete && hasBody(raw)) watch(fastify, raw, patience);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ headers }: IncomingMessage): boolean => headers['content-type']?.startsWith('multipart/') ?? false;

/** Of a stream of rows also what is answered: whoever sends the next rows after the answers to these waits for us. */
const movedOn = (request: IncomingMessage): number =>
  request.socket.bytesRead + (isStreamed(request) ? request.socket.bytesWritten : 0);

function watch(fastify: FastifyInstance, request: IncomingMessage, { stalledMs, bodyMs, lookEveryMs }: Patience): void {
  const { socket } = request;
  const begun = Date.now();
  const wholeMs = isUpload(request) ? UPLOAD_MS : bodyMs;
  let moved = movedOn(request);
  let since = begun;
  const look = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(look);
    // What waits to be read is ours to read: nothing more may come before that.
    if (movedOn(request) !== moved || request.readableLength > 0) [moved, since] = [movedOn(request), Date.now()];
    // Known only once its route has let the caller in.
    const deadline = begun + (isStreamed(request) ? STREAM_MS : wholeMs);
    if (Date.now() - since < stalledMs && Date.now() < deadline) return;
    clearInterval(look);
    const late = Object.assign(new Error('The body did not come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    fastify.server.emit('clientError', late, socket);
  }, lookEveryMs);
  look.unref();
}
