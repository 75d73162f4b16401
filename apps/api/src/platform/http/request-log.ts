import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** One line a request, with the route's pattern: the address itself may carry a quote's token or what was searched. */
export function addRequestLog(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  fastify.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/health')) return;
    const line = {
      correlationId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) logger.error(line);
    else logger.debug(line);
  });
}
