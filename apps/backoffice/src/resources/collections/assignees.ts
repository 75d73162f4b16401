import type { CollectionAssignees } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../api/client.js';

/** Where cases are given to somebody. */
export const ASSIGN_PATH = '/api/admin/collections/assign';

/** Who works on collections. */
export function useAssignees(): CollectionAssignees['staff'] {
  const { data } = useQuery({
    queryKey: ['collection-assignees'],
    queryFn: ({ signal }) => http.json<CollectionAssignees>('/api/admin/collection-assignees', { signal }),
  });
  return data?.staff ?? [];
}
