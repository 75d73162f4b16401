import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { ownRfcSchema } from './identifiers/rfc.js';
import { marketingField } from './marketing.js';
import { messageChannelSchema } from './messaging.js';
import { optionalPhoneSchema, phoneSchema } from './phone.js';
import { type PersonType, personTypeSchema } from './person-types.js';
import { personNameSchema } from './person-name.js';
import { type PreferredTime, PREFERRED_TIMES } from './preferred-time.js';
import { emailSchema, slug } from './primitives.js';
import { botDefenceFields } from './bot-defence.js';
import type { LeadStage, LostReason } from './lead-stages.js';
import type { QuotedTradeIn } from './trade-in.js';

/**
 * `POST /api/quotes/{token}/call-back`: "let an adviser call me". Name and telephone are the quote's own, which the
 * page that asks does not know. Answers 201; asking again for the same quote changes the time and makes no second lead.
 */
export const callBackRequestSchema = z.object({
  preferredTime: z.enum(PREFERRED_TIMES, fieldCode('PREFERRED_TIME.INVALID')).default('any'),
  /** Of a quote whose contact left none; the quote's own wins. */
  phone: optionalPhoneSchema,
  /** They want word of it there too (`MESSAGING_AGREEMENTS.callBack`); nothing happens where that is not offered. */
  confirmBy: messageChannelSchema.optional(),
  ...botDefenceFields,
});

export const callBackResponseSchema = z.object({ folio: z.string(), preferredTime: z.enum(PREFERRED_TIMES) });

export const consentSchema = z.literal(true, fieldCode('CONSENT.REQUIRED'));

const person = { name: personNameSchema, email: emailSchema, phone: phoneSchema };
const message = z.string().trim().max(2_000, fieldCode('MESSAGE.TOO_LONG'));

/** Where a visitor came from, as the first page of the visit saw it. No personal data. */
export const leadSourceSchema = z
  .object({
    utmSource: z.string().trim().max(100),
    utmMedium: z.string().trim().max(100),
    utmCampaign: z.string().trim().max(100),
    /** Path of the page with the form. */
    page: z.string().trim().max(200),
  })
  .partial();
export type LeadSource = z.infer<typeof leadSourceSchema>;

/** What every answer to a sent form says; the receipt by e-mail bears the same folio. */
export const leadReceiptSchema = z.object({ folio: z.string() });

export const CONTACT_SUBJECTS = ['financing', 'contract', 'payments', 'invoices', 'insurance', 'other'] as const;

/** `POST /api/contact` (201). All posts of forms take an `Idempotency-Key`. */
export const contactRequestSchema = z.object({
  ...person,
  phone: optionalPhoneSchema,
  subject: z.enum(CONTACT_SUBJECTS, fieldCode('SUBJECT.REQUIRED')),
  message: message.min(10, fieldCode('MESSAGE.TOO_SHORT')),
  consent: consentSchema,
  source: leadSourceSchema.default({}),
  marketing: marketingField,
  ...botDefenceFields,
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

/** `POST /api/prospects` (201): somebody wants an offer; from a plan's page or, with `campaign`, from its landing page. */
export const prospectRequestSchema = z.object({
  ...person,
  personType: personTypeSchema,
  /** INEGI code. */
  stateId: z.string(fieldCode('STATE.INVALID')).regex(/^\d{2}$/, fieldCode('STATE.INVALID')),
  preferredTime: z.enum(PREFERRED_TIMES, fieldCode('PREFERRED_TIME.INVALID')).default('any'),
  /** Slugs of what they are interested in, where the page knows. */
  plan: slug.optional(),
  vehicle: slug.optional(),
  campaign: slug.optional(),
  message: message.default(''),
  consent: consentSchema,
  source: leadSourceSchema.default({}),
  marketing: marketingField,
  ...botDefenceFields,
});
export type ProspectRequest = z.infer<typeof prospectRequestSchema>;

/** `POST /api/syntage` (201): a company's consent to read its SAT data. Its tax password is never asked for. */
export const syntageRequestSchema = z.object({
  ...person,
  rfc: ownRfcSchema,
  consent: consentSchema,
  ...botDefenceFields,
});

/** `GET /api/syntage`: whether a company that consents can be led to the provider. */
export const syntageOfferSchema = z.object({ offered: z.boolean() });

export const SYNTAGE_STATES = ['pending', 'authorised', 'revoked', 'expired'] as const;

/** Also `GET /api/syntage/{token}`; `onboardingUrl` is the provider's hosted page, `null` when it is not set up. */
export const syntageStatusSchema = z.object({
  folio: z.string(),
  token: z.string(),
  state: z.enum(SYNTAGE_STATES),
  onboardingUrl: z.string().nullable(),
  /** The provider is being asked for the page: it is there in a moment. */
  isPreparing: z.boolean(),
  requestedAt: z.iso.datetime(),
});
export type SyntageStatus = z.infer<typeof syntageStatusSchema>;

/** How a reading of the provider's stands; `stopped` by somebody there. */
export const SYNTAGE_EXTRACTION_STATES = ['pending', 'running', 'finished', 'failed', 'stopped'] as const;

/** What the provider reads of a company: `invoice`, `annual_tax_return`, … */
export const syntageExtractionSchema = z.object({
  what: z.string(),
  state: z.enum(SYNTAGE_EXTRACTION_STATES),
  at: z.iso.datetime(),
});
export type SyntageExtraction = z.infer<typeof syntageExtractionSchema>;

/** `POST /api/admin/leads/{id}/syntage-state` (204): what the provider told staff. */
export const syntageStateWriteSchema = z.object({ state: z.enum(SYNTAGE_STATES, fieldCode('STATE.INVALID')) });

/** A lead of a file that staff bring in: it agreed to nothing here, and nobody writes to it. */
export const importedLeadSchema = z.object({
  name: personNameSchema,
  email: emailSchema,
  phone: optionalPhoneSchema,
  preferredTime: z.enum(PREFERRED_TIMES, fieldCode('PREFERRED_TIME.INVALID')).default('any'),
  campaign: slug.optional(),
  message: message.default(''),
});
export type ImportedLead = z.output<typeof importedLeadSchema>;

export const LEAD_KINDS = ['call-back', 'contact', 'prospect', 'syntage', 'imported'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const LEAD_KIND_NAMES = {
  'call-back': 'Llamada',
  contact: 'Contacto',
  prospect: 'Prospecto',
  syntage: 'Syntage',
  imported: 'Importada',
} as const satisfies Record<LeadKind, string>;

/** What staff write of a lead; what becomes of it they do by its operations (`lead-stages.ts`, `lead-work.ts`). */
export const leadWriteSchema = z.object({
  /** Whom the public site gives them as theirs. */
  adviserId: z.uuid(fieldCode('ADVISER.UNKNOWN')).nullable(),
});

/** What only some kinds have. */
export interface LeadDetails {
  subject?: (typeof CONTACT_SUBJECTS)[number];
  personType?: PersonType;
  stateId?: string;
  plan?: string;
  vehicle?: string;
}

/** `GET /api/admin/leads`: sortable by createdAt, name, stage, kind, answerDueAt; filters q, stage, kind, campaign, rfc, ownerId, unassigned, late. */
export interface AdminLead {
  id: string;
  /** Of a call-back, its quote's. */
  folio: string;
  createdAt: string;
  updatedAt: string;
  kind: LeadKind;
  name: string;
  email: string;
  /** `null`: they left none. */
  phone: string | null;
  preferredTime: PreferredTime;
  message: string;
  details: LeadDetails;
  source: LeadSource;
  campaign: string | null;
  stage: LeadStage;
  /** Since when. */
  stageAt: string;
  /** What a won one became. */
  contract: { id: string; number: string } | null;
  /** Why it was lost. */
  lost: { reason: LostReason; note: string } | null;
  /** Who of staff works it. */
  owner: { id: string; name: string } | null;
  /** By when somebody has to answer; `null` once somebody did, and of those from before there was a clock. */
  answerDueAt: string | null;
  /** What staff noted, the newest first. */
  notes: string[];
  /** The one that it is part of: staff merged them, and this one is in no list. */
  mergedInto: { id: string; name: string } | null;
  quoteId: string | null;
  quoteFolio: string | null;
  /** What that quote is of: its vehicles, what is mounted on them, and the vehicle given in part payment. */
  quoted: { vehicles: string; count: number; equipment: string; tradeIn: QuotedTradeIn | null } | null;
  /** Whom the public site gives them as theirs. */
  adviserId: string | null;
  adviserName: string | null;
  /** Of a Syntage request. */
  syntage: {
    state: (typeof SYNTAGE_STATES)[number];
    /** All but the last three characters hidden. */
    rfc: string;
    /** What the provider reads of the company, and how far it is. */
    extractions: SyntageExtraction[];
  } | null;
}
