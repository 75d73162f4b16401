import { z } from 'zod';

/** Fields every public form carries against abuse: the solved ALTCHA challenge, and a box no person sees. */
export const botDefenceFields = {
  altcha: z.string().max(4096).optional(),
  website: z.string().max(200).optional(),
};
