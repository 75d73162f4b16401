import type { VehicleType, State } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../api/client.js';

/** The catalogue on offer. Public content; until it is there, a type shows under its own slug. */
export function useVehicleTypes(): VehicleType[] {
  const { data } = useQuery({
    queryKey: ['vehicles'],
    queryFn: ({ signal }) => http.json<VehicleType[]>('/api/vehicles', { signal }),
    // Staff who have just published a model look for it in the next form.
    staleTime: 10_000,
  });
  return data ?? [];
}

/** What a select of vehicle types offers. */
export const useVehicleTypeChoices = () => useVehicleTypes().map(({ slug, name }) => ({ id: slug, name }));

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

/** The states of Mexico by INEGI code. Public content; without it a code is shown instead. */
export function useStates(): State[] {
  const { data } = useQuery({
    queryKey: ['states'],
    queryFn: ({ signal }) => http.json<State[]>('/api/states', { signal }),
    staleTime: Infinity,
  });
  return data ?? [];
}
