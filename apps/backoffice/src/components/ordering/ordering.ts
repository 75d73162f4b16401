import { useGetList, useListContext, useNotify, useResourceContext, type RaRecord } from 'react-admin';
import { http } from '../../api/client.js';
import { useTask } from '../use-task.js';

/** The list with the item at `from` at place `to`, or `null` when there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] | null {
  if (from < 0 || to < 0 || from >= items.length || to >= items.length) return null;
  const next = items.toSpliced(from, 1);
  next.splice(to, 0, items[from]!);
  return next;
}

/** The place after the last one; `undefined` until it is known. */
export function useNextPosition(ordered: boolean): number | undefined {
  const resource = useResourceContext() ?? '';
  const { data, isPending } = useGetList<{ id: string; position: number }>(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'position', order: 'DESC' } },
    { enabled: ordered },
  );
  if (!ordered) return 0;
  return isPending ? undefined : (data?.[0]?.position ?? -1) + 1;
}

/**
 * Puts a record of the list shown one place up or down; only sensible while the list is in the order staff keep, and
 * where each group has an order of its own, while the filter `within` shows one of them alone.
 */
export function useReorder(within?: string) {
  const list = useListContext<RaRecord>();
  const { data = [], resource, sort, refetch } = list;
  const filters = list.filterValues as Record<string, unknown>;
  const notify = useNotify();
  const { busy, run } = useTask();

  const move = (record: RaRecord, by: 1 | -1) => {
    const ids = data.map(({ id }) => id);
    const from = ids.indexOf(record.id);
    const next = moved(ids, from, from + by);
    if (!next || busy) return;
    void run(async () => {
      await http.send(`/api/admin/${resource}/reorder`, { method: 'POST', body: { ids: next } });
      await refetch();
      notify(`Ahora está en el lugar ${from + by + 1} de ${ids.length}.`, { type: 'success' });
    });
  };

  const isOneGroup = !within || Boolean(filters[within]);
  return { move, busy, inOrder: sort.field === 'position' && sort.order === 'ASC' && isOneGroup };
}
