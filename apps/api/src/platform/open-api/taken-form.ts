import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { z } from 'zod';
import { UploadScope } from '../uploads/upload-scope.js';
import { type JsonSchema, jsonSchemaOf } from './zod-schemas.js';

const FORM = 'flota:form';
const MULTIPART = 'multipart/form-data';

/** A multipart form as its route reads it. */
interface TakenForm {
  /** Its text fields. */
  fields?: z.ZodObject;
  /** Text fields that hold JSON, each with what is in it. */
  json?: Readonly<Record<string, z.ZodType>>;
  /** By name of the part, how many files may come under it. */
  files: Readonly<Record<string, number>>;
}

/** On a route that reads its body by itself, as `multipart/form-data`: what the API's description says of it, and its files' end. */
export const TakesForm = (form: TakenForm) =>
  applyDecorators(ApiConsumes(MULTIPART), SetMetadata(FORM, form), UseInterceptors(UploadScope));

/** What `requestBody` says of a form, or undefined where a route takes none. */
export function formBodyOf(handler: object): object | undefined {
  const form = Reflect.getMetadata(FORM, handler) as TakenForm | undefined;
  return form && { required: true, content: { [MULTIPART]: contentOf(form) } };
}

function contentOf({ fields = z.object({}), json = {}, files }: TakenForm): object {
  const { properties, required } = jsonSchemaOf(fields, 'input');
  const parts = Object.entries(json).map(([name, schema]) => [name, jsonSchemaOf(schema, 'input')] as const);
  const binary = { type: 'string', contentMediaType: 'application/octet-stream' } satisfies JsonSchema;
  const sent = Object.entries(files).map(
    ([name, most]) => [name, most > 1 ? { type: 'array', maxItems: most, items: binary } : binary] as const,
  );
  const schema = {
    type: 'object',
    properties: { ...(properties as object), ...Object.fromEntries([...parts, ...sent]) },
    required: [...((required as string[] | undefined) ?? []), ...Object.keys(json)],
    additionalProperties: false,
  };
  const encoding = Object.fromEntries(Object.keys(json).map((name) => [name, { contentType: 'text/plain' }]));
  return { schema, ...(parts.length > 0 && { encoding }) };
}
