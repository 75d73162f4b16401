import {
  type DestinationEntry,
  type FooterGroup,
  type LinkEntry,
  type Navigation,
  type NavigationEntry,
  navigationSchema,
  type Destination,
} from '@flota/schemas';
import type { FormErrors } from '../../api/problem.js';
import { schemaErrors } from '../../api/schema-errors.js';

/** Tells entries apart while they are moved and renamed; never sent. */
interface Keyed {
  key: string;
}
export type DraftEntry = (DestinationEntry | LinkEntry) & Keyed;
export interface DraftGroup extends Keyed, Omit<FooterGroup, 'entries'> {
  entries: DraftEntry[];
}
/** A menu and a footer being worked at. */
export interface Draft {
  menu: DraftEntry[];
  footer: DraftGroup[];
}

let keys = 0;
export const keyed = <Item extends object>(item: Item): Item & Keyed => ({ ...item, key: `entrada-${keys++}` });

export const draftOf = ({ menu, footer }: Navigation): Draft => ({
  menu: menu.map(keyed),
  footer: footer.map((group) => ({ ...keyed(group), entries: group.entries.map(keyed) })),
});

/** As it is sent: a name that was emptied is the product's own. */
export const navigationIn = ({ menu, footer }: Draft): Navigation => ({
  menu: menu.map(entryIn),
  footer: footer.map(({ name, title, entries }) => ({
    name,
    title: title?.trim() || (name === null ? '' : null),
    entries: entries.map(entryIn),
  })),
});

/** With its properties in one order, whichever they were stored in. */
function entryIn(entry: DraftEntry): NavigationEntry {
  const { kind, label, hidden } = entry;
  return kind === 'link'
    ? { kind, label, url: entry.url, hidden }
    : { kind, destination: entry.destination, label: label?.trim() || null, hidden };
}

export const isSame = (draft: Draft, navigation: Navigation): boolean =>
  JSON.stringify(navigationIn(draft)) === JSON.stringify(navigationIn(draftOf(navigation)));

/** What is wrong with it, by where it stands; `undefined` where nothing is. */
export function faultsOf(draft: Draft): FormErrors | undefined {
  const faults = schemaErrors(navigationSchema, navigationIn(draft));
  return Object.keys(faults).length > 0 ? faults : undefined;
}

/** What is wrong with a part of it. */
export function faultAt(faults: FormErrors | undefined, ...path: (string | number)[]): FormErrors[string] | undefined {
  let node: FormErrors[string] | undefined = faults;
  for (const step of path) node = typeof node === 'object' ? node[step] : undefined;
  return node;
}

export const destinationsIn = (entries: readonly DraftEntry[]): Destination[] =>
  entries.flatMap((entry) => (entry.kind === 'destination' ? [entry.destination] : []));
