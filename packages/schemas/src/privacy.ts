import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { phoneSchema } from './phone.js';
import { personNameSchema } from './person-name.js';
import { dateOnly, emailSchema } from './primitives.js';
import { consentSchema } from './leads.js';
import { line } from './publishing.js';
import { botDefenceFields } from './bot-defence.js';

/** acceso, rectificación, cancelación, oposición (ARCO) and revocación of consent; LFPDPPP of 20 March 2025. */
export const PRIVACY_RIGHTS = ['access', 'rectification', 'cancellation', 'objection', 'revocation'] as const;
export type PrivacyRight = (typeof PRIVACY_RIGHTS)[number];
export const POWERS = ['notarial', 'letter', 'parental'] as const;
export const ID_KINDS = ['ine', 'passport', 'professional-licence', 'consular'] as const;

/** Business days the lender has to answer. */
export const RIGHTS_REQUEST_DAYS = 20;
export const RIGHTS_FILE_MAX_BYTES = 5 * 1024 * 1024;

/**
 * `POST /api/rights-requests`, multipart: the field `request` is this as JSON, the files are `identification` and, from a
 * representative, `power` (PDF, JPEG or PNG by content, 5 MB each). Answers 201.
 */
export const rightsRequestSchema = z
  .object({
    right: z.enum(PRIVACY_RIGHTS, fieldCode('RIGHT.REQUIRED')),
    holderName: personNameSchema,
    address: line(300),
    phone: phoneSchema,
    email: emailSchema,
    relation: z.enum(['holder', 'representative'], fieldCode('RELATION.REQUIRED')),
    representativeName: personNameSchema.optional(),
    representativePower: z.enum(POWERS, fieldCode('POWER.REQUIRED')).optional(),
    idKind: z.enum(ID_KINDS, fieldCode('ID_KIND.REQUIRED')),
    description: line(3_000, 10),
    /** What only the right asked for has; its label differs by right. */
    detail: line(3_000, 3),
    consent: consentSchema,
    ...botDefenceFields,
  })
  .refine((request) => request.relation === 'holder' || request.representativeName, {
    path: ['representativeName'],
    error: fieldCode('NAME.REQUIRED'),
  })
  .refine((request) => request.relation === 'holder' || request.representativePower, {
    path: ['representativePower'],
    error: fieldCode('POWER.REQUIRED'),
  });
export type RightsRequest = z.infer<typeof rightsRequestSchema>;

export const rightsReceiptSchema = z.object({
  folio: z.string(),
  requestedOn: dateOnly,
  /** Last day to answer. */ dueOn: dateOnly,
});

export const RIGHTS_STATES = ['received', 'in_review', 'answered', 'rejected'] as const;

/** What staff write of a request. */
export const rightsRequestWriteSchema = z.object({
  state: z.enum(RIGHTS_STATES, fieldCode('STATE.INVALID')),
  notes: z.string().trim().max(5000, fieldCode('NOTES.TOO_LONG')).default(''),
});

/** `GET /api/admin/rights-requests`: sortable by createdAt, dueOn, state; filters q, state, right, overdue. */
export interface AdminRightsRequest {
  id: string;
  folio: string;
  right: PrivacyRight;
  holderName: string;
  address: string;
  phone: string;
  email: string;
  relation: 'holder' | 'representative';
  representativeName: string | null;
  representativePower: (typeof POWERS)[number] | null;
  idKind: (typeof ID_KINDS)[number];
  description: string;
  detail: string;
  requestedOn: string;
  dueOn: string;
  state: (typeof RIGHTS_STATES)[number];
  notes: string;
  answeredAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Read through `GET /api/admin/rights-requests/{id}/files/{purpose}`. */
  files: { purpose: 'identification' | 'power'; name: string; contentType: string; size: number }[];
}
