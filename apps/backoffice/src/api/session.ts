import type { StaffSession } from '@flota/schemas';
import { ApiProblem, readProblem, unreachable } from './problem.js';
import { withXsrf } from './xsrf.js';

type Staff = StaffSession['staff'];

interface Options {
  transport: typeof fetch;
  readCookie: () => string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Missing outside secure contexts, i.e. when the backoffice is opened over plain HTTP in a local network. */
  locks?: Pick<LockManager, 'request'>;
  now?: () => number;
}

/** A token is renewed this long before it ends, so that a call under way does not lose it. */
const RENEW_AHEAD_MS = 60_000;
const REFRESH_TIMEOUT_MS = 20_000;
const REFRESH_LOCK = 'flota-staff-refresh';
/** Says only that somebody signed in here. Without it a visitor's first page would start with a refused call. */
const SIGNED_IN_HINT = 'flota-staff-signed-in';

export type Session = ReturnType<typeof createSession>;

/**
 * The signed-in person. The access token lives in memory only; the refresh token in a cookie no script can read.
 * Every refresh replaces that cookie, and the server ends the whole session family when an old one comes back.
 * So refreshes are one at a time: in this tab by sharing the promise, among tabs by a lock of the browser.
 */
export function createSession({ transport, readCookie, storage, locks, now = Date.now }: Options) {
  let current: { jwt: string; staff: Staff; endsAt: number } | null = null;
  let refreshing: Promise<string> | null = null;
  let onReplaced: () => void = () => {};

  function keep({ jwt, staff }: StaffSession): string {
    const replaced = current !== null && current.staff.id !== staff.id;
    current = { jwt, staff, endsAt: now() + lifetimeMs(jwt) };
    storage.setItem(SIGNED_IN_HINT, '1');
    if (replaced) onReplaced();
    return jwt;
  }

  function forget(): void {
    current = null;
    storage.removeItem(SIGNED_IN_HINT);
  }

  async function post(path: string, body?: unknown): Promise<Response> {
    const headers = new Headers();
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (current) headers.set('authorization', `Bearer ${current.jwt}`);
    const response = await withXsrf(readCookie, (xsrf) =>
      transport(`/api/auth/staff/${path}`, {
        method: 'POST',
        headers: new Headers([...headers, ...xsrf]),
        body: body === undefined ? undefined : JSON.stringify(body),
        credentials: 'same-origin',
        signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
      }),
    ).catch(() => {
      throw unreachable();
    });
    if (!response.ok) throw await readProblem(response);
    return response;
  }

  async function askForRefresh(): Promise<string> {
    try {
      return keep((await (await post('refresh')).json()) as StaffSession);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 401) {
        forget();
        throw new ApiProblem(401, 'AUTH.SESSION_ENDED');
      }
      throw error;
    }
  }

  function refresh(): Promise<string> {
    refreshing ??= (locks ? locks.request(REFRESH_LOCK, askForRefresh) : askForRefresh()).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  return {
    get staff(): Staff | null {
      return current?.staff ?? null;
    },

    async signIn(email: string, password: string): Promise<void> {
      keep((await (await post('login', { email, password })).json()) as StaffSession);
    },

    /** Signed out here even when the server can't be told: the token is dropped, the cookie runs out by itself. */
    async signOut(): Promise<void> {
      if (!current) return;
      try {
        await post('logout');
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
      } finally {
        forget();
      }
    },

    /** Takes up the session of an earlier page load. Rejects only when the server can't be reached. */
    async restore(): Promise<void> {
      if (current || !storage.getItem(SIGNED_IN_HINT)) return;
      try {
        await refresh();
      } catch (error) {
        if (!(error instanceof ApiProblem && error.status === 401)) throw error;
      }
    },

    /** The token to send now, renewed when it is about to end. `null` when nobody is signed in. */
    async token(): Promise<string | null> {
      if (!current) return null;
      return current.endsAt - now() > RENEW_AHEAD_MS ? current.jwt : refresh();
    },

    /** A token to try after the server refused `refused`; another call may have fetched it already. */
    async renew(refused: string | null): Promise<string> {
      if (!current) throw new ApiProblem(401, 'AUTH.SESSION_ENDED');
      return current.jwt === refused ? refresh() : current.jwt;
    },

    /** Called when another person signed in from another tab of this browser. */
    whenReplaced(listener: () => void): void {
      onReplaced = listener;
    },

    /** Whether a change of `storage` seen by this tab means that another tab signed out. */
    endedBy(event: Pick<StorageEvent, 'key' | 'newValue'>): boolean {
      return current !== null && event.key === SIGNED_IN_HINT && event.newValue === null;
    },
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
