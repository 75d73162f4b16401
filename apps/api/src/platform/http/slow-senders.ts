import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

interface Patience {
  /** Nothing of a body has come for so long. */
  stalledMs: number;
  /** A whole body but an upload's. */
  bodyMs: number;
  lookEveryMs: number;
}

/** The largest upload, over a telephone with two bars, takes some minutes. */
const UPLOAD_MS = 600_000;
const PATIENCE: Patience = { stalledMs: 20_000, bodyMs: 60_000, lookEveryMs: 1_000 };

/** For the server itself, whose own limits on half a request are five minutes or, as Fastify sets them, none. */
export const SLOW_SENDERS = {
  requestTimeout: UPLOAD_MS,
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

function watch(fastify: FastifyInstance, request: IncomingMessage, { stalledMs, bodyMs, lookEveryMs }: Patience): void {
  const { socket } = request;
  const deadline = Date.now() + (isUpload(request) ? UPLOAD_MS : bodyMs);
  let received = socket.bytesRead;
  let since = Date.now();
  const look = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(look);
    // What waits to be read is ours to read: nothing more may come before that.
    if (socket.bytesRead !== received || request.readableLength > 0) [received, since] = [socket.bytesRead, Date.now()];
    if (Date.now() - since < stalledMs && Date.now() < deadline) return;
    clearInterval(look);
    const late = Object.assign(new Error('The body did not come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    fastify.server.emit('clientError', late, socket);
  }, lookEveryMs);
  look.unref();
}
