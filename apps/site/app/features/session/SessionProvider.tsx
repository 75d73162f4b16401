import type { CustomerSession } from '@flota/schemas';
import { type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { currentSession, UNKNOWN_SESSION } from '../../api/account/current-session.js';
import { SHOWS_SAMPLE } from '../../api/account/sample/shows-sample.js';
import { endView } from '../../api/account/view/view-session.js';
import { ACCOUNT_VIEW_ID } from '../../lib/account-view.js';
import { sessionStore } from '../../lib/browser-storage.js';
import { forgetKeptAccount } from '../../lib/kept-caches.js';
import { keptContext } from '../../lib/kept-context.js';

interface SessionState {
  /** `null` for an anonymous visitor, and until the browser has found out. */
  customer: CustomerSession['customer'] | null;
  /** Whether that is known by now. */
  known: boolean;
  /** Takes up a session that the API began: at sign-in, or with a new password. */
  begin: (session: CustomerSession) => void;
  /** Ends the session on the server and forgets all of it here. */
  signOut: () => Promise<void>;
}

const SessionContext = keptContext<SessionState>('session');

/** Who is signed in, for the components inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { session, known } = useSyncExternalStore(
    currentSession.subscribe,
    currentSession.snapshot,
    () => UNKNOWN_SESSION,
  );

  useEffect(() => {
    void currentSession.restore();
    const onStorage = (event: StorageEvent) => {
      if (currentSession.endedBy(event)) currentSession.end();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const state = useMemo<SessionState>(
    () => ({
      customer: session?.customer ?? null,
      known,
      begin: currentSession.begin,
      async signOut() {
        // It has no session on the server, and a real one of this browser is none of its affair.
        if (SHOWS_SAMPLE) return;
        if (ACCOUNT_VIEW_ID !== null) {
          await endView(ACCOUNT_VIEW_ID);
          return currentSession.end();
        }
        // Also where the server can't be told: nobody who comes after is to see it.
        forgetKeptAccount();
        // Loaded when it is needed: most visitors never sign in.
        await (await import('../../api/session.js')).signOut();
        for (const key of sessionStore.keys()) sessionStore.removeItem(key);
        currentSession.end();
      },
    }),
    [session, known],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
}

export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession works only inside SessionProvider');
  return state;
}
