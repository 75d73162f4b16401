import { z } from 'zod';
import type { PersonType } from '../person-types.js';
import { fieldCode } from '../field-codes.js';
import { postalCodeSchema } from '../identifiers/postal-code.js';
import { rfcSchema } from '../identifiers/rfc.js';
import { personNameSchema } from '../person-name.js';

export const TAX_CHANGE_STATES = ['pending', 'approved', 'rejected', 'cancelled'] as const;
export type TaxChangeState = (typeof TAX_CHANGE_STATES)[number];

/** Largest tax certificate. */
export const TAX_CERTIFICATE_MAX_BYTES = 8 * 1024 * 1024;

/** What the tax certificate says of a holder. */
const taxData = {
  legalName: personNameSchema,
  rfc: rfcSchema,
  regime: z.string(fieldCode('REGIME.REQUIRED')).regex(/^\d{3}$/, fieldCode('REGIME.INVALID')),
  postalCode: postalCodeSchema,
};

/**
 * The text fields of `POST /api/customers/tax-changes` (multipart): all of what the holder's tax certificate says now, which
 * comes with it as `certificate`, a PDF.
 */
export const taxChangeRequestSchema = z.object({ taxProfileId: z.uuid(fieldCode('ID.INVALID')), ...taxData });
export type TaxChangeRequest = z.infer<typeof taxChangeRequestSchema>;

const shownTaxData = z.object({
  legalName: z.string(),
  rfc: z.string(),
  regime: z.string().nullable(),
  postalCode: z.string().nullable(),
});
export type ShownTaxData = z.infer<typeof shownTaxData>;

/** `GET /api/customers/tax-changes`: the customer's requests, newest first. */
export const taxChangeSchema = z.object({
  id: z.string(),
  folio: z.string(),
  taxProfileId: z.string(),
  state: z.enum(TAX_CHANGE_STATES),
  asked: shownTaxData,
  former: shownTaxData,
  fileName: z.string(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type AccountTaxChange = z.infer<typeof taxChangeSchema>;

/** `POST /api/admin/tax-changes/{id}/decision`; a rejection needs its reason, which the customer reads. */
export const taxChangeDecisionSchema = z
  .object({
    decision: z.enum(['approved', 'rejected'], fieldCode('CHOICE.INVALID')),
    reason: z.string().trim().max(500, fieldCode('TEXT.TOO_LONG')).default(''),
  })
  .refine(({ decision, reason }) => decision === 'approved' || reason.length >= 5, {
    path: ['reason'],
    error: fieldCode('REASON.REQUIRED'),
  });

/** `GET /api/admin/tax-changes`; RFCs are masked. */
export interface AdminTaxChangeRow {
  id: string;
  folio: string;
  state: TaxChangeState;
  customer: { id: string; name: string; email: string };
  formerName: string;
  legalName: string;
  formerRfc: string;
  rfc: string;
  createdAt: string;
  decidedAt: string | null;
}

/** `GET /api/admin/tax-changes/{id}`: RFCs in full, to be compared with the certificate. */
export interface AdminTaxChange extends AdminTaxChangeRow {
  asked: ShownTaxData;
  former: ShownTaxData;
  personType: PersonType;
  /** Numbers of the contracts that name the profile. */
  contracts: { id: string; number: string }[];
  fileName: string;
  reason: string | null;
  /** `null` also once that account is gone. */
  decidedByName: string | null;
  /** Another customer has the RFC: it can't be approved. */
  rfcTaken: boolean;
}
