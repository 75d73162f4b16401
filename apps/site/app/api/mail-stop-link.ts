import { type MailStop, mailStopSchema } from '@flota/schemas';
import { api } from './client.js';

/** What the link of a mail that staff wrote does: look what it is about, and ask for no more. */
export type MailStopStep = 'link' | 'stop';

export async function askOfMailStop(step: MailStopStep, token: string): Promise<MailStop> {
  const stop = await api.post(`/api/mail-stops/${step}`, { token }, mailStopSchema);
  if (!stop) throw new Error('A link was answered with nothing');
  return stop;
}
