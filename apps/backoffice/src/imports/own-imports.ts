import type { ImportMapping, ImportSample, StaffImport, StaffImports } from '@flota/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../api/client.js';

export const IMPORTS_PATH = '/importaciones';
/** With that kind of file chosen. */
export const importsPathOf = (kind: string): string => `${IMPORTS_PATH}?kind=${kind}`;
export const OWN_IMPORTS = '/api/admin/own-imports';
const KEY = ['own-imports'];
const WHILE_UNDER_WAY_MS = 1_500;

/** The files that this person brought in; asked for again and again as long as one is under way. */
export const useOwnImports = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => http.json<StaffImports>(OWN_IMPORTS, { signal }),
    refetchInterval: ({ state }) => (state.data?.imports.some((each) => each.isUnderWay) ? WHILE_UNDER_WAY_MS : false),
  });

/** The first rows as a mapping reads them. */
export const useImportSample = (id: string, mapping: ImportMapping) =>
  useQuery({
    queryKey: ['import-sample', id, mapping],
    queryFn: ({ signal }) =>
      http.json<ImportSample>(`${OWN_IMPORTS}/${id}/sample`, { method: 'POST', body: { mapping }, signal }),
    placeholderData: (before) => before,
  });

export function useImportDeeds() {
  const queryClient = useQueryClient();
  const known = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      await queryClient.invalidateQueries({ queryKey: KEY });
    }
  };
  const act = (id: string, what: string, body: object = {}) =>
    known(http.json<StaffImport>(`${OWN_IMPORTS}/${id}/${what}`, { method: 'POST', body }));
  return {
    send(kind: string, file: File) {
      const body = new FormData();
      body.append('kind', kind);
      body.append('file', file);
      return known(http.json<StaffImport>(OWN_IMPORTS, { method: 'POST', body }));
    },
    check: (id: string, mapping: ImportMapping) => act(id, 'check', { mapping }),
    run: (id: string, whole: boolean) => act(id, 'run', { whole }),
    undo: (id: string) => act(id, 'undo'),
    retry: (id: string) => act(id, 'retry'),
    remove: (id: string) => known(http.send(`${OWN_IMPORTS}/${id}`, { method: 'DELETE' })),
  };
}
