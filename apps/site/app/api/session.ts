import { type CustomerSession, customerSessionSchema } from '@flota/schemas';
import { z } from 'zod';
import { api } from './client.js';

const session = async (path: string, body: unknown): Promise<CustomerSession> => {
  const answer = await api.post(`/api/auth/customers/${path}`, body, customerSessionSchema);
  if (!answer) throw new Error(`${path} answered nothing`);
  return answer;
};

export const signIn = (credentials: { email: string; password: string }) => session('login', credentials);

/** A new access token for the refresh cookie; fails when there is no session. */
export const refreshSession = () => session('refresh', {});

export const signOut = () => api.post('/api/auth/customers/logout', {}, z.unknown());
