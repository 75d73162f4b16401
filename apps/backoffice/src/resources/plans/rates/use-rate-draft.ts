import type { AdminPlanRates, RateRow } from '@flota/schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { http } from '../../../api/client.js';
import { ApiProblem } from '../../../api/problem.js';

interface Draft {
  rates: RateRow[];
  effectiveOn: string;
  reason: string;
}

export type DraftState = 'kept' | 'keeping' | { problem: string };

const SETTLES_MS = 1000;

/**
 * Keeps a draft on the server a moment after it was changed, and when the page is left, one call at a time.
 *
 * @param draft `null` while it has wrong cells: what was kept last stays
 */
export function useRateDraft(planId: string, loaded: AdminPlanRates['draft'], draft: Draft | null) {
  const version = useRef(loaded?.updatedAt ?? null);
  const text = draft && JSON.stringify(draft);
  const kept = useRef(text);
  const latest = useRef(text);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const [state, setState] = useState<DraftState>('kept');

  /** What is newest and not kept yet, after what is on its way. */
  const flush = useCallback(() => {
    sending.current = sending.current.then(async () => {
      // What was undone or changed while it was sent is not what is wanted any more.
      for (let wanted = latest.current; wanted !== null && wanted !== kept.current; wanted = latest.current) {
        setState('keeping');
        try {
          const body = { ...(JSON.parse(wanted) as Draft), updatedAt: version.current };
          const path = `/api/admin/plans/${planId}/rate-draft`;
          const { updatedAt } = await http.json<{ updatedAt: string }>(path, { method: 'PUT', body });
          version.current = updatedAt;
          kept.current = wanted;
          setState('kept');
        } catch (error) {
          if (!(error instanceof ApiProblem)) throw error;
          return setState({ problem: error.message });
        }
      }
    });
    return sending.current;
  }, [planId]);

  useEffect(() => {
    if (text === null) return;
    latest.current = text;
    if (text === kept.current) return setState('kept');
    setState('keeping');
    const timer = setTimeout(() => void flush(), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [text, flush]);

  useEffect(() => () => void flush(), [flush]);

  /** From now on nothing more is kept: it was proposed, or `discard` did away with it. Where that fails it goes on being kept. */
  const close = useCallback(
    async (discard?: () => Promise<unknown>) => {
      await flush();
      await discard?.();
      kept.current = latest.current = null;
      version.current = null;
    },
    [flush],
  );
  return { state, flush, close };
}
