import { type AccountantInvitation, accountantInvitationSchema } from '@flota/schemas';
import { api } from './client.js';

/** What an accountant can do with the link of their mail: look what it is about, say yes, say no. */
export type AccountantStep = 'link' | 'confirm' | 'stop';

export async function askOfAccountant(step: AccountantStep, token: string): Promise<AccountantInvitation> {
  const invitation = await api.post(`/api/accountants/${step}`, { token }, accountantInvitationSchema);
  if (!invitation) throw new Error('A link was answered with nothing');
  return invitation;
}
