import { customerSessionSchema, invitationSchema, linkStateSchema } from '@flota/schemas';
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

/** What an invitation is for, without accepting it. */
export async function readInvitation(token: string) {
  const invitation = await api.post('/api/auth/customers/invitation', { token }, invitationSchema);
  if (!invitation) throw new Error('An invitation was answered with nothing');
  return invitation;
}

/** Accepts it by choosing a password, and signs in. */
export async function joinByInvitation(choice: { token: string; name: string; password: string }) {
  const session = await api.post('/api/auth/customers/invitation/accept', choice, customerSessionSchema);
  if (!session) throw new Error('An invitation was answered with nothing');
  return session;
}
