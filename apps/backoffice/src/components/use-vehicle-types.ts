import type { VehicleType } from '@flota/schemas';
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
