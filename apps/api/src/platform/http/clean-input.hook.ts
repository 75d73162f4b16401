import type { FastifyInstance } from 'fastify';
import { ProblemException } from '../errors/problem.exception.js';

const NUL = '\u0000';

/** Somewhere in a name or a value. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, inner]) => key.includes(NUL) || hasNul(inner));
}

/** PostgreSQL text cannot hold the NUL character: it is refused here once, instead of failing in every query. */
export function addCleanInputHook(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', async (request) => {
    if (hasNul(request.params) || hasNul(request.query) || hasNul(request.body)) {
      throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: 'The NUL character is not allowed.' });
    }
  });
}
