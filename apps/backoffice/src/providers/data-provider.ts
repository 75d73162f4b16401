import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'react-admin';
import type { AdminList } from '@flota/schemas';
import { ApiProblem } from '../api/problem.js';
import type { Http } from '../api/session.js';
import { changesOf, type Conflict, conflictOf } from './conflicts.js';
import { PageCursors } from './page-cursors.js';

/** The server answers at most this many records at once. */
const MAX_PER_PAGE = 1000;

type Filter = Record<string, unknown>;
type ListQuery = Required<Pick<GetListParams, 'pagination' | 'sort'>> & { filter: Filter };

/** What a list's answer says besides its records, as `meta` of react-admin's list context. */
interface ListMeta {
  /** Whether `total` is about how many there are. */
  estimated: boolean;
}
/** Of what react-admin hands on as a list's `meta`. */
export const isEstimated = (meta: unknown): boolean => (meta as ListMeta | undefined)?.estimated === true;

type AnyRecord = RaRecord & { updatedAt?: string };

/** Of a list that is so short that it comes whole, such as the outside systems, nothing is said of pages. */
type Listed = Pick<AdminList<AnyRecord>, 'data' | 'total'> & Partial<AdminList<AnyRecord>>;

/** What of a record that two people changed is to be kept; `null` of whoever would rather not save yet. */
type Settle = (conflict: Conflict) => Promise<object | null>;

/**
 * react-admin's data contract over `/api/admin/{resource}`.
 *
 * @param settle asks the person whose change came second
 */
export function createDataProvider(http: Http, settle: Settle = () => Promise.resolve(null)): DataProvider {
  const cursors = new PageCursors();

  const page = (resource: string, query: ListQuery, signal?: AbortSignal, cursor: Record<string, string> = {}) =>
    http.json<Listed>(`/api/admin/${resource}?${new URLSearchParams({ ...listQuery(query), ...cursor })}`, { signal });

  async function getList(resource: string, params: GetListParams): Promise<GetListResult> {
    const query: ListQuery = {
      pagination: params.pagination ?? { page: 1, perPage: 25 },
      sort: params.sort ?? { field: 'id', order: 'ASC' },
      filter: (params.filter ?? {}) as Filter,
    };
    const { page: number, perPage } = query.pagination;
    const { page: _number, ...same } = listQuery(query);
    const list = `${resource}?${new URLSearchParams(same)}`;
    const cursor = cursors.of(list, number);
    const { data, total, estimated = false, pageInfo } = await page(resource, query, params.signal, cursor);
    if (!pageInfo) return { data, total };
    cursors.note(list, number, cursor, pageInfo);
    // About how many there are is never less than where one is: react-admin would go back to what it takes for the last page.
    const reached = (number - 1) * perPage + data.length + (pageInfo.hasNextPage ? 1 : 0);
    return {
      data,
      total: estimated ? Math.max(total, reached) : total,
      pageInfo: { hasNextPage: pageInfo.hasNextPage, hasPreviousPage: pageInfo.hasPreviousPage },
      meta: { estimated } satisfies ListMeta,
    };
  }

  const read = (resource: string, id: Identifier, signal?: AbortSignal) =>
    http.json<AnyRecord>(recordPath(resource, id), { signal });

  /** The server compares the version with the stored one and refuses to overwrite somebody else's change. */
  async function update(
    resource: string,
    id: Identifier,
    data: Partial<AnyRecord>,
    previous: Partial<AnyRecord> = {},
  ): Promise<AnyRecord> {
    const updatedAt = data.updatedAt ?? previous.updatedAt ?? (await read(resource, id)).updatedAt;
    try {
      return await http.json<AnyRecord>(recordPath(resource, id), {
        method: 'PATCH',
        body: { ...changesOf(data, previous), updatedAt },
      });
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'RESOURCE.STALE')) throw error;
      const theirs = await read(resource, id);
      const kept = await settle(conflictOf({ resource, base: previous, mine: data, theirs }));
      if (!kept) throw error;
      // Whoever changed it once more meanwhile is asked about again.
      return update(resource, id, { ...kept, updatedAt: theirs.updatedAt }, theirs);
    }
  }

  const remove = (resource: string, id: Identifier) => http.send(recordPath(resource, id), { method: 'DELETE' });

  const provider = {
    supportAbortSignal: true,

    getList,

    async getOne(resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) {
      return { data: await read(resource, id, signal) };
    },

    async getMany(resource: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) {
      const pagination = { page: 1, perPage: Math.min(ids.length, MAX_PER_PAGE) };
      const { data } = await page(
        resource,
        { pagination, sort: { field: 'id', order: 'ASC' }, filter: { id: ids } },
        signal,
      );
      return { data };
    },

    getManyReference: (resource: string, params: GetListParams & { target: string; id: Identifier }) =>
      getList(resource, { ...params, filter: { ...(params.filter as Filter), [params.target]: params.id } }),

    async create(resource: string, { data }: { data: Partial<AnyRecord> }) {
      return { data: await http.json<AnyRecord>(`/api/admin/${resource}`, { method: 'POST', body: data }) };
    },

    async update(
      resource: string,
      { id, data, previousData }: { id: Identifier; data: Partial<AnyRecord>; previousData?: Partial<AnyRecord> },
    ) {
      return { data: await update(resource, id, data, previousData) };
    },

    async updateMany(resource: string, { ids, data }: { ids: Identifier[]; data: Partial<AnyRecord> }) {
      await Promise.all(ids.map((id) => update(resource, id, data)));
      return { data: ids };
    },

    async delete(resource: string, { id, previousData }: { id: Identifier; previousData?: AnyRecord }) {
      await remove(resource, id);
      return { data: previousData ?? { id } };
    },

    async deleteMany(resource: string, { ids }: { ids: Identifier[] }) {
      await Promise.all(ids.map((id) => remove(resource, id)));
      return { data: ids };
    },
  };
  // react-admin's methods are generic over record types that only the caller knows; records come as the server sent them.
  return provider as DataProvider;
}

/** The server's `filter`: what is filtered by, without what was left empty; `null` without any. */
export function filterText(filter: Filter): string | null {
  const conditions = Object.entries(filter).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  return conditions.length > 0 ? JSON.stringify(Object.fromEntries(conditions)) : null;
}

function listQuery({ pagination, sort, filter }: ListQuery): Record<string, string> {
  const conditions = filterText(filter);
  return {
    page: String(pagination.page),
    perPage: String(pagination.perPage),
    sort: sort.field,
    order: sort.order,
    ...(conditions && { filter: conditions }),
  };
}

const recordPath = (resource: string, id: Identifier) => `/api/admin/${resource}/${encodeURIComponent(id)}`;
