import type { SavedView, SavedViews, StaffViewChange, StaffViewWrite } from '@flota/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../api/client.js';

const PATH = '/api/admin/own-views';
const KEY = ['own-views'];

/** What this person saved of all their lists; asked for once, and again by who changes it. */
export function useOwnViews(): { views: readonly SavedView[]; isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => http.json<SavedViews>(PATH, { signal }),
    staleTime: 5 * 60_000,
  });
  // Lists do without where they can't be had.
  return { views: data?.views ?? [], isPending };
}

export function useViewChanges() {
  const queryClient = useQueryClient();
  const known = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      await queryClient.invalidateQueries({ queryKey: KEY });
    }
  };
  return {
    create: (body: StaffViewWrite) => known(http.json<SavedView>(PATH, { method: 'POST', body })),
    change: (id: string, body: StaffViewChange) =>
      known(http.json<SavedView>(`${PATH}/${id}`, { method: 'PATCH', body })),
    remove: (id: string) => known(http.send(`${PATH}/${id}`, { method: 'DELETE' })),
  };
}
