import { z } from 'zod';

export interface FieldRules {
  required: boolean;
  /** Characters a text may have at most. */
  maxLength?: number;
}

/** What a form may say of a field before it is sent, read from the schema it is checked by. `path`: `sections.0.title`. */
export function fieldRules(schema: z.ZodType, path: string): FieldRules {
  const field = path.split('.').reduce<z.ZodType | undefined>((outer, step) => outer && inner(outer, step), schema);
  if (!field) return { required: false };
  const text = withoutWrappings(field);
  const maxLength = text instanceof z.ZodString ? (text.maxLength ?? undefined) : undefined;
  return { required: ['', undefined].every((blank) => !field.safeParse(blank).success), maxLength };
}

function inner(outer: z.ZodType, step: string): z.ZodType | undefined {
  const bare = withoutWrappings(outer);
  if (bare instanceof z.ZodArray) return bare.element as z.ZodType;
  return bare instanceof z.ZodObject ? (bare.shape as Record<string, z.ZodType>)[step] : undefined;
}

function withoutWrappings(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return withoutWrappings(schema.out as z.ZodType);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return withoutWrappings(schema.unwrap() as z.ZodType);
  }
  return schema;
}
