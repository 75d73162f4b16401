import type { AdminLead, DuplicateHints, LeadDuplicate, LeadMerge, MergedLead, MergeField } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../api/client.js';

/** Probably the same person's, of one lead. */
export const useDuplicates = ({ id }: AdminLead) =>
  useQuery({
    queryKey: ['leads', 'duplicates', id],
    queryFn: ({ signal }) => http.json<LeadDuplicate[]>(`/api/admin/leads/${id}/duplicates`, { signal }),
  });

/** What was merged into one lead. */
export const useMerged = ({ id }: AdminLead) =>
  useQuery({
    queryKey: ['leads', 'merged', id],
    queryFn: ({ signal }) => http.json<MergedLead[]>(`/api/admin/leads/${id}/merged`, { signal }),
  });

/** How many probable duplicates each of a page's leads has. A hint: where it can't be had, there is none. */
export function useDuplicateHints(ids: readonly string[]): ReadonlyMap<string, number> {
  const asked = ids.join(',');
  const { data } = useQuery({
    queryKey: ['leads', 'duplicate-hints', asked],
    queryFn: ({ signal }) => http.json<DuplicateHints>(`/api/admin/lead-duplicates?ids=${asked}`, { signal }),
    enabled: asked !== '',
    select: (hints) => new Map(hints.map(({ id, count }) => [id, count])),
  });
  return data ?? new Map();
}

/** What is taken of the other, both as they were seen. */
export const sendMerge = (kept: AdminLead, other: AdminLead, take: MergeField[]): Promise<unknown> =>
  http.send(`/api/admin/leads/${kept.id}/merge`, {
    method: 'POST',
    body: {
      updatedAt: kept.updatedAt,
      other: { id: other.id, updatedAt: other.updatedAt },
      take,
    } satisfies LeadMerge,
  });

export const sendUnmerge = (id: string): Promise<unknown> =>
  http.send(`/api/admin/leads/${id}/unmerge`, { method: 'POST' });

export const tellApart = (id: string, otherId: string, isDistinct: boolean): Promise<unknown> =>
  http.send(`/api/admin/leads/${id}/distinct`, { method: 'POST', body: { otherId, isDistinct } });
