import { z } from 'zod';
import { fieldCode } from '../field-codes.js';

/** `POST /api/admin/customers/{id}/second-factor/removal`: for a customer who has neither app nor recovery codes any more. */
export const secondFactorRemovalSchema = z.object({
  /** How staff made sure of who asks; for the audit log. */
  reason: z
    .string(fieldCode('FACTOR_REASON.REQUIRED'))
    .trim()
    .min(10, fieldCode('FACTOR_REASON.REQUIRED'))
    .max(500, fieldCode('TEXT.TOO_LONG')),
});
