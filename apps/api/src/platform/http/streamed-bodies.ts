import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** Rows as lines of JSON, as many as there are. */
export const NDJSON = 'application/x-ndjson';

const bodies = new WeakMap<FastifyRequest, Readable>();
const long = new WeakSet<IncomingMessage>();

/** Leaves bodies of rows unread, for the route that takes them. */
export function addStreamedBodies(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(NDJSON, (request, payload, done) => {
    bodies.set(request, payload);
    done(null);
  });
}

/**
 * The body of a request as it comes, for a route that has let its caller in: it may go on for hours as long as something
 * moves, either way. Nothing where there is none.
 */
export function streamedBody(request: FastifyRequest): Readable | null {
  const body = bodies.get(request);
  if (!body) return null;
  long.add(request.raw);
  return body;
}

/** Whether a route reads the body of this request as it comes. */
export const isStreamed = (request: IncomingMessage): boolean => long.has(request);
