import { z } from 'zod';
import { accountApi } from './client.js';

/** Another link to the new address, in place of one that died. */
export const renewEmailChange = (token: string) =>
  accountApi.post('/api/customers/email/renewal', { token }, z.unknown());
