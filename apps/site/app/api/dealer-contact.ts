import { contactDealerSchema } from '@flota/schemas';
import type { z } from 'zod';
import { api } from './client.js';

export type DealerContactData = z.output<typeof contactDealerSchema>;

/** The dealer that the token of a mail or of a bill request names. */
export async function readDealerContact(token: string): Promise<DealerContactData> {
  const contact = await api.post('/api/auth/customers/contact-dealer', { token }, contactDealerSchema);
  if (!contact) throw new Error('A dealer was answered with nothing');
  return contact;
}
