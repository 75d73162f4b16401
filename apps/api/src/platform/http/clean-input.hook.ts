import type { FastifyInstance } from 'fastify';
import { requireClean } from './clean-input.js';

/** What nothing of ours can hold is refused here once, instead of failing in every query. */
export function addCleanInputHook(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', async ({ params, query, body }) => {
    requireClean(params);
    requireClean(query);
    requireClean(body);
  });
}
