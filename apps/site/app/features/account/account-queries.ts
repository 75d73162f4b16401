import { notifyManager, QueryClient } from '@tanstack/react-query';
import { currentSession } from '../../api/account/current-session.js';

// An answer is drawn as soon as it is there, and not a timer later.
notifyManager.setScheduler(queueMicrotask);

const ownerNow = (): string | undefined => currentSession.snapshot().session?.customer.id;

/**
 * Answers of the API that the account's pages have seen, in the page's memory only (decision 030). What failed is told
 * with a button to try again, at once also where there is no network.
 */
export const accountQueries = new QueryClient({
  defaultOptions: {
    queries: { gcTime: Number.POSITIVE_INFINITY, networkMode: 'always', refetchOnWindowFocus: false, retry: false },
  },
});

let owner = ownerNow();

/** Nothing of one customer is ever shown to another. */
currentSession.subscribe(() => {
  if (ownerNow() === owner) return;
  owner = ownerNow();
  accountQueries.clear();
});

/** After what changes several pages, as a payment does: what is on the screen is asked for anew. */
export const forgetAccountData = (): Promise<void> => accountQueries.resetQueries();

/** After a change of what `key` says: asked for anew where it is shown, and else when it next is. */
export const outdateAccountData = (key: string): Promise<void> =>
  accountQueries.invalidateQueries({ queryKey: [key], exact: true });
