import type { FieldError } from '@flota/schemas';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ProblemException } from '../errors/problem.exception.js';

/** What every record has besides what staff write of it. */
const OF_EVERY_RECORD = ['id', 'updatedAt'];

/** The fields that a schema of a whole record reads; `null` where that can't be told, as of a record of any shape. */
export function fieldsOf(schema: z.ZodType): ReadonlySet<string> | null {
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape));
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType);
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options.map((option) => fieldsOf(option as z.ZodType));
    return options.includes(null) ? null : new Set(options.flatMap((fields) => [...(fields ?? [])]));
  }
  return null;
}

/**
 * 422 on a field that nobody may write, or that there is none of: what was asked for would not be done, and nobody would
 * know. One that comes back as it was read asks for nothing.
 */
export function requireKnownFields(schema: z.ZodType, body: object, before: object = {}): void {
  const known = fieldsOf(schema);
  if (!known) return;
  const read: Readonly<Record<string, unknown>> = { ...before };
  const unknown = Object.entries(body).filter(
    ([name, value]) =>
      value !== undefined &&
      !known.has(name) &&
      !OF_EVERY_RECORD.includes(name) &&
      !(Object.hasOwn(read, name) && isDeepStrictEqual(value, JSON.parse(JSON.stringify(read[name] ?? null)))),
  );
  if (unknown.length === 0) return;
  throw ProblemException.invalid(unknown.map(([field]): FieldError => ({ field, code: 'FIELD.UNKNOWN' })));
}
