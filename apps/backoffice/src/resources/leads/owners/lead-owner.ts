import type { AdminLead, LeadStaff } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../api/client.js';

/** Makes it somebody's work, or nobody's. */
export const giveLead = ({ id, owner }: AdminLead, to: string | null): Promise<unknown> =>
  http.send(`/api/admin/leads/${id}/owner`, { method: 'POST', body: { from: owner?.id ?? null, to } });

/** Who may own leads. */
export const useLeadStaff = (): LeadStaff =>
  useQuery({
    queryKey: ['lead-staff'],
    queryFn: ({ signal }) => http.json<LeadStaff>('/api/admin/lead-staff', { signal }),
  }).data ?? [];
