import type { CustomerSession } from '@flota/schemas';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { SIGNED_IN_KEY } from '../../constants/storage-keys.js';

type Customer = CustomerSession['customer'];

interface SessionState {
  /** `null` for an anonymous visitor, and until the browser has found out. */
  customer: Customer | null;
  /** Whether that is known by now. */
  known: boolean;
  signIn: (credentials: { email: string; password: string }) => Promise<void>;
  /** Ends the session on the server and forgets all of it here. */
  signOut: () => Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

/** The calls are loaded when they are needed: most visitors never sign in. */
const calls = () => import('../../api/session.js');

async function restoredSession(): Promise<CustomerSession | null> {
  return localStorage.getItem(SIGNED_IN_KEY) === null ? null : (await calls()).refreshSession();
}

/**
 * Who is signed in. The session lives in memory; after a reload it comes back from the refresh cookie, which only the
 * server can read, so a mark in local storage says whether it is worth asking.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<CustomerSession | null>(null);
  const [known, setKnown] = useState(false);

  useEffect(() => {
    void restoredSession()
      .then(setSession)
      .catch(() => localStorage.removeItem(SIGNED_IN_KEY))
      .finally(() => setKnown(true));
  }, []);

  const state = useMemo<SessionState>(
    () => ({
      customer: session?.customer ?? null,
      known,
      async signIn(credentials) {
        setSession(await (await calls()).signIn(credentials));
        localStorage.setItem(SIGNED_IN_KEY, 'on');
      },
      async signOut() {
        await (await calls()).signOut();
        localStorage.removeItem(SIGNED_IN_KEY);
        sessionStorage.clear();
        setSession(null);
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
