import { createClient, fetchTransport, withSession, withXsrf } from '@flota/client';
import type { CustomerSession } from '@flota/schemas';
import { actFor } from './people.js';
import { shownAccount } from './shown-account.js';

/**
 * A session begins in whichever account its person comes for: takes a new one into the account that the page shows. To be done
 * before anything is sent by it, which is why it can't go by `accountApi`.
 */
export async function intoShownAccount({ jwt }: CustomerSession): Promise<void> {
  const shown = shownAccount();
  if (shown === undefined) return;
  const api = createClient(withSession(withXsrf(fetchTransport), { token: async () => jwt, renew: async () => null }));
  await actFor(shown === 'own' ? null : shown, api);
}
