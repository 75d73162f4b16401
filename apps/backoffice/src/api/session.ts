import { type ApiClient, createClient, createSession, type Transport, withSession, withXsrf } from '@flota/client';
import type { PasskeyRequest, StaffFactorNeeded, StaffSession } from '@flota/schemas';
import { answerWithPasskey } from './passkeys.js';
import { ApiProblem } from './problem.js';
import { type StepUp, withStepUp } from './step-up.js';

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
  const ask = <Answer = StaffSession>(path: string, body?: unknown) =>
    door.json<Answer>(`/api/auth/staff/${path}`, {
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
  const begun = (signedIn: StaffSession): StaffSession => {
    session.begin(signedIn);
    return signedIn;
  };
  const staffNow = (): Staff | null => session.snapshot().session?.staff ?? null;

  return {
    ...session,

    get staff(): Staff | null {
      return staffNow();
    },

    /** Answers the session, or what is missing for one after the password. */
    async signIn(email: string, password: string): Promise<StaffSession | StaffFactorNeeded> {
      const answer = await ask<StaffSession | StaffFactorNeeded>('login', { email, password });
      return 'ticket' in answer ? answer : begun(answer);
    },

    withCode: async (ticket: string, code: string) => begun(await ask('second-factor', { ticket, code })),

    async withPasskey(signIn: string, request: PasskeyRequest): Promise<StaffSession> {
      return begun(await ask('second-factor/passkey', { signIn, ...(await answerWithPasskey(request)) }));
    },

    /** Without a password. */
    async withPasskeyAlone(): Promise<StaffSession> {
      return begun(await ask('passkey', await answerWithPasskey(await ask<PasskeyRequest>('passkey/options'))));
    },

    /** Who the link of an invitation is for. */
    invited: (token: string) => ask<{ name: string; email: string }>('invitation/check', { token }),

    /** Chooses the password. Answers as the sign-in does. */
    async acceptInvitation(token: string, password: string): Promise<StaffSession | StaffFactorNeeded> {
      const answer = await ask<StaffSession | StaffFactorNeeded>('invitation', { token, password });
      return 'ticket' in answer ? answer : begun(answer);
    },

    /** For whoever has the password and nothing else. */
    async askForRecovery(ticket: string): Promise<void> {
      await door.send('/api/auth/staff/recovery', { method: 'POST', body: { ticket } });
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
  stepUp: Pick<StepUp, 'proved'>,
): Http =>
  createClient(
    withStepUp(withSession(withXsrf(transport, readCookies), session), stepUp),
    // Whoever could make the call was signed in.
    (problem) => new ApiProblem(problem.status === 401 ? { ...problem, code: 'AUTH.SESSION_ENDED' } : problem),
  );
