import type { BulkResult } from '@flota/schemas';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { NotDone } from '../not-done.js';
import { BulkNotice } from './BulkNotice.js';
import { type NameOf, refusalsOf } from './bulk-words.js';

/** Long enough to see that it was a mistake. */
const UNDONE_WITHIN_MS = 20_000;

export interface Change<Row, Back = Row> {
  id: string;
  /** What is asked for. */
  row: Row;
  /** What brings it back to how it was; `null` where nothing can, or nothing changes. */
  back: Back | null;
}

interface Bulk<Row, Back> {
  path: string;
  changes: readonly Change<Row, Back>[];
  /** What is sent beside the rows, of all of them. */
  also?: object;
  /** How it is undone, where that isn't done by the same path. */
  undo?: { path: string; also?: object };
  /** What is said of so many that it was done to. */
  done: (count: number) => string;
  nameOf?: NameOf;
  /** It is asked for in a dialog: where nothing comes of it, the dialog keeps what was filled in and says why. */
  inDialog?: boolean;
}

/**
 * Changes many rows by one request, says of how many it came to something and of the others why not, which stay chosen, and offers
 * to bring back those that it changed.
 */
export function useBulk<Row extends object, Back extends object = Row>(): (bulk: Bulk<Row, Back>) => Promise<void> {
  const notify = useNotify();
  const refresh = useRefresh();
  const { onSelect } = useListContext();

  const send = (path: string, rows: readonly object[], also: object = {}) =>
    http.json<BulkResult>(path, { method: 'POST', body: { ...also, rows } }).finally(refresh);

  const goBack = async ({ nameOf, path, undo = { path } }: Bulk<Row, Back>, rows: readonly Back[]) => {
    try {
      const result = await send(undo.path, rows, undo.also);
      notify(<BulkNotice result={result} done={(count) => `Se deshizo en ${count}.`} nameOf={nameOf} />);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      notify(error.message, { type: 'error' });
    }
  };

  return async (bulk) => {
    const { also, changes, done, inDialog = false, nameOf, path } = bulk;
    const rows = changes.map(({ row }) => row);
    const result = await send(path, rows, also);
    const refused = new Set(result.rows.flatMap(({ id, problem }) => (problem === null ? [] : id)));
    if (inDialog && refused.size === result.rows.length) throw new NotDone(refusalsOf(result, nameOf).join(' '));
    onSelect([...refused]);
    const backs = changes.flatMap(({ id, back }) => (back && !refused.has(id) ? back : []));
    notify(
      <BulkNotice
        result={result}
        done={done}
        onUndo={backs.length > 0 ? () => void goBack(bulk, backs) : undefined}
        nameOf={nameOf}
      />,
      { autoHideDuration: UNDONE_WITHIN_MS },
    );
  };
}
