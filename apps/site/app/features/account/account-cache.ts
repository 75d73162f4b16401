import { currentSession } from '../../api/account/current-session.js';

/** What is known of one answer of the API. Replaced whenever something about it changes. */
export interface CacheEntry {
  /** Missing until the first answer. */
  value?: unknown;
  /** Of the last attempt, when it failed. */
  error?: unknown;
  loading: boolean;
}

const NOTHING: CacheEntry = { loading: false };

const entries = new Map<string, CacheEntry>();
const listeners = new Set<() => void>();
let owner: string | undefined;

function set(key: string, entry: CacheEntry): void {
  entries.set(key, entry);
  for (const listener of listeners) listener();
}

/** Nothing of one customer is ever shown to another. */
function forgetOthers(): void {
  const customer = currentSession.snapshot().session?.customer.id;
  if (customer === owner) return;
  owner = customer;
  entries.clear();
}

/** Answers of the API that the account's pages have seen, in the page's memory only. */
export const accountCache = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  read: (key: string): CacheEntry => entries.get(key) ?? NOTHING,

  /** Asks anew; an older value stays until the answer is there. One call at a time for each key. */
  async load(key: string, load: () => Promise<unknown>): Promise<void> {
    forgetOthers();
    const before = accountCache.read(key);
    if (before.loading) return;
    const asker = owner;
    set(key, { ...before, loading: true });
    const settled: CacheEntry = await load().then(
      (value) => ({ value, loading: false }),
      (error: unknown) => ({ ...('value' in before && { value: before.value }), error, loading: false }),
    );
    if (owner === asker) set(key, settled);
  },

  write: (key: string, value: unknown): void => set(key, { value, loading: false }),

  /** After a payment or another change: whatever is shown next is asked for anew. */
  forgetAll(): void {
    entries.clear();
    for (const listener of listeners) listener();
  },
};
