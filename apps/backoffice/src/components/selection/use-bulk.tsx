import type { BulkResult } from '@flota/schemas';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { BulkNotice } from './BulkNotice.js';

/** Long enough to see that it was a mistake. */
const UNDONE_WITHIN_MS = 20_000;

export interface Change<Row> {
  id: string;
  /** What is asked for. */
  row: Row;
  /** What brings it back to how it was; `null` where nothing can, or nothing changes. */
  back: Row | null;
}

interface Bulk<Row> {
  path: string;
  changes: readonly Change<Row>[];
  /** What is said of so many that it was done to. */
  done: (count: number) => string;
}

/**
 * Changes many rows by one request, says of how many it came to something and of the others why not, which stay chosen, and offers
 * to bring back those that it changed.
 */
export function useBulk<Row extends object>(): (bulk: Bulk<Row>) => Promise<void> {
  const notify = useNotify();
  const refresh = useRefresh();
  const { onSelect } = useListContext();

  const send = (path: string, rows: readonly Row[]) =>
    http.json<BulkResult>(path, { method: 'POST', body: { rows } }).finally(refresh);

  const undo = async (path: string, rows: readonly Row[]) => {
    try {
      const result = await send(path, rows);
      notify(<BulkNotice result={result} done={(count) => `Se deshizo en ${count}.`} />);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      notify(error.message, { type: 'error' });
    }
  };

  return async ({ changes, done, path }) => {
    const result = await send(
      path,
      changes.map(({ row }) => row),
    );
    const refused = new Set(result.rows.flatMap(({ id, problem }) => (problem === null ? [] : id)));
    onSelect([...refused]);
    const backs = changes.flatMap(({ id, back }) => (back && !refused.has(id) ? back : []));
    notify(
      <BulkNotice result={result} done={done} onUndo={backs.length > 0 ? () => void undo(path, backs) : undefined} />,
      { autoHideDuration: UNDONE_WITHIN_MS },
    );
  };
}
