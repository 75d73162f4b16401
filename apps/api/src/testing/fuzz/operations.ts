import type { OpenAPIObject } from '@nestjs/swagger';
import type { JsonSchema } from '../../platform/open-api/zod-schemas.js';

export type BodyKind =
  'application/json' | 'application/x-ndjson' | 'multipart/form-data' | 'application/x-www-form-urlencoded';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: JsonSchema;
}

/** One route of the description of the API, with what is needed to ask it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: { kind: BodyKind; schema: JsonSchema } | null;
  /** What it says it may answer. */
  statuses: ReadonlySet<string>;
}

type Told = Record<
  string,
  {
    operationId: string;
    parameters: Parameter[];
    requestBody?: { content: Record<string, { schema: JsonSchema }> };
    responses: object;
  }
>;

export function operationsOf({ paths }: OpenAPIObject): Operation[] {
  return Object.entries(paths as Record<string, Told>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id, parameters, requestBody, responses }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      const body = content ? { kind: content[0] as BodyKind, schema: content[1].schema } : null;
      return { id, method: method.toUpperCase(), path, parameters, body, statuses: new Set(Object.keys(responses)) };
    }),
  );
}
