import { z } from 'zod';
import { fieldCode } from '../field-codes.js';

/** What the link of a mail hands on to the page it opens. */
export const linkTokenSchema = z.object({
  token: z.string(fieldCode('TOKEN.INVALID')).min(1, fieldCode('TOKEN.INVALID')).max(200, fieldCode('TOKEN.INVALID')),
});
