import { type MailStop, mailStopSchema } from '@flota/schemas';
import { api } from './client.js';

/** What the link of a mail that staff wrote does, besides to look what it is about (`link`): ask for no more. */
export type MailStopStep = 'stop';

export async function askOfMailStop(step: MailStopStep | 'link', token: string): Promise<MailStop> {
  const stop = await api.post(`/api/mail-stops/${step}`, { token }, mailStopSchema);
  if (!stop) throw new Error('A link was answered with nothing');
  return stop;
}
