import { useRefresh } from 'react-admin';
import { http } from '../../../api/client.js';
import { useTask } from '../../../components/use-task.js';

/** Does something with a line and shows it as it is then. */
export function useLineAction(lineId: string) {
  const { busy, run } = useTask();
  const refresh = useRefresh();
  const act = (action: string, body: object, done: string) =>
    run(async () => {
      try {
        await http.send(`/api/admin/bank-lines/${lineId}/${action}`, { method: 'POST', body });
      } finally {
        // A refusal too may mean that it is no longer as it was.
        refresh();
      }
    }, done);
  return { busy, act };
}
