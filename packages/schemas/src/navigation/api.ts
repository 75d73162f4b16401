import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { DESTINATIONS, FOOTER_GROUPS, NAVIGATION_KINDS } from './destinations.js';
import { type Navigation, navigationSchema } from './navigation.js';

export const navigationKindSchema = z.enum(NAVIGATION_KINDS, fieldCode('KIND.INVALID'));

/** What visitors get: labels have the lender's data filled in, and may so be longer than staff may write. */
const shownEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('destination'), destination: z.enum(DESTINATIONS), label: z.string().nullable() }),
  z.object({ kind: z.literal('link'), label: z.string(), url: z.string() }),
]);
export type ShownEntry = z.output<typeof shownEntrySchema>;

const shownNavigationSchema = z.object({
  menu: z.array(shownEntrySchema),
  footer: z.array(
    z.object({
      name: z.enum(FOOTER_GROUPS).nullable(),
      title: z.string().nullable(),
      entries: z.array(shownEntrySchema),
    }),
  ),
});
export type ShownNavigation = z.output<typeof shownNavigationSchema>;

/** `GET /api/navigation`: the menu and the footer of each kind of page. */
export const publicNavigationSchema = z.object({ site: shownNavigationSchema, account: shownNavigationSchema });
export type PublicNavigation = z.output<typeof publicNavigationSchema>;

/** What visitors get of it: not what is hidden, nor a group of nothing. */
export function shownNavigation({ menu, footer }: Navigation): ShownNavigation {
  return {
    menu: shownEntries(menu),
    footer: footer
      .map(({ name, title, entries }) => ({ name, title, entries: shownEntries(entries) }))
      .filter(({ entries }) => entries.length > 0),
  };
}

const shownEntries = (entries: Navigation['menu']): ShownEntry[] =>
  entries.filter(({ hidden }) => !hidden).map(({ hidden: _, ...entry }) => entry);

/** Of one kind of page; `updatedAt` is `null` while it is the product's own. */
export const adminNavigationSchema = z.object({
  kind: navigationKindSchema,
  navigation: navigationSchema,
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
});
export type AdminNavigation = z.output<typeof adminNavigationSchema>;

const labels = z.record(z.string(), z.string());

/** `GET /api/admin/navigation` */
export const adminNavigationsSchema = z.object({
  kinds: z.array(adminNavigationSchema),
  /** What the product calls a place, or a group of the footer, where the lender doesn't: by its name. */
  labels: z.object({ menu: labels, footer: labels, groups: labels }),
});
export type AdminNavigations = z.output<typeof adminNavigationsSchema>;

const version = z.iso.datetime(fieldCode('DATE.INVALID'));

/** `PUT /api/admin/navigation/{kind}`; `updatedAt` is `null` of one that nobody has changed. */
export const navigationWriteSchema = z.object({ navigation: navigationSchema, updatedAt: version.nullable() });
export type NavigationWrite = z.output<typeof navigationWriteSchema>;

/** `DELETE /api/admin/navigation/{kind}` */
export const navigationVersionSchema = z.object({ updatedAt: version });
