import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'react-admin';
import type { AdminList } from '@flota/schemas';
import type { Http } from '../api/session.js';

/** The server answers at most this many records at once; longer lists (exports) are fetched in pages. */
export const MAX_PER_PAGE = 1000;

type Filter = Record<string, unknown>;
type ListQuery = Required<Pick<GetListParams, 'pagination' | 'sort'>> & { filter: Filter };
type AnyRecord = RaRecord & { updatedAt?: string };

/** react-admin's data contract over `/api/admin/{resource}`. */
export function createDataProvider(http: Http): DataProvider {
  const page = (resource: string, query: ListQuery, signal?: AbortSignal) =>
    http.json<AdminList<AnyRecord>>(`/api/admin/${resource}?${listQuery(query)}`, { signal });

  /** Records that arrive while the pages are read shift the later ones, so the same record may come twice. */
  async function longPage(resource: string, query: ListQuery, signal?: AbortSignal): Promise<GetListResult> {
    const records = new Map<Identifier, AnyRecord>();
    const wanted = query.pagination.perPage;
    for (let number = 1; ; number++) {
      const pagination = { page: number, perPage: MAX_PER_PAGE };
      const { data, total } = await page(resource, { ...query, pagination }, signal);
      for (const record of data) records.set(record.id, record);
      if (data.length < MAX_PER_PAGE || records.size >= wanted) {
        return { data: [...records.values()].slice(0, wanted), total };
      }
    }
  }

  async function getList(resource: string, params: GetListParams): Promise<GetListResult> {
    const query: ListQuery = {
      pagination: params.pagination ?? { page: 1, perPage: 25 },
      sort: params.sort ?? { field: 'id', order: 'ASC' },
      filter: (params.filter ?? {}) as Filter,
    };
    const { page: number, perPage } = query.pagination;
    if (number === 1 && perPage > MAX_PER_PAGE) return longPage(resource, query, params.signal);
    return page(resource, query, params.signal);
  }

  function update(resource: string, id: Identifier, data: Partial<AnyRecord>, previous?: Partial<AnyRecord>) {
    // The server compares it with the stored one and refuses to overwrite somebody else's change.
    const updatedAt = data.updatedAt ?? previous?.updatedAt;
    return http.json<AnyRecord>(recordPath(resource, id), { method: 'PATCH', body: { ...data, updatedAt } });
  }

  const remove = (resource: string, id: Identifier) => http.send(recordPath(resource, id), { method: 'DELETE' });

  const provider = {
    supportAbortSignal: true,

    getList,

    async getOne(resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) {
      return { data: await http.json<AnyRecord>(recordPath(resource, id), { signal }) };
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

function listQuery({ pagination, sort, filter }: ListQuery): URLSearchParams {
  const query = new URLSearchParams({
    page: String(pagination.page),
    perPage: String(pagination.perPage),
    sort: sort.field,
    order: sort.order,
  });
  const conditions = Object.entries(filter).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  if (conditions.length > 0) query.set('filter', JSON.stringify(Object.fromEntries(conditions)));
  return query;
}

const recordPath = (resource: string, id: Identifier) => `/api/admin/${resource}/${encodeURIComponent(id)}`;
