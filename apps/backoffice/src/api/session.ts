import { type ApiClient, createClient, createSession, type Transport, withSession, withXsrf } from '@flota/client';
import type { StaffSession } from '@flota/schemas';
import { ApiProblem } from './problem.js';

type Staff = StaffSession['staff'];

export interface SessionEdges {
  transport: Transport;
  readCookies: () => string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Missing outside secure contexts, i.e. when the backoffice is opened over plain HTTP in a local network. */
  locks?: Pick<LockManager, 'request'>;
  now?: () => number;
}

const ANSWER_TIMEOUT_MS = 20_000;

export type StaffSessions = ReturnType<typeof createStaffSession>;

/** The signed-in person: the session of `@flota/client`, begun and ended at the staff's door. */
export function createStaffSession({ transport, readCookies, storage, locks, now }: SessionEdges) {
  const door = createClient(withXsrf(transport, readCookies), (problem) => new ApiProblem(problem));
  const ask = (path: string, body?: unknown) =>
    door.json<StaffSession>(`/api/auth/staff/${path}`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
  const session = createSession<StaffSession>({
    refresh: () => ask('refresh'),
    // Without the mark a visitor's first page would start with a refused call.
    mark: { key: 'flota-staff-signed-in', storage },
    lock: { name: 'flota-staff-refresh', locks: () => locks },
    now,
  });
  const staffNow = (): Staff | null => session.snapshot().session?.staff ?? null;

  return {
    ...session,

    get staff(): Staff | null {
      return staffNow();
    },

    async signIn(email: string, password: string): Promise<StaffSession> {
      const signedIn = await ask('login', { email, password });
      session.begin(signedIn);
      return signedIn;
    },

    /** Signed out here even when the server can't be told: the token is dropped, the cookie runs out by itself. */
    async signOut(): Promise<void> {
      if (!staffNow()) return;
      try {
        await door.send('/api/auth/staff/logout', { method: 'POST' });
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
      } finally {
        session.end();
      }
    },

    /** Called when another person signed in from another tab of this browser. */
    whenReplaced(listener: () => void): void {
      let former = staffNow();
      session.subscribe(() => {
        const staff = staffNow();
        const replaced = former !== null && staff !== null && former.id !== staff.id;
        former = staff;
        if (replaced) listener();
      });
    },
  };
}

export type Http = Pick<ApiClient, 'json' | 'send'>;

/** Calls to the API on behalf of the signed-in person. */
export const createHttp = (
  { transport, readCookies }: Pick<SessionEdges, 'transport' | 'readCookies'>,
  session: Pick<StaffSessions, 'token' | 'renew'>,
): Http =>
  createClient(
    withSession(withXsrf(transport, readCookies), session),
    // Whoever could make the call was signed in.
    (problem) => new ApiProblem(problem.status === 401 ? { ...problem, code: 'AUTH.SESSION_ENDED' } : problem),
  );
