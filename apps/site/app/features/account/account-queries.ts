import { dayInMexico, todayInMexico } from '@flota/schemas';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { currentSession } from '../../api/account/current-session.js';
import { forgetEntryStates } from '../../lib/use-entry-state.js';

// An answer is drawn as soon as it is there, and not a timer later.
notifyManager.setScheduler(queueMicrotask);

const ownerNow = (): string | undefined => currentSession.snapshot().session?.customer.id;

/** As long as the slowest phone draws a page, in milliseconds. */
const DRAWING_MS = 5_000;

/** Keys of what was asked for before its page was drawn, which is not to ask once more. */
const askedEarly = new Set<string>();

/**
 * Answers of the API that the account's pages have seen, in the page's memory only (decision 030). What failed is told
 * with a button to try again, at once also where there is no network.
 */
export const accountQueries = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      // A page that stayed open overnight says what is owed by now; of the same day nothing is asked for anew.
      refetchOnWindowFocus: ({ state: { dataUpdatedAt } }) =>
        dataUpdatedAt > 0 && dayInMexico(new Date(dataUpdatedAt)) !== todayInMexico(),
      retry: false,
      refetchOnMount: ({ queryKey: [key], state: { dataUpdatedAt } }) =>
        !askedEarly.has(String(key)) || Date.now() - dataUpdatedAt > DRAWING_MS,
    },
  },
});

// Hears when the page is looked at again.
if (typeof window !== 'undefined') accountQueries.mount();

/**
 * Asks for what a page of the account shows as soon as the session is there, instead of once the page is drawn: on a slow
 * phone that is a second later. To be called where a route's module is read; its page asks for the same `key`.
 */
export function askEarly(key: string, load: () => Promise<unknown>): void {
  if (typeof document === 'undefined') return;
  askedEarly.add(key);
  void currentSession.restore().then(() => {
    if (currentSession.snapshot().session) return accountQueries.prefetchQuery({ queryKey: [key], queryFn: load });
  });
}

let owner = ownerNow();

/** Nothing of one customer is ever shown to another. */
currentSession.subscribe(() => {
  if (ownerNow() === owner) return;
  owner = ownerNow();
  accountQueries.clear();
  forgetEntryStates();
});

/** After what changes several pages, as a payment does: what is on the screen is asked for anew. */
export const forgetAccountData = (): Promise<void> => accountQueries.resetQueries();

/**
 * After a change of what `key` says: asked for anew where it is shown, and else when it next is. What is on its way for the
 * first time may have been read before the change, and the library would leave it at that: it is let go first.
 */
export async function outdateAccountData(key: string): Promise<void> {
  const filters = { queryKey: [key], exact: true };
  await accountQueries.cancelQueries({ ...filters, predicate: ({ state: { data } }) => data === undefined });
  await accountQueries.invalidateQueries(filters);
}
