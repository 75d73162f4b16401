import { useRefresh } from 'react-admin';
import { http } from '../api/client.js';
import { useTask } from './use-task.js';

/** Posts an action that takes nothing, tells how it went, and shows what is so by now, also where it was refused. */
export function usePost() {
  const refresh = useRefresh();
  const { busy, run } = useTask();
  const post = (path: string, done: string): void =>
    void run(() => http.send(path, { method: 'POST', body: {} }).finally(refresh), done);
  return { busy, post };
}
