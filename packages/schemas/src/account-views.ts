import { z } from 'zod';
import { customerSessionSchema } from './auth.js';
import { fieldCode } from './field-codes.js';

const ACCOUNT_VIEW_REASONS = ['question', 'failure', 'complaint', 'other'] as const;
export type AccountViewReason = (typeof ACCOUNT_VIEW_REASONS)[number];

/** Why somebody of staff looks at an account. The customer reads them too. */
export const ACCOUNT_VIEW_REASON_NAMES: Readonly<Record<AccountViewReason, string>> = {
  question: 'Responder una duda del cliente',
  failure: 'Revisar algo que no se ve bien',
  complaint: 'Atender una queja',
  other: 'Otro motivo',
};

export const accountViewReasonSchema = z.enum(ACCOUNT_VIEW_REASONS, fieldCode('CHOICE.UNKNOWN'));

/** `POST /api/admin/customers/{id}/account-views`: with words where the reason says nothing. */
export const accountViewRequestSchema = z
  .object({
    reason: accountViewReasonSchema,
    note: z.string().trim().max(500, fieldCode('TEXT.TOO_LONG')).default(''),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    error: fieldCode('ACCOUNT_VIEW_NOTE.REQUIRED'),
  });
export type AccountViewRequest = z.output<typeof accountViewRequestSchema>;

/** Its answer. */
export const startedAccountViewSchema = z.object({ id: z.uuid(), expiresAt: z.iso.datetime() });
export type StartedAccountView = z.output<typeof startedAccountViewSchema>;

/** `POST /api/auth/staff/account-views/{id}/token`: whose account is shown to whom, and until when. */
export const accountViewSessionSchema = customerSessionSchema.extend({
  staff: z.object({ name: z.string() }),
  expiresAt: z.iso.datetime(),
});
export type AccountViewSession = z.output<typeof accountViewSessionSchema>;
