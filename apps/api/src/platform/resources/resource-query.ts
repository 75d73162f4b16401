import { z } from 'zod';
import { isClean } from '../http/clean-input.js';
import type { Resource } from './resource.js';
import { keyColumn, keySchema, refuse } from './resource-input.js';
import { searchCondition } from './search.js';

const MAX_IDS = 1000;
const filterSchema = z.record(z.string(), z.unknown());
const searchSchema = z.string().trim().max(100);

const refuseFilter = (field: string): never => refuse(field, 'FILTER.INVALID');

/** What the resource declares under a name that the caller sent, and not what every object has (`constructor`). */
export const declared = <T>(declarations: Readonly<Record<string, T>> = {}, name: string): T | undefined =>
  Object.hasOwn(declarations, name) ? declarations[name] : undefined;

function parseFilter(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  try {
    const filter = filterSchema.parse(JSON.parse(text));
    return isClean(filter) ? filter : refuseFilter('filter');
  } catch {
    return refuseFilter('filter');
  }
}

/** What may be told of a filter in the audit log: not what was searched for, which may be a person. */
export const filterNames = (text: string | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parseFilter(text)).map(([name, value]) => [name, HIDDEN.has(name) ? '•••' : value]),
  );

const HIDDEN = new Set(['q', 'rfc']);

/** Whether the list has such a filter, by what its records are and not by whom they are about. */
export const filterTakes = (resource: Resource, name: string, value: unknown): boolean =>
  !HIDDEN.has(name) && isClean(value) && declared(resource.filters, name)?.safeParse(value).success === true;

export function whereOf(resource: Resource, text: string | undefined): object {
  const filter = parseFilter(text);
  const conditions = Object.entries(filter).map(([name, value]) => {
    if (name === 'id') return idsOf(resource, value);
    if (name === 'q') return foundBy(resource, value);
    return declared(resource.filters, name)?.safeParse(value).data ?? refuseFilter(`filter.${name}`);
  });
  const isLookedFor = 'id' in filter || Object.keys(filter).some((name) => HIDDEN.has(name));
  return { AND: resource.listed && !isLookedFor ? [resource.listed, ...conditions] : conditions };
}

function idsOf(resource: Resource, value: unknown): object {
  const ids = z.array(keySchema(resource)).max(MAX_IDS).safeParse(value).data;
  return { [keyColumn(resource)]: { in: ids ?? refuseFilter('filter.id') } };
}

function foundBy(resource: Resource, value: unknown): object {
  const phrase = searchSchema.safeParse(value).data ?? refuseFilter('filter.q');
  if (!resource.search) return {};
  return searchCondition(resource.search, phrase) ?? { [keyColumn(resource)]: { in: [] } };
}
