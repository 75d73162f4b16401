import { useNotify, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { problemOf } from '../../account/problem-of.js';

/** Does it, says so, and shows how things stand. */
export function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (method: 'POST' | 'DELETE', path: string, done: string) => {
    try {
      await http.send(`/api/admin/api-clients/${path}`, { method });
      notify(done, { type: 'success' });
    } catch (error) {
      notify(problemOf(error), { type: 'error' });
    }
    refresh();
  };
}
