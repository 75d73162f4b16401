import {
  type CustomerSession,
  customerSessionSchema,
  type PasskeyAnswer,
  passkeyRequestSchema,
  secondFactorNeededSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { api } from './client.js';

/** Tabs refresh one after the other: one that waits forever would hold up all. */
const REFRESH_TIMEOUT = 20_000;

const signInAnswerSchema = z.union([customerSessionSchema, secondFactorNeededSchema]);

/** A session, or the ticket with which the code of the second factor gets one. */
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

async function post<Answer>(
  path: string,
  body: unknown,
  schema: z.ZodType<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const answer = await api.post(`/api/auth/customers/${path}`, body, schema, { signal });
  if (!answer) throw new Error(`${path} answered nothing`);
  return answer;
}

export const signIn = (credentials: { email: string; password: string }): Promise<SignInAnswer> =>
  post('login', credentials, signInAnswerSchema);

export const sendCode = (proof: { ticket: string; code: string }): Promise<CustomerSession> =>
  post('second-factor', proof, customerSessionSchema);

/** A challenge for whichever passkey this browser has. */
export const askForPasskey = () => post('passkey/options', {}, passkeyRequestSchema);

export const signInWithPasskey = (answer: PasskeyAnswer): Promise<CustomerSession> =>
  post('passkey', answer, customerSessionSchema);

/** In place of a code; `signIn` is the ticket of the password. */
export const sendPasskey = (proof: PasskeyAnswer & { signIn: string }): Promise<CustomerSession> =>
  post('second-factor/passkey', proof, customerSessionSchema);

/** With the token of a mail's link. */
export const setPassword = (choice: { token: string; password: string }): Promise<SignInAnswer> =>
  post('new-password', choice, signInAnswerSchema);

/** A new access token for the refresh cookie; fails when there is no session. */
export const refreshSession = () => post('refresh', {}, customerSessionSchema, AbortSignal.timeout(REFRESH_TIMEOUT));

export const signOut = () => api.post('/api/auth/customers/logout', {}, z.unknown());
