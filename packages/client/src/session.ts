import { ApiProblem } from './problem.js';
import type { Transport } from './transport.js';

/** A session as the API answers it: the token that calls bear, and who it is of. */
export interface SignedIn {
  jwt: string;
}

/** What is known of who is signed in. */
export interface SessionSnapshot<Who extends SignedIn> {
  /** `null` for nobody, and until the browser has found out. */
  session: Who | null;
  /** Whether that is known by now. */
  known: boolean;
}

interface Edges<Who extends SignedIn> {
  /** A new session for the refresh cookie. Fails with 401 when it is over. */
  refresh: () => Promise<Who>;
  /** Where a mark says that somebody signed in here: without it nobody is asked for a session. */
  mark: { key: string; storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };
  /** Of refreshes, among the tabs of one browser. `locks` are missing outside secure contexts. */
  lock: { name: string; locks: () => Pick<LockManager, 'request'> | undefined };
  /** After the session is over or was given up. */
  onEnd?: () => void;
  now?: () => number;
}

/** A token is renewed this long before it ends, so that a call under way does not lose it. */
const RENEW_AHEAD_MS = 60_000;

export type Session<Who extends SignedIn> = ReturnType<typeof createSession<Who>>;

/**
 * Who is signed in, for components and calls alike. It lives in memory alone, where no script of another page finds the
 * token; a mark in a store says whether it is worth asking for another after a reload.
 *
 * Every refresh replaces a cookie that only the server can read, and the server ends the whole session when one comes back
 * after its successor. So refreshes are one at a time: in this tab by sharing the promise, among tabs by a lock of the browser.
 */
export function createSession<Who extends SignedIn>({
  refresh,
  mark,
  lock,
  onEnd = () => {},
  now = () => Date.now(),
}: Edges<Who>) {
  let snapshot: SessionSnapshot<Who> = { session: null, known: false };
  let endsAt = 0;
  let refreshing: Promise<Who | null> | null = null;
  let asking: Promise<Who | null> | null = null;
  let signInAgain: ((over: Who) => Promise<Who | null>) | null = null;
  const listeners = new Set<() => void>();

  function change(session: Who | null): void {
    snapshot = { session, known: true };
    endsAt = session ? now() + lifetimeMs(session.jwt) : 0;
    for (const listener of listeners) listener();
  }

  function begin(session: Who): void {
    mark.storage.setItem(mark.key, 'on');
    change(session);
  }

  function end(): void {
    mark.storage.removeItem(mark.key);
    onEnd();
    change(null);
  }

  async function askForRefresh(): Promise<Who | null> {
    try {
      const session = await refresh();
      begin(session);
      return session;
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 401) return null;
      throw error;
    }
  }

  /** `null` when the server says that the session is over; rejects when it can't be asked. */
  function refreshed(): Promise<Who | null> {
    const locks = lock.locks();
    refreshing ??= (locks ? locks.request(lock.name, askForRefresh) : askForRefresh()).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /** The person in front of the screen is asked once for all calls that wait; `null` when they'd rather leave. */
  function again(over: Who, ask: (over: Who) => Promise<Who | null>): Promise<Who | null> {
    asking ??= ask(over).finally(() => {
      asking = null;
    });
    return asking;
  }

  async function renewed(): Promise<string | null> {
    const successor = asking ?? refreshed();
    const session = await successor;
    if (session) return session.jwt;
    const over = snapshot.session;
    const signedIn = over && signInAgain ? await again(over, signInAgain) : null;
    if (!signedIn) {
      if (snapshot.session) end();
      return null;
    }
    if (snapshot.session !== signedIn) begin(signedIn);
    return signedIn.jwt;
  }

  return {
    snapshot: (): SessionSnapshot<Who> => snapshot,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Takes up a session that the API began: at sign-in, or with a new password. */
    begin,

    /** Forgets it here; telling the server is the caller's. */
    end,

    /** Takes up the session of an earlier page. Rejects only when the server can't be asked. */
    async restore(): Promise<void> {
      if (mark.storage.getItem(mark.key) === null) return change(null);
      if (snapshot.session) return change(snapshot.session);
      try {
        if ((await refreshed()) === null) end();
      } catch (error) {
        // Nobody is signed in for now. The mark stays, so that it is asked again.
        change(null);
        throw error;
      }
    },

    /** The token to send now, renewed when it is about to end. `null` when nobody is signed in. */
    async token(): Promise<string | null> {
      if (!snapshot.session) return null;
      return endsAt - now() > RENEW_AHEAD_MS ? snapshot.session.jwt : renewed();
    },

    /** A token to try after the server refused `refused`; another call may have fetched it already. `null`: it is over. */
    async renew(refused: string | null): Promise<string | null> {
      const current = snapshot.session?.jwt ?? null;
      return current === refused && current !== null ? renewed() : current;
    },

    /**
     * What is done when a session is over while somebody works: ask them to sign in again and answer the new session, so
     * that calls go on where they were, or `null`, which ends it.
     *
     * @returns takes that back
     */
    whenOver(ask: (over: Who) => Promise<Who | null>): () => void {
      signInAgain = ask;
      return () => {
        if (signInAgain === ask) signInAgain = null;
      };
    },

    /** Whether a change of the mark's store that another tab made means that the person signed out there. */
    endedBy: ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean =>
      snapshot.session !== null && key === mark.key && newValue === null,
  };
}

/** From the token's own two times, so that a computer whose clock is wrong still renews in time. */
function lifetimeMs(jwt: string): number {
  const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const { iat, exp } = JSON.parse(atob(payload)) as { iat?: number; exp?: number };
    if (iat && exp) return (exp - iat) * 1000;
  } catch {
    // Not a token we can read: the server's 401 will tell when it ends.
  }
  return Number.POSITIVE_INFINITY;
}

const withBearer = (init: RequestInit | undefined, jwt: string | null): RequestInit => {
  const headers = new Headers(init?.headers);
  if (jwt) headers.set('authorization', `Bearer ${jwt}`);
  return { ...init, headers };
};

/** Calls as whoever is signed in: one refresh and one more try when the token is over. */
export const withSession =
  <Who extends SignedIn>(transport: Transport, session: Pick<Session<Who>, 'token' | 'renew'>): Transport =>
  async (path, init) => {
    const jwt = await session.token();
    const response = await transport(path, withBearer(init, jwt));
    if (response.status !== 401) return response;
    const renewed = await session.renew(jwt);
    return renewed === null ? response : transport(path, withBearer(init, renewed));
  };
