import { z } from 'zod';
import { addDays, todayInMexico } from '../calendar.js';
import { fieldCode } from '../field-codes.js';
import { rfcSchema } from '../identifiers/rfc.js';
import type { PersonType } from '../person-types.js';
import { dateOnly, recordVersionSchema } from '../primitives.js';
import type { ContractKind } from './contracts.js';

/** What is borne on interest in the northern border region, where the plan's rules do not say: a fraction. */
export const BORDER_VAT_ON_INTEREST = '0.08';

/** The decrees last some years; a later day is a slip of the finger. */
const MOST_DAYS = 3_660;

/**
 * `PUT /api/admin/tax-profiles/{id}/border-region`: until when a holder counts as of the northern border region, `null` no
 * more. It is about contracts that are signed until then; what was signed stays.
 */
export const borderRegionWriteSchema = z
  .object({
    /** Of the tax profile, as it was read: 428 without it. */
    updatedAt: recordVersionSchema.shape.updatedAt.optional(),
    until: dateOnly.nullable(),
    /** For the audit log, e.g. which paper shows it. */
    reason: z
      .string(fieldCode('BORDER_REASON.REQUIRED'))
      .trim()
      .min(5, fieldCode('BORDER_REASON.REQUIRED'))
      .max(500, fieldCode('TEXT.TOO_LONG')),
  })
  .superRefine(({ until }, context) => {
    if (until === null) return;
    const today = todayInMexico();
    if (until < today) context.addIssue({ code: 'custom', path: ['until'], message: fieldCode('DATE.IN_PAST') });
    if (until > addDays(today, MOST_DAYS)) {
      context.addIssue({ code: 'custom', path: ['until'], message: fieldCode('DATE.TOO_FAR') });
    }
  });

/** `POST /api/admin/contracts/proposed-vat`: what is known of a contract that is about to be opened. */
export const proposedVatRequestSchema = z.object({
  kind: z.enum(['direct_credit', 'flexibility'] satisfies ContractKind[], fieldCode('KIND.INVALID')),
  rfc: rfcSchema,
  /** By default what is known of who has this RFC. */
  regime: z
    .string(fieldCode('REGIME.INVALID'))
    .regex(/^\d{3}$/, fieldCode('REGIME.INVALID'))
    .optional(),
  signedOn: dateOnly,
});

/** Its answer: the VAT on interest, a fraction, and what it follows from. */
export interface ProposedVat {
  personType: PersonType;
  /** Whether the holder counts as of the border region on the day of signing. */
  borderRegion: boolean;
  vatOnInterestRate: string;
}
