import { asTold, createClient, fetchTransport, withXsrf } from '@flota/client';
import type { AccountViewSession } from '@flota/schemas';

/** As the member of staff whose cookie comes along, and the only calls of such a tab that aren't reading. */
const staffApi = createClient(withXsrf(fetchTransport));
const pathOf = (id: string, what: string) => `/api/auth/staff/account-views/${id}/${what}`;

/** Fails with 401 once it ended. */
export async function openView(id: string): Promise<AccountViewSession> {
  const session = await staffApi.post(pathOf(id, 'token'), {}, asTold<AccountViewSession>());
  if (!session) throw new Error('The view was answered with nothing');
  return session;
}

export const endView = (id: string) => staffApi.post(pathOf(id, 'end'), {}, asTold());

/** In place of the browser's stores: nothing that is told of a customer here stays, and no mark of a session of theirs is touched. */
export function viewMarks() {
  let isOpen = true;
  return {
    getItem: () => (isOpen ? 'on' : null),
    setItem: () => {},
    removeItem: () => void (isOpen = false),
  };
}
