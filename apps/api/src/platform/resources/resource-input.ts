import { type FieldCode, type FieldError, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { ProblemException } from '../errors/problem.exception.js';
import { fieldErrors } from '../errors/validation.pipe.js';
import type { Resource, ResourceKey } from './resource.js';

const UUID_KEY: ResourceKey = { column: 'id', schema: z.uuid(fieldCode('ID.INVALID')) };

export const keyColumn = ({ key = UUID_KEY }: Resource): string => key.column;

export const keySchema = ({ key = UUID_KEY }: Resource): ResourceKey['schema'] => key.schema;

/** The condition that finds one record; 422 when the address cannot be one of this resource's. */
export function keyOf(resource: Resource, id: string): object {
  const { success, data } = keySchema(resource).safeParse(id);
  return success ? { [keyColumn(resource)]: data } : refuse('id', 'ID.INVALID');
}

export function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw ProblemException.invalid(fieldErrors(result.error.issues));
  return result.data;
}

export function refuse(field: string, code: FieldCode): never {
  const error: FieldError = { field, code };
  throw ProblemException.invalid([error]);
}
