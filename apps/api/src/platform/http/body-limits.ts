import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The longest body it takes, where that is not what others take. */
    mostBytes?: number;
  }
}

/** Routes that say so by `@RouteConfig({ mostBytes })` take longer bodies. Before any route is added. */
export function addBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { mostBytes } = route.config ?? {};
    if (mostBytes !== undefined) route.bodyLimit = mostBytes;
  });
}
