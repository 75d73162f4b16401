import type { Prisma } from '@flota/prisma';
import type { AdminListQuery } from '@flota/schemas';
import type { Resource } from './resource.js';
import { declared } from './resource-query.js';
import { keyColumn, refuse } from './resource-input.js';

/** What a list is in order of: by what was wished, then by key the same way, so that one index serves both, either way. */
export interface ListOrder {
  by: object[];
  key: string;
  direction: Prisma.SortOrder;
  /** The one column of the table that it is by; none where there are several, or that is of a related record. */
  column?: string;
  /** Whether the column may be empty. */
  optional: boolean;
}

export function orderOf(resource: Resource, { sort, order }: Pick<AdminListQuery, 'sort' | 'order'>): ListOrder {
  const direction = order === 'DESC' ? 'desc' : 'asc';
  const key = keyColumn(resource);
  if (sort === undefined) return orderBy([resource.defaultOrder].flat(), key);
  if (sort === 'id') return orderBy([{ [key]: direction }], key);
  const wished = declared(resource.sort, sort) ?? refuse('sort', 'SORT.INVALID');
  return orderBy([wished(direction)].flat(), key);
}

function orderBy(wished: object[], key: string): ListOrder {
  const [[column, how] = []] = Object.entries(wished[0] ?? {}) as [string, Prisma.SortOrder | Prisma.SortOrderInput][];
  const direction = directionOf(how);
  return {
    by: column === key ? wished : [...wished, { [key]: direction }],
    key,
    direction,
    column: wished.length === 1 && isOwn(how) ? column : undefined,
    optional: typeof how === 'object' && 'nulls' in how,
  };
}

/** Whether that is how a column of the table itself is ordered, and not one of a related record. */
const isOwn = (how: unknown): boolean => typeof how === 'string' || (typeof how === 'object' && 'sort' in (how ?? {}));

function directionOf(how: unknown): Prisma.SortOrder {
  if (typeof how !== 'object') return how === 'asc' ? 'asc' : 'desc';
  return directionOf(Object.values(how ?? {})[0]);
}

/** The same from its other end. */
export const backwards = (order: ListOrder): ListOrder => ({
  ...order,
  by: (order.by as Exclude<Clause, string>[]).map((clause) => reversed(clause) as object),
  direction: order.direction === 'asc' ? 'desc' : 'asc',
});

const OPPOSITES: Readonly<Record<string, string>> = { asc: 'desc', desc: 'asc', first: 'last', last: 'first' };

type Clause = string | { [column: string]: Clause };

const reversed = (clause: Clause): Clause =>
  typeof clause === 'string'
    ? (OPPOSITES[clause] ?? clause)
    : Object.fromEntries(Object.entries(clause).map(([column, how]) => [column, reversed(how)]));
