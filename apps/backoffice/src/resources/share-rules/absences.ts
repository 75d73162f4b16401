import type { StaffAbsences } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../api/client.js';

/** Who works what is dealt out, and who of them is away. */
export const useAbsences = () =>
  useQuery({
    queryKey: ['staff-absences'],
    queryFn: ({ signal }) => http.json<StaffAbsences>('/api/admin/staff-absences', { signal }),
  });
