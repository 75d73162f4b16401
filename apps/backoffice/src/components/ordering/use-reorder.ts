import { useListContext, useNotify, type RaRecord } from 'react-admin';
import { http } from '../../api/client.js';
import { useTask } from '../use-task.js';
import { moved } from './moved.js';

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
