import { linkStateSchema } from '@flota/schemas';
import { z } from 'zod';
import { api } from './client.js';

export type LinkState = z.infer<typeof linkStateSchema>;

/** What the link of a mail is for, without using it up. */
export async function readLink(token: string): Promise<LinkState> {
  const state = await api.post('/api/auth/customers/link', { token }, linkStateSchema);
  if (!state) throw new Error('A link was answered with nothing');
  return state;
}

export const confirmEmail = (token: string) => api.post('/api/auth/customers/confirm-email', { token }, z.unknown());
