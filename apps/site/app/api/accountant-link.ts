import { type AccountantInvitation, accountantInvitationSchema } from '@flota/schemas';
import { api } from './client.js';

/** What an accountant can do with the link of their mail, besides to look what it is about (`link`): say yes, say no. */
export type AccountantStep = 'confirm' | 'stop';

export async function askOfAccountant(step: AccountantStep | 'link', token: string): Promise<AccountantInvitation> {
  const invitation = await api.post(`/api/accountants/${step}`, { token }, accountantInvitationSchema);
  if (!invitation) throw new Error('A link was answered with nothing');
  return invitation;
}
