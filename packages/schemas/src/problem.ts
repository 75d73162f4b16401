import { z } from 'zod';
import { FIELD_CODES } from './field-codes.js';

/**
 * Stable error codes. They are the contract between server and client: the Spanish text is looked up by
 * code in the client, so a code never changes its meaning and is never reused.
 */
export const ERROR_CODES = [
  'REQUEST.INVALID',
  'REQUEST.MALFORMED',
  'REQUEST.TOO_LARGE',
  'REQUEST.TOO_SLOW',
  'REQUEST.UNSUPPORTED_MEDIA_TYPE',
  'REQUEST.RATE_LIMITED',
  'REQUEST.CROSS_SITE',
  'REQUEST.CSRF',
  'REQUEST.BOT_SUSPECTED',
  'RESOURCE.NOT_FOUND',
  'RESOURCE.CONFLICT',
  'RESOURCE.STALE',
  'RESOURCE.VERSION_REQUIRED',
  'RESOURCE.IN_USE',
  'IDEMPOTENCY.KEY_INVALID',
  'IDEMPOTENCY.KEY_REUSED',
  'AUTH.REQUIRED',
  'AUTH.FORBIDDEN',
  'AUTH.SCOPE',
  'AUTH.CREDENTIALS_WRONG',
  'AUTH.SESSION_ENDED',
  'AUTH.CODE_WRONG',
  'AUTH.STEP_UP',
  'AUTH.SECOND_FACTOR_REQUIRED',
  'AUTH.LAST_FACTOR',
  'AUTH.PASSKEY_REFUSED',
  'LINK.EXPIRED',
  'API_CLIENT.ENDED',
  'API_CLIENT.TWO_KEYS',
  'STAFF.OWN_ACCOUNT',
  'STAFF_RECOVERY.DECIDED',
  'STAFF_RECOVERY.OWN',
  'CONTRACT.PAID_OFF',
  'DESK_REQUEST.DECIDED',
  'DESK_REQUEST.OWN',
  'DESK_REQUEST.WAITING',
  'EVENT.TAKEN_BACK',
  'REFUND_REQUEST.OPEN',
  'REFUND_REQUEST.SETTLED',
  'PREPAYMENT.NOT_POSSIBLE',
  'PAYMENT.NOTHING_DUE',
  'PAYMENT.PROVIDER_UNAVAILABLE',
  'PAYMENT.UNUSUAL',
  'BATCH.BUSY',
  'BATCH.LINES_MISSING',
  'BATCH.TOO_LARGE',
  'BILL_REQUEST.NOT_ELIGIBLE',
  'BILL_REQUEST.STEP_REFUSED',
  'TAX_CHANGE.DECIDED',
  'TAX_CHANGE.PENDING',
  'TAX_CHANGE.RFC_TAKEN',
  'STATEMENT_RUN.MONTH_OPEN',
  'STATEMENT_RUN.NOTHING_TO_STATE',
  'GEOCODING.NOT_OFFERED',
  'GEOCODING.FAILED',
  'CALL.NOT_OFFERED',
  'CALL.FAILED',
  'BANK_ACCOUNT.INACTIVE',
  'BANK_DAY.BLOCKED',
  'BANK_DAY.CLOSED',
  'BANK_LINE.ALREADY_POSTED',
  'BANK_LINE.CHANGED',
  'BANK_LINE.NOT_REVERSED',
  'BANK_LINE.NO_CONTRACT',
  'CERTIFICATE.NOTHING_PAID',
  'QUOTE.NOT_FOUND',
  'QUOTE.EXPIRED',
  'FILE.TYPE_REFUSED',
  'FILE.TOO_LARGE',
  'FILE.UNREADABLE',
  'FILE.INFECTED',
  'FILE.PDF_TOO_LARGE',
  'FILE.PDF_UNREADABLE',
  'FILE.PDF_PROTECTED',
  'FILE.PDF_ACTIVE',
  'SCANNER.UNAVAILABLE',
  'STORAGE.UNAVAILABLE',
  'STORAGE.FULL',
  'SERVER.UNAVAILABLE',
  'SERVER.ERROR',
] as const;

export const errorCodeSchema = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** One field that was refused. `field` is the dotted path in the request, `code` says what is wrong with it. */
export const fieldErrorSchema = z.object({
  field: z.string(),
  code: z.enum(FIELD_CODES),
  detail: z.string().optional(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** RFC 9457 problem details: the one shape every error of the API has. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: errorCodeSchema,
  detail: z.string().optional(),
  correlationId: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  retryAfterSeconds: z.number().int().optional(),
  /** What a person needs to decide, by name: of `PAYMENT.UNUSUAL` the amounts in MXN and the reason. */
  figures: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
