import { z } from 'zod';
import { fieldCode } from '../field-codes.js';

/** Of one person, of one list: more than anybody finds again in a menu. */
export const MAX_VIEWS = 30;

/** As long as the address of a list may make it. */
const MAX_FILTER = 4000;

const invalid = fieldCode('VALUE.INVALID');
const column = z.string(invalid).max(60, invalid);

/** What a list shows, and how. What is searched for is no part of it: that may be a person's name, telephone or RFC. */
const shown = {
  filter: z
    .record(z.string(), z.unknown(), fieldCode('FILTER.INVALID'))
    .refine((filter) => JSON.stringify(filter).length <= MAX_FILTER, fieldCode('FILTER.INVALID')),
  sort: z.object({ field: column, order: z.enum(['ASC', 'DESC'], invalid) }, invalid),
  /** `null` where they are those that the list hides of its own accord. */
  hiddenColumns: z.array(column, invalid).max(60, invalid).nullable(),
};
const name = z
  .string(fieldCode('NAME.REQUIRED'))
  .trim()
  .min(1, fieldCode('NAME.REQUIRED'))
  .max(60, fieldCode('VIEW_NAME.TOO_LONG'));
const isDefault = z.boolean(invalid);

/** `POST /api/admin/own-views`. */
export const staffViewSchema = z.object({ resource: column, name, ...shown, isDefault: isDefault.default(false) });
export type StaffViewWrite = z.infer<typeof staffViewSchema>;

/** `PATCH /api/admin/own-views/:id`: what is named is changed. */
export const staffViewChangeSchema = z.object({ name, ...shown, isDefault }).partial();
export type StaffViewChange = z.infer<typeof staffViewChangeSchema>;

/** A list as somebody saved it for themselves. */
export const savedViewSchema = z.object({ id: z.string(), resource: column, name, ...shown, isDefault });
export type SavedView = z.infer<typeof savedViewSchema>;

/** `GET /api/admin/own-views`: of all lists that this person may see. */
export const savedViewsSchema = z.object({ views: z.array(savedViewSchema) });
export type SavedViews = z.infer<typeof savedViewsSchema>;
