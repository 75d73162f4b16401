import { applyDecorators, createParamDecorator, type ExecutionContext, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import {
  BATCH_ROWS,
  type BatchKind,
  batchSummarySchema,
  fieldCode,
  MAX_BATCH_LINES,
  rowResultSchema,
} from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Integrator } from '../../platform/auth/access.js';
import type { CurrentIntegrator } from '../../platform/auth/current-user.js';
import { NDJSON } from '../../platform/http/streamed-bodies.js';
import { jsonSchemaOf } from '../../platform/open-api/zod-schemas.js';
import { valid } from '../../platform/resources/resource-input.js';

const count = (min: number, max: number) =>
  z.coerce
    .number(fieldCode('NUMBER.INVALID'))
    .int(fieldCode('NUMBER.INVALID'))
    .min(min, fieldCode('NUMBER.INVALID'))
    .max(max, fieldCode('NUMBER.INVALID'));

const sentQuery = z.object({ from: count(1, MAX_BATCH_LINES).default(1) });

export const pageQuery = z.object({
  after: count(0, MAX_BATCH_LINES).default(0).describe('The results after this line.'),
  limit: count(1, 1_000).default(1_000),
});

const asJsonSchema = (schema: z.ZodType, way: 'input' | 'output') => jsonSchemaOf(schema, way) as object;

/** A route that takes rows of a kind as a stream, from whoever may write them. */
export const TakesRows = (kind: BatchKind) =>
  applyDecorators(
    Post(kind),
    HttpCode(200),
    Integrator(`${kind}:write`),
    ApiConsumes(NDJSON),
    ApiBody({ required: true, schema: asJsonSchema(BATCH_ROWS[kind], 'input'), description: 'A row a line.' }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: true,
      description:
        'Of the batch: under it rows that were taken are answered as they were. 8 to 128 visible ASCII characters.',
    }),
    ApiQuery({
      name: 'from',
      required: false,
      description: 'The number of the first line sent; by default 1.',
      schema: { type: 'integer', minimum: 1, maximum: MAX_BATCH_LINES, default: 1 },
    }),
    ApiOkResponse({
      description: 'A result a line, in the order of the rows, then the summary.',
      content: { [NDJSON]: { schema: asJsonSchema(z.union([rowResultSchema, batchSummarySchema]), 'output') } },
      headers: { location: { description: 'The batch.', schema: { type: 'string' } } },
    }),
  );

export interface Sent {
  client: CurrentIntegrator;
  /** Its `Idempotency-Key`. */
  key: string | undefined;
  /** The number of the first line sent. */
  from: number;
  request: FastifyRequest;
}

/** What comes to a route with `@TakesRows`. */
export const SentRows = createParamDecorator((_: unknown, context: ExecutionContext): Sent => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { user: CurrentIntegrator }>();
  const key = request.headers['idempotency-key'];
  const { from } = valid(sentQuery, request.query);
  return { client: request.user, key: typeof key === 'string' ? key : undefined, from, request };
});
