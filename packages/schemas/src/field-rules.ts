import { z } from 'zod';

export interface FieldRules {
  required: boolean;
  /** Characters a text may have at most. */
  maxLength?: number;
}

const WRAPPINGS = [z.ZodDefault, z.ZodPrefault, z.ZodNullable, z.ZodOptional];

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
  if (bare instanceof z.ZodUnion) return firstOf(bare.options as z.ZodType[], step);
  return bare instanceof z.ZodObject ? (bare.shape as Record<string, z.ZodType>)[step] : undefined;
}

/** Kinds of one thing that have a field of one name mean the same by it. */
function firstOf(kinds: z.ZodType[], step: string): z.ZodType | undefined {
  for (const kind of kinds) {
    const field = inner(kind, step);
    if (field) return field;
  }
  return undefined;
}

function withoutWrappings(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) {
    const end = schema.out instanceof z.ZodTransform ? schema.in : schema.out;
    return withoutWrappings(end as z.ZodType);
  }
  if (WRAPPINGS.some((Wrapping) => schema instanceof Wrapping)) {
    return withoutWrappings((schema as z.ZodOptional<z.ZodType>).unwrap());
  }
  return schema;
}
