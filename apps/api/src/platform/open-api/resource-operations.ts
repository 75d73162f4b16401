import type { OpenAPIObject } from '@nestjs/swagger';
import { adminListQuerySchema, reorderSchema } from '@flota/schemas';
import type { Resource } from '../resources/resource.js';
import { keySchema } from '../resources/resource-input.js';
import { type JsonSchema, jsonSchemaOf } from './zod-schemas.js';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];

/** One thing that can be done with a resource, as OpenAPI tells it. */
interface ResourceOperation {
  path: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  operation: Operation;
}

const CURSOR: JsonSchema = { type: ['string', 'null'] };
const PAGE_INFO: JsonSchema = {
  type: 'object',
  properties: {
    hasPreviousPage: { type: 'boolean' },
    hasNextPage: { type: 'boolean' },
    startCursor: CURSOR,
    endCursor: CURSOR,
  },
  required: ['hasPreviousPage', 'hasNextPage', 'startCursor', 'endCursor'],
};

const ANY_RECORD: JsonSchema = { type: 'object', additionalProperties: true };

/** What the resource engine answers for one resource: the same routes for each, with what that resource takes. */
export function resourceOperations(resource: Resource): ResourceOperation[] {
  const { name, allow, write, ordered } = resource;
  const all = `/api/admin/${name}`;
  const one = `${all}/{id}`;
  const id: Parameter = { name: 'id', in: 'path', required: true, schema: jsonSchemaOf(keySchema(resource), 'input') };
  const operation = (action: string, told: Omit<Operation, 'operationId' | 'tags'>): Operation => ({
    operationId: `admin.${name}.${action}`,
    tags: ['backoffice'],
    ...told,
  });
  const asked = (action: string): boolean => allow[action] !== undefined;
  const operations: (ResourceOperation | false)[] = [
    asked('list') && { path: all, method: 'get', operation: operation('list', listOf(resource)) },
    asked('show') && { path: one, method: 'get', operation: operation('show', { parameters: [id], ...answer('200') }) },
    asked('create') &&
      write !== undefined && {
        path: all,
        method: 'post',
        operation: operation('create', { ...body(jsonSchemaOf(write.schema, 'input')), ...answer('201') }),
      },
    asked('edit') &&
      write !== undefined && {
        path: one,
        method: 'patch',
        operation: operation('edit', { parameters: [id], ...body(partial(write.schema)), ...answer('200') }),
      },
    asked('edit') &&
      ordered === true && {
        path: `${all}/reorder`,
        method: 'post',
        operation: operation('reorder', { ...body(jsonSchemaOf(reorderSchema, 'input')), ...answer('204') }),
      },
    asked('delete') && {
      path: one,
      method: 'delete',
      operation: operation('delete', { parameters: [id], ...answer('204') }),
    },
  ];
  return operations.filter((each) => each !== false);
}

const body = (schema: JsonSchema) => ({ requestBody: { required: true, content: { 'application/json': { schema } } } });

const answer = (status: string, schema = ANY_RECORD) => ({
  responses: {
    [status]: { description: '', ...(status !== '204' && { content: { 'application/json': { schema } } }) },
  },
});

/** Any of its fields, and the version that was read: a record that somebody changed meanwhile is refused. */
function partial(schema: NonNullable<Resource['write']>['schema']): JsonSchema {
  const { required: _none, properties = {}, ...rest } = jsonSchemaOf(schema, 'input');
  return { ...rest, properties: { ...(properties as object), updatedAt: { type: 'string', format: 'date-time' } } };
}

function listOf(resource: Resource): Omit<Operation, 'operationId' | 'tags'> {
  const { properties = {} } = jsonSchemaOf(adminListQuerySchema, 'input') as {
    properties?: Record<string, JsonSchema>;
  };
  const filters = ['id', ...(resource.search ? ['q'] : []), ...Object.keys(resource.filters ?? {})];
  const told: Record<string, JsonSchema> = {
    ...properties,
    sort: { type: 'string', enum: ['id', ...Object.keys(resource.sort ?? {})] },
    filter: { ...properties.filter, description: `JSON of an object with any of: ${filters.join(', ')}` },
  };
  const rows: JsonSchema = {
    type: 'object',
    properties: {
      data: { type: 'array', items: ANY_RECORD },
      total: { type: 'integer', minimum: 0 },
      estimated: { type: 'boolean', description: 'Whether `total` is about how many there are, and not how many' },
      pageInfo: PAGE_INFO,
    },
    required: ['data', 'total', 'estimated', 'pageInfo'],
  };
  const parameters = Object.entries(told).map(([name, schema]): Parameter => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  return { parameters, ...answer('200', rows) };
}
