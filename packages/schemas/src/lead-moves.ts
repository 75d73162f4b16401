import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { LEAD_STAGES, STORED_LOST_REASONS } from './lead-stages.js';

const from = z.enum(LEAD_STAGES, fieldCode('STAGE.INVALID'));

/**
 * `POST /api/admin/leads/{id}/move` (204): on to another stage, or back. `from` is the stage it was seen in; 409 `LEAD.MOVED`
 * when it is no longer there.
 */
export const leadMoveSchema = z.discriminatedUnion(
  'to',
  [
    z.object({ to: z.enum(['new', 'contacted', 'qualified']), from }),
    z.object({
      to: z.literal('won'),
      from,
      /** Number of the contract it became. */
      contract: z.string(fieldCode('CONTRACT.UNKNOWN')).trim().min(1, fieldCode('CONTRACT.UNKNOWN')).max(60),
    }),
    z.object({
      to: z.literal('lost'),
      from,
      reason: z.enum(STORED_LOST_REASONS, fieldCode('LOST_REASON.REQUIRED')),
      note: z.string().trim().max(1_000, fieldCode('MESSAGE.TOO_LONG')).default(''),
    }),
  ],
  fieldCode('STAGE.INVALID'),
);
export type LeadMove = z.output<typeof leadMoveSchema>;
