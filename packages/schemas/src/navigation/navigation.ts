import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { UNSEEN } from '../person-name.js';
import { unknownPlaceholders } from '../placeholders.js';
import { type Destination, DESTINATIONS, FOOTER_GROUPS, isSeveralLinks } from './destinations.js';
import { isMenuTarget } from './menu-target.js';

/** How much of it is still found at a glance. */
export const NAVIGATION_LIMITS = { menu: 12, groups: 5, links: 10, label: 40 } as const;

/** One line as visitors read it, with placeholders as in any text of the lender's. */
export const navigationLabelSchema = z
  .string(fieldCode('TEXT.REQUIRED'))
  .trim()
  .min(1, fieldCode('TEXT.REQUIRED'))
  .max(NAVIGATION_LIMITS.label, fieldCode('TEXT.TOO_LONG'))
  .refine((text) => !UNSEEN.test(text), fieldCode('NAME.INVALID'))
  .refine((text) => unknownPlaceholders(text).length === 0, fieldCode('PLACEHOLDER.UNKNOWN'));

const hidden = z.boolean(fieldCode('CHOICE.INVALID')).default(false);

/** `label` `null`: called as the product calls it. */
const destinationSchema = z
  .object({
    kind: z.literal('destination'),
    destination: z.enum(DESTINATIONS, fieldCode('CHOICE.INVALID')),
    label: navigationLabelSchema.nullable().default(null),
    hidden,
  })
  .refine(({ destination, label }) => label === null || !isSeveralLinks(destination), {
    path: ['label'],
    error: fieldCode('NAVIGATION.LABEL_FIXED'),
  });

/** A link of the lender's own: to a page of this site, or to another one. */
const linkSchema = z.object({
  kind: z.literal('link'),
  label: navigationLabelSchema,
  url: z
    .string(fieldCode('URL.REQUIRED'))
    .trim()
    .min(1, fieldCode('URL.REQUIRED'))
    .max(500, fieldCode('URL.TOO_LONG'))
    .refine(isMenuTarget, fieldCode('NAVIGATION.URL_INVALID')),
  hidden,
});

export const navigationEntrySchema = z.discriminatedUnion('kind', [destinationSchema, linkSchema], {
  error: fieldCode('KIND.INVALID'),
});
export type NavigationEntry = z.output<typeof navigationEntrySchema>;
export type DestinationEntry = Extract<NavigationEntry, { kind: 'destination' }>;
export type LinkEntry = Extract<NavigationEntry, { kind: 'link' }>;

/** One of the product's groups may have its own title (`null`); a group of the lender's (`name` `null`) needs one. */
const groupSchema = z
  .object({
    name: z.enum(FOOTER_GROUPS, fieldCode('CHOICE.INVALID')).nullable(),
    title: navigationLabelSchema.nullable(),
    entries: z.array(navigationEntrySchema).max(NAVIGATION_LIMITS.links, fieldCode('LIST.TOO_LONG')),
  })
  .refine(({ name, title }) => name !== null || title !== null, {
    path: ['title'],
    error: fieldCode('TITLE.REQUIRED'),
  });
export type FooterGroup = z.output<typeof groupSchema>;

/** What an entry leads to, as something to compare it by. */
export const targetOf = (entry: NavigationEntry): string =>
  entry.kind === 'link' ? entry.url : `destination:${entry.destination}`;

type Path = (string | number)[];

function refuseRepeated(placed: readonly { target: string; path: Path }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const { target, path } of placed) {
    if (seen.has(target)) context.addIssue({ code: 'custom', path, message: fieldCode('NAVIGATION.TWICE') });
    seen.add(target);
  }
}

const menuSchema = z
  .array(navigationEntrySchema)
  .max(NAVIGATION_LIMITS.menu, fieldCode('LIST.TOO_LONG'))
  .superRefine((entries, context) =>
    refuseRepeated(
      entries.map((entry, at) => ({ target: targetOf(entry), path: [at] })),
      context,
    ),
  );

const footerSchema = z
  .array(groupSchema)
  .max(NAVIGATION_LIMITS.groups, fieldCode('LIST.TOO_LONG'))
  .superRefine((groups, context) => {
    const placed = groups.flatMap(({ entries }, group) =>
      entries.map((entry, at) => ({ target: targetOf(entry), path: [group, 'entries', at] })),
    );
    refuseRepeated(placed, context);
    refuseRepeated(
      groups.flatMap(({ name }, at) => (name === null ? [] : [{ target: name, path: [at, 'name'] }])),
      context,
    );
    const shown = groups.flatMap(({ entries }) => entries.filter((entry) => !entry.hidden).map(targetOf));
    if (!shown.includes(`destination:${REQUIRED_IN_FOOTER}`)) {
      context.addIssue({ code: 'custom', path: [], message: fieldCode('NAVIGATION.PRIVACY_REQUIRED') });
    }
  });

/** The law wants the privacy notice within reach of every page. */
export const REQUIRED_IN_FOOTER: Destination = 'privacy';

/** The menu and the footer of one kind of page, as staff write them. */
export const navigationSchema = z.object({ menu: menuSchema, footer: footerSchema });
export type Navigation = z.output<typeof navigationSchema>;
