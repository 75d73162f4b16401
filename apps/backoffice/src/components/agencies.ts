import type { AdminCollectionAgency } from '@flota/schemas';
import { useGetList } from 'react-admin';

interface AskedAgencies {
  /** None of them while they are asked for, and where they couldn't be read. */
  agencies: AdminCollectionAgency[];
  isPending: boolean;
  isFailed: boolean;
  askAgain: () => void;
}

type Filter = { inForce?: boolean };

/** Agencies by name; of those that may be handed something, where `filter` says so. */
export const useAgencies = (filter?: Filter): AdminCollectionAgency[] => useAskedAgencies(filter).agencies;

/** The same for who has to know whether there are none. */
export function useAskedAgencies(filter: Filter = {}): AskedAgencies {
  const { data, isError, isPending, refetch } = useGetList<AdminCollectionAgency>('collection-agencies', {
    filter,
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return { agencies: data ?? [], isPending, isFailed: isError && !data, askAgain: () => void refetch() };
}
