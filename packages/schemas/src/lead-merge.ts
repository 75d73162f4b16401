import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import type { AdminLead } from './leads.js';
import { recordVersionSchema } from './primitives.js';

/** By what two leads may be the same person's. */
export const DUPLICATE_SIGNS = ['phone', 'email', 'rfc'] as const;
export type DuplicateSign = (typeof DUPLICATE_SIGNS)[number];
export const DUPLICATE_SIGN_NAMES = {
  phone: 'Mismo teléfono',
  email: 'Mismo correo',
  rfc: 'Mismo RFC',
} as const satisfies Record<DuplicateSign, string>;

/** `GET /api/admin/leads/{id}/duplicates`: probably the same person's, the newest first. */
export interface LeadDuplicate {
  lead: AdminLead;
  signs: DuplicateSign[];
}

const leadId = z.uuid(fieldCode('ID.INVALID'));

/** More than a page of the list has. */
const MAX_HINTED = 100;

/** `GET /api/admin/lead-duplicates?ids=…`: for the leads of a page, which of them have probable duplicates. */
export const duplicateHintsQuerySchema = z.object({
  ids: z
    .string(fieldCode('ID.INVALID'))
    .transform((ids) => ids.split(','))
    .pipe(z.array(leadId).max(MAX_HINTED, fieldCode('IDS.TOO_MANY'))),
});
export const duplicateHintsSchema = z.array(z.object({ id: z.uuid(), count: z.int() }));
export type DuplicateHints = z.output<typeof duplicateHintsSchema>;

/** `POST /api/admin/leads/{id}/distinct` (204): staff say that the two aren't the same person's, or take that back. */
export const leadDistinctSchema = z.object({
  otherId: leadId,
  isDistinct: z.boolean(fieldCode('CHOICE.INVALID')),
});
export type LeadDistinct = z.output<typeof leadDistinctSchema>;

/** What the one that stays may take from the other; all the rest stays where it is, and is read with it. */
export const MERGE_FIELDS = ['name', 'phone', 'email', 'preferredTime', 'stage', 'owner', 'adviser'] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/**
 * `POST /api/admin/leads/{id}/merge` (204): the other becomes part of this one. Both say the version they were seen in: 409
 * `RESOURCE.STALE` where one changed since, `LEAD.MERGED` where one is part of another already.
 */
export const leadMergeSchema = recordVersionSchema.extend({
  other: recordVersionSchema.extend({ id: leadId }),
  take: z.array(z.enum(MERGE_FIELDS, fieldCode('CHOICE.INVALID'))).max(MERGE_FIELDS.length, fieldCode('IDS.TOO_MANY')),
});
export type LeadMerge = z.output<typeof leadMergeSchema>;

/** For so many days a merge may be undone, where nothing was built on it. */
export const UNMERGE_DAYS = 30;

/** Why a merge can't be undone any more. */
export const UNMERGE_OBSTACLES = ['LEAD.MERGE_OLD', 'LEAD.MERGE_BUILT_ON'] as const;

/** `GET /api/admin/leads/{id}/merged`: what was merged into it, the last first. */
export interface MergedLead {
  lead: AdminLead;
  mergedAt: string;
  /** Who of staff. */
  by: string;
  /** Why it can't be undone; `null`: it can. */
  obstacle: (typeof UNMERGE_OBSTACLES)[number] | null;
}
