import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiProblem } from '../api/problem.js';
import { NotDone } from './not-done.js';

/** Runs an action that isn't CRUD, one at a time, and tells how it went. */
export function useTask() {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function run(action: () => Promise<unknown>, done?: string): Promise<void> {
    setBusy(true);
    try {
      await action();
      if (done) notify(done, { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiProblem || error instanceof NotDone)) throw error;
      notify(error.message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}
