import type { AdminCollectionAgency } from '@flota/schemas';
import { useGetList } from 'react-admin';

/** Agencies by name; of those that may be handed something, where `filter` says so. */
export function useAgencies(filter: { inForce?: boolean } = {}): AdminCollectionAgency[] {
  const { data } = useGetList<AdminCollectionAgency>('collection-agencies', {
    filter,
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return data ?? [];
}
