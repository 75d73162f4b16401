import type { City } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../api/client.js';

/** The cities where a distributor can be. Public content; without it none can be chosen. */
export function useCities(): City[] {
  const { data } = useQuery({
    queryKey: ['cities'],
    queryFn: ({ signal }) => http.json<City[]>('/api/states/cities', { signal }),
    staleTime: Infinity,
  });
  return data ?? [];
}
