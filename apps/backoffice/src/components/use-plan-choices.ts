import { useQuery } from '@tanstack/react-query';
import { http } from '../api/client.js';

interface PlanList {
  financingplans: { slug: string; title: string }[];
}

/** The plans on offer, for filters. Public content; without it the filter is simply empty. */
export function usePlanChoices(): { id: string; name: string }[] {
  const { data } = useQuery({
    queryKey: ['financingplans'],
    queryFn: ({ signal }) => http.json<PlanList>('/api/financingplans', { signal }),
    staleTime: 10 * 60_000,
  });
  return data?.financingplans.map(({ slug, title }) => ({ id: slug, name: title })) ?? [];
}
