import { asTold } from '@flota/client';
import type { CustomerSession, PasskeyAnswer, PasskeyRequest, SecondFactorNeeded } from '@flota/schemas';
import { api } from './client.js';
import { REFRESH_PATH, REFRESH_TIMEOUT } from './early-refresh.js';

/** A session, or the ticket with which the code of the second factor gets one. */
export type SignInAnswer = CustomerSession | SecondFactorNeeded;

const post = <Answer>(path: string, body: unknown): Promise<Answer> => ask(`/api/auth/customers/${path}`, body);

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

export const signOut = () => api.post('/api/auth/customers/logout', {}, asTold());
