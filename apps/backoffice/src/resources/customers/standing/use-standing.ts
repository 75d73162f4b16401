import type { CustomerStanding } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../api/client.js';

/** How a customer stands now. */
export const useStanding = (customerId: string) =>
  useQuery({
    queryKey: ['customer-standing', customerId],
    queryFn: ({ signal }) => http.json<CustomerStanding>(`/api/admin/customers/${customerId}/standing`, { signal }),
  });
