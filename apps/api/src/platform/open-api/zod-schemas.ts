import type { SwaggerDocumentOptions } from '@nestjs/swagger';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
export type Side = 'input' | 'output';

/**
 * What a caller sends (`input`, before anything is trimmed or counted) or gets (`output`) as JSON Schema. What only our
 * code can check is left out: a request may be refused for more than the description says, never for less.
 */
export function jsonSchemaOf(schema: z.ZodType, side: Side): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io: side, unrepresentable: 'any' });
  return described;
}

/** Hands Nest's description of a route the schemas as zod tells them; its own way fails on transforms. */
export const convertZod: NonNullable<SwaggerDocumentOptions['standardSchemaConverter']> = (schema, { schemaType }) =>
  schema instanceof z.ZodType ? { schema: jsonSchemaOf(schema, schemaType) } : undefined;
