import { ApiProblem, asTold } from '@flota/client';
import type { CustomerSession, PasskeyAnswer, PasskeyRequest, SecondFactorNeeded } from '@flota/schemas';
import { api } from './client.js';
import { REFRESH_PATH, REFRESH_TIMEOUT } from './early-refresh.js';
import { owedSignOut } from './owed-sign-out.js';

/** A session, or the ticket with which the code of the second factor gets one. */
export type SignInAnswer = CustomerSession | SecondFactorNeeded;

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  // It would end the session that is about to begin.
  await settleSignOut().catch(() => undefined);
  return ask(`/api/auth/customers/${path}`, body);
}

async function ask<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  const answer = await api.post(path, body, asTold<Answer>(), { signal });
  if (!answer) throw new Error(`${path} answered nothing`);
  return answer;
}

export const signIn = (credentials: { email: string; password: string }): Promise<SignInAnswer> =>
  post('login', credentials);

export const sendCode = (proof: { ticket: string; code: string }): Promise<CustomerSession> =>
  post('second-factor', proof);

/** A challenge for whichever passkey this browser has. */
export const askForPasskey = () => post<PasskeyRequest>('passkey/options', {});

export const signInWithPasskey = (answer: PasskeyAnswer): Promise<CustomerSession> => post('passkey', answer);

/** In place of a code; `signIn` is the ticket of the password. */
export const sendPasskey = (proof: PasskeyAnswer & { signIn: string }): Promise<CustomerSession> =>
  post('second-factor/passkey', proof);

/** With the token of a mail's link. */
export const setPassword = (choice: { token: string; password: string }): Promise<SignInAnswer> =>
  post('new-password', choice);

/** A new access token for the refresh cookie; fails when there is no session. */
export const refreshSession = () => ask<CustomerSession>(REFRESH_PATH, {}, AbortSignal.timeout(REFRESH_TIMEOUT));

/** Whoever signs out has to see that they are out, whatever the network does. */
const SIGN_OUT_TIMEOUT = 8_000;

/** Of owed sign-outs and sign-ins, among the tabs of this browser. */
const SIGN_OUT_LOCK = 'flota-customer-sign-out';

/** Tells the server of a sign-out that it doesn't know of yet. Fails, and leaves it owed, where it can't be told. */
export function settleSignOut(): Promise<void> {
  const settle = async () => {
    if (!owedSignOut.isOwed()) return;
    const signal = AbortSignal.timeout(SIGN_OUT_TIMEOUT);
    await api.post('/api/auth/customers/logout', {}, asTold(), { signal }).catch(tolerateRefusal);
    owedSignOut.drop();
  };
  if (!owedSignOut.isOwed()) return Promise.resolve();
  return globalThis.navigator.locks?.request(SIGN_OUT_LOCK, settle) ?? settle();
}

/** What is refused now is refused the next time too, unless it is for being asked too often. */
function tolerateRefusal(error: unknown): void {
  const status = error instanceof ApiProblem ? error.status : 0;
  if (status < 400 || status >= 500 || status === 429) throw error;
}
