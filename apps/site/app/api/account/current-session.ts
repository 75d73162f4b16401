import type { CustomerSession } from '@flota/schemas';
import { ACCOUNT_PATH } from '../../constants/paths.js';
import { SIGNED_IN_KEY, USER_KEY } from '../../constants/storage-keys.js';
import { localStore, sessionStore } from '../../lib/browser-storage.js';
import { ApiProblem } from '../client.js';

export interface SessionSnapshot {
  /** `null` for an anonymous visitor, and until the browser has found out. */
  session: CustomerSession | null;
  /** Whether that is known by now. */
  known: boolean;
}

interface Edges {
  /** A new session for the refresh cookie. */
  refresh: () => Promise<CustomerSession>;
  /** Missing outside secure contexts, e.g. when a test server is opened by its bare address. */
  locks: () => Pick<LockManager, 'request'> | undefined;
}

const REFRESH_LOCK = 'flota-customer-refresh';

export const UNKNOWN_SESSION: SessionSnapshot = { session: null, known: false };

export type CurrentSession = ReturnType<typeof createCurrentSession>;

/**
 * Who is signed in, for components and calls alike. It lives in memory; a mark in local storage says whether it is worth
 * asking for more after a reload.
 *
 * Every refresh replaces a cookie that only the server can read, and the server ends the whole session when an old one
 * comes back. So refreshes are one at a time: in this tab by sharing the promise, among tabs by a lock of the browser.
 */
export function createCurrentSession({ refresh, locks }: Edges) {
  let snapshot = UNKNOWN_SESSION;
  let refreshing: Promise<CustomerSession | null> | null = null;
  const listeners = new Set<() => void>();

  function change(session: CustomerSession | null): void {
    snapshot = { session, known: true };
    for (const listener of listeners) listener();
  }

  function begin(session: CustomerSession): void {
    localStore.setItem(SIGNED_IN_KEY, 'on');
    change(session);
  }

  function end(): void {
    localStore.removeItem(SIGNED_IN_KEY);
    sessionStore.removeItem(USER_KEY);
    change(null);
  }

  async function askForRefresh(): Promise<CustomerSession | null> {
    try {
      const session = await refresh();
      begin(session);
      return session;
    } catch (error) {
      if (!(error instanceof ApiProblem && error.status === 401)) throw error;
      end();
      return null;
    }
  }

  /** `null` when the server says that the session is over; rejects when it can't be asked. */
  function renewed(): Promise<CustomerSession | null> {
    const lock = locks();
    refreshing ??= (lock ? lock.request(REFRESH_LOCK, askForRefresh) : askForRefresh()).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  return {
    snapshot: () => snapshot,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    begin,
    end,

    /** Takes up the session of an earlier page: what the account keeps in session storage, else by the cookie. */
    async restore(): Promise<void> {
      if (localStore.getItem(SIGNED_IN_KEY) === null) return change(null);
      if (snapshot.session) return change(snapshot.session);
      const stored = window.location.pathname.startsWith(ACCOUNT_PATH) ? storedUser() : null;
      if (stored) return change(stored);
      // Without an answer nobody is signed in for now; the mark stays, so that the next page asks again.
      await renewed().catch(() => change(null));
    },

    /** A token to try after the server refused `refused`; another call may have fetched it already. */
    async renew(refused: string | undefined): Promise<string | null> {
      const current = snapshot.session?.jwt;
      if (current !== refused) return current ?? null;
      return (await renewed())?.jwt ?? null;
    },

    /** Writes it where the account keeps it (specification, section 3). */
    store: (): void => {
      if (snapshot.session) sessionStore.setItem(USER_KEY, JSON.stringify(snapshot.session));
    },

    /** Whether a change of storage that another tab made means that the visitor signed out there. */
    endedBy: ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean =>
      snapshot.session !== null && key === SIGNED_IN_KEY && newValue === null,
  };
}

function storedUser(): CustomerSession | null {
  try {
    const stored = JSON.parse(sessionStore.getItem(USER_KEY) ?? 'null') as Partial<CustomerSession> | null;
    return stored?.jwt && stored.customer ? { jwt: stored.jwt, customer: stored.customer } : null;
  } catch {
    return null;
  }
}

/** Of this tab. The call is loaded when it is needed: most visitors never sign in. */
export const currentSession = createCurrentSession({
  refresh: async () => (await import('../session.js')).refreshSession(),
  locks: () => navigator.locks,
});
