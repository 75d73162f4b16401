import type { AdminExport, FileLink, StaffExport, StaffExports } from '@flota/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../api/client.js';
import { downloadFrom } from '../download.js';

const PATH = '/api/admin/own-exports';
const KEY = ['own-exports'];
const WHILE_MADE_MS = 2_000;

export const isOpen = ({ state }: StaffExport): boolean => state === 'waiting' || state === 'running';

/** The files that this person had made; asked for again and again as long as one is being made. */
export const useOwnExports = (enabled = true) =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await http.json<StaffExports>(PATH, { signal })).exports,
    enabled,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? WHILE_MADE_MS : false),
  });

export function useExportDeeds() {
  const queryClient = useQueryClient();
  const known = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      await queryClient.invalidateQueries({ queryKey: KEY });
    }
  };
  /** As it is being made, though it were made before anybody asks again: whoever watches sees it begin. */
  const begun = async (answer: Promise<StaffExport>): Promise<void> => {
    const made = await answer;
    queryClient.setQueryData<StaffExport[]>(KEY, (before = []) => [made, ...before.filter(({ id }) => id !== made.id)]);
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
  return {
    ask: (resource: string, body: AdminExport) =>
      begun(http.json<StaffExport>(`/api/admin/${resource}/exports`, { method: 'POST', body })),
    download: async (id: string) => {
      const { url } = await known(http.json<FileLink>(`${PATH}/${id}/link`, { method: 'POST', body: {} }));
      downloadFrom(url);
    },
    retry: (id: string) => begun(http.json<StaffExport>(`${PATH}/${id}/retry`, { method: 'POST', body: {} })),
    remove: (id: string) => known(http.send(`${PATH}/${id}`, { method: 'DELETE' })),
  };
}
