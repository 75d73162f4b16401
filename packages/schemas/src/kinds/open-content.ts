import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import type { ContentKind } from './content-kind.js';
import { type FieldMap, shapeOf } from './field.js';

/*
 * What everybody may read of published content: `GET /api/content/v1/{type}` and `/{type}/{id}`.
 */

/** Fields of a record that are not for staff alone. */
export const openFields = ({ fields, shown }: ContentKind): FieldMap =>
  Object.fromEntries(Object.entries({ ...fields, ...shown }).filter(([, { staffOnly }]) => !staffOnly));

/** A published record; HTML in it is sanitised, addresses that begin with `/` are of this host. */
export const openRecordSchema = (kind: ContentKind) =>
  z.object({
    id: z.string(),
    /** Its page on the site; null where it has none of its own. */
    path: z.string().nullable(),
    updatedAt: z.iso.datetime(),
    ...shapeOf(openFields(kind)),
  });

/** Records in the order of their ids, and the id to go on `after`; null on the last page. */
export const openPageSchema = (kind: ContentKind) =>
  z.object({ data: z.array(openRecordSchema(kind)), next: z.string().nullable() });

export const OPEN_PAGE_MAX = 200;

export const openPageQuerySchema = z.object({
  /** `next` of the page before. */
  after: z.string().max(100, fieldCode('ID.INVALID')).optional(),
  limit: z.coerce
    .number(fieldCode('NUMBER.INVALID'))
    .int(fieldCode('NUMBER.INVALID'))
    .min(1, fieldCode('NUMBER.INVALID'))
    .max(OPEN_PAGE_MAX, fieldCode('NUMBER.INVALID'))
    .default(50),
});
