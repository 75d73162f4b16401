import { refuse } from '../resource-input.js';
import { filterTakes } from '../resource-query.js';
import type { Resource } from '../resource.js';

type Filter = Readonly<Record<string, unknown>>;

/** 422 on a filter that the list has none of, and on what somebody searched by: that may be a person, and is not kept. */
export function requireKeptFilter(resource: Resource, filter: Filter): void {
  for (const [name, value] of Object.entries(filter)) {
    if (!filterTakes(resource, name, value)) refuse(`filter.${name}`, 'FILTER.INVALID');
  }
}

export const takenFilter = (resource: Resource, filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([name, value]) => filterTakes(resource, name, value)));
