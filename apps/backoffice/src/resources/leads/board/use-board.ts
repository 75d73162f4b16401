import type { AdminLead, LeadBoardColumn, LeadStage } from '@flota/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { useSearchParams } from 'react-router';
import { http } from '../../../api/client.js';
import { movedOnBoard } from './board-columns.js';

/** Of which leads the board is, as its address says it. */
export const BOARD_VIEWS = { all: 'Todas', mine: 'Mías', unassigned: 'Sin responsable', late: 'Tarde' } as const;
export type BoardView = keyof typeof BOARD_VIEWS;

const isView = (value: string): value is BoardView => Object.hasOwn(BOARD_VIEWS, value);

const EVERY_MINUTE = 60_000;

export function useBoard() {
  const [parameters, setParameters] = useSearchParams();
  const { data: identity } = useGetIdentity();
  const queries = useQueryClient();
  const named = parameters.get('ver') ?? '';
  const view = isView(named) ? named : 'all';
  const filter = filterOf(view, String(identity?.id ?? ''));
  const queryKey = ['lead-board', filter];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      http.json<LeadBoardColumn[]>(`/api/admin/lead-board?${new URLSearchParams(filter)}`, { signal }),
    enabled: identity !== undefined,
    refetchInterval: EVERY_MINUTE,
  });

  /** Shows it moved, and answers how to show it where it was. */
  const foresee = (lead: AdminLead, to: LeadStage) => {
    void queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<LeadBoardColumn[]>(queryKey);
    if (before) queries.setQueryData(queryKey, movedOnBoard(before, lead, to));
    return () => queries.setQueryData(queryKey, before);
  };

  const setView = (next: BoardView) => setParameters(next === 'all' ? {} : { ver: next }, { replace: true });
  return { ...query, view, setView, filter, foresee };
}

function filterOf(view: BoardView, own: string): Record<string, string> {
  if (view === 'mine') return { ownerId: own };
  return view === 'all' ? {} : { [view]: 'true' };
}
