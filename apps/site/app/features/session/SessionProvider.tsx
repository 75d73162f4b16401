import type { CustomerSession } from '@flota/schemas';
import { type ReactNode, useContext, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { currentSession, UNKNOWN_SESSION } from '../../api/account/current-session.js';
import { owedSignOut } from '../../api/owed-sign-out.js';
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
  /**
   * Forgets all of the session here and ends it on the server. `false` where that could not be told yet: it is as soon as it can
   * be, and `SignedOutHere` says so.
   */
  signOut: () => Promise<boolean>;
}

const SessionContext = keptContext<SessionState>('session');

/** Who is signed in, for the components inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(currentSession.subscribe, currentSession.snapshot, () => UNKNOWN_SESSION);
  const { session, known } = useOnceReady(current);

  useEffect(() => {
    void currentSession.restore();
    const settle = () => void settleSignOut().catch(() => undefined);
    settle();
    const onStorage = (event: StorageEvent) => {
      if (currentSession.endedBy(event)) currentSession.end();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', settle);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', settle);
    };
  }, []);

  const state = useMemo<SessionState>(
    () => ({
      customer: session?.customer ?? null,
      known,
      begin: currentSession.begin,
      async signOut() {
        // It has no session on the server, and a real one of this browser is none of its affair.
        if (SHOWS_SAMPLE) return true;
        if (ACCOUNT_VIEW_ID !== null) {
          await endView(ACCOUNT_VIEW_ID);
          currentSession.end();
          return true;
        }
        // Also where the server can't be told: nobody who comes after is to see it.
        owedSignOut.note();
        forgetKeptAccount();
        const told = await settleSignOut().then(
          () => true,
          () => false,
        );
        for (const key of sessionStore.keys()) sessionStore.removeItem(key);
        currentSession.end();
        return told;
      },
    }),
    [session, known],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** Its code is loaded when it is needed: most visitors never sign in. */
async function settleSignOut(): Promise<void> {
  if (owedSignOut.isOwed()) await (await import('../../api/session.js')).settleSignOut();
}

/**
 * What waits for the session, the whole account, is drawn in pieces between which a finger is answered: a store's own
 * news are drawn in one. Changes of a session that is known are taken at once.
 */
function useOnceReady<State extends { known: boolean }>(current: State): State {
  const drawn = useDeferredValue(current);
  return drawn.known ? current : drawn;
}

export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSession works only inside SessionProvider');
  return state;
}
