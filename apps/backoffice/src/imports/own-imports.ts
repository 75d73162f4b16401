import type { ImportMapping, ImportRows, ImportSample, StaffImport, StaffImports } from '@flota/schemas';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** What there is against each row as it was looked at last, or against the wrong ones alone, a page after the other. */
export const useImportRows = ({ id, step, done }: StaffImport, wrong: boolean) =>
  useInfiniteQuery({
    // Another look at them is another answer.
    queryKey: ['import-rows', id, step, done, wrong],
    queryFn: ({ signal, pageParam }) =>
      http.json<ImportRows>(`${OWN_IMPORTS}/${id}/rows?after=${pageParam}&wrong=${wrong}`, { signal }),
    // What was found stands until what is found next is there.
    placeholderData: (before) => before,
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
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
    send(kind: string, files: readonly File[]) {
      const body = new FormData();
      body.append('kind', kind);
      for (const file of files) body.append('file', file);
      return known(http.json<StaffImport>(OWN_IMPORTS, { method: 'POST', body }));
    },
    check: (id: string, mapping: ImportMapping) => act(id, 'check', { mapping }),
    run: (id: string, whole: boolean) => act(id, 'run', { whole }),
    undo: (id: string) => act(id, 'undo'),
    retry: (id: string) => act(id, 'retry'),
    remove: (id: string) => known(http.send(`${OWN_IMPORTS}/${id}`, { method: 'DELETE' })),
  };
}
