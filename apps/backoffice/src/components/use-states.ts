import type { State } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../api/client.js';

/** The states of Mexico by INEGI code. Public content; without it a code is shown instead. */
export function useStates(): State[] {
  const { data } = useQuery({
    queryKey: ['states'],
    queryFn: ({ signal }) => http.json<State[]>('/api/states', { signal }),
    staleTime: Infinity,
  });
  return data ?? [];
}
