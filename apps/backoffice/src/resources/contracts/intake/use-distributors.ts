import type { Distributor } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../api/client.js';

/** Those the site shows. Public content; without it none can be chosen. */
export function useDistributors(): Distributor[] {
  const { data } = useQuery({
    queryKey: ['distributors-shown'],
    queryFn: ({ signal }) => http.json<Distributor[]>('/api/states/distributors', { signal }),
    staleTime: 10 * 60_000,
  });
  return data ?? [];
}
