import { dateColumn, dayOfColumn } from '@flota/prisma';
import { type ContentField, type FieldMap, unknownPlaceholders } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { requireHtml, sanitizeHtml } from '../html/sanitize.js';
import { requireImages, requireVideos } from '../storage/public-images.js';

/*
 * A record of a type of content between what staff write and what is stored, by the types of its fields. The one place
 * where values are not known by their own types: what staff write has been checked by the fields' schemas before.
 */

type Values = Readonly<Record<string, unknown>>;

/** Values of fields, those of groups and parts under dotted paths: `page.heroTitle`, `sections.0.text`. */
export function* fieldValues(
  fields: FieldMap,
  values: Values,
  prefix = '',
): Generator<[path: string, field: ContentField, value: unknown]> {
  for (const [name, field] of Object.entries(fields)) {
    const path = `${prefix}${name}`;
    const value = values[name];
    if (field.type === 'group') yield* fieldValues(field.fields, value as Values, `${path}.`);
    else if (field.type === 'items') {
      for (const [index, item] of (value as Values[]).entries())
        yield* fieldValues(field.fields, item, `${path}.${index}.`);
    } else yield [path, field, value];
  }
}

/** As it may be stored: HTML sanitised, days and moments as dates. 422 on HTML in which nothing is left to read. */
function stored(field: ContentField, path: string, value: unknown): unknown {
  switch (field.type) {
    case 'html':
      return (field.required ? requireHtml(path, value as string) : sanitizeHtml(value as string)) satisfies string;
    case 'instant':
      return value === null ? null : new Date(value as string);
    case 'day':
      return dateColumn(value as string);
    case 'group':
      return storedAll(field.fields, value as Values, `${path}.`);
    case 'items':
      return (value as Values[]).map((item, index) => storedAll(field.fields, item, `${path}.${index}.`));
    default:
      return value;
  }
}

const storedAll = (fields: FieldMap, values: Values, prefix = ''): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? stored(field, `${prefix}${name}`, value) : value];
    }),
  );

/** 422 on every text with a name in braces that stands for nothing: visitors would read the braces. */
function requirePlaceholders(fields: FieldMap, written: Values): void {
  const slips = [...fieldValues(fields, written)].filter(
    ([, { type }, value]) =>
      (type === 'line' || type === 'html') && typeof value === 'string' && unknownPlaceholders(value).length > 0,
  );
  if (slips.length > 0)
    throw ProblemException.invalid(slips.map(([field]) => ({ field, code: 'PLACEHOLDER.UNKNOWN' })));
}

/**
 * What is stored of a record that staff wrote. 422 on texts without a word, on placeholders that stand for nothing and on
 * pictures and videos that were never uploaded.
 */
export async function storedRecord(
  fields: FieldMap,
  written: Values,
  database: Database,
): Promise<Record<string, unknown>> {
  requirePlaceholders(fields, written);
  const record = storedAll(fields, written);
  const pathsOf = (wanted: 'picture' | 'video') =>
    Object.fromEntries(
      [...fieldValues(fields, written)].flatMap(([path, { type }, value]) =>
        type === wanted ? [[path, value as string | null] as const] : [],
      ),
    );
  await requireImages(database, pathsOf('picture'));
  await requireVideos(database, pathsOf('video'));
  return record;
}

function shown(field: ContentField, value: unknown): unknown {
  if (value instanceof Date) return field.type === 'day' ? dayOfColumn(value) : value.toISOString();
  // Parts are JSON, which the database knows nothing of.
  return field.type === 'items' ? field.schema.parse(value) : value;
}

/** What staff see of a stored record: its fields by their names. */
export const shownRecord = (fields: FieldMap, row: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shown(field, row[name])]));
