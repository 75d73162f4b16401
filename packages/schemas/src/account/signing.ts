import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { rfcSchema } from '../identifiers/rfc.js';
import { dateOnly, emailSchema } from '../primitives.js';
import { line } from '../publishing.js';

export const SIGNING_STATES = [
  'preparing',
  'sent',
  'seen',
  'partly_signed',
  'review',
  'completed',
  'declined',
  'expired',
  'cancelled',
] as const;
export type SigningState = (typeof SIGNING_STATES)[number];

/** Of these somebody is still to do something: the provider, a signer or staff. */
export const SIGNING_OPEN = ['preparing', 'sent', 'seen', 'partly_signed', 'review'] as const;

/** Of these a signature is still wanted. */
export const SIGNING_WANTED = ['sent', 'seen', 'partly_signed'] as const;

export const SIGNER_ROLES = ['customer', 'lender'] as const;
export const SIGNER_STATES = ['waiting', 'seen', 'signed', 'declined'] as const;
export type SignerState = (typeof SIGNER_STATES)[number];

/** What there is to read of a request: what was sent, its signed copy, and the record that it was not changed since. */
export const SIGNING_FILES = ['document', 'signed', 'constancia'] as const;
export type SigningFile = (typeof SIGNING_FILES)[number];

/** Largest PDF, and the longest time to sign it, in days. */
export const SIGNING_MAX_BYTES = 15 * 1024 * 1024;
export const SIGNING_MOST_DAYS = 90;

/**
 * `POST /api/admin/signing-requests`: the JSON beside the file `document` (PDF), or `documentId` of a letter that was issued for
 * the contract. The customer's name, RFC and mailbox are those of the contract.
 */
export const newSigningRequestSchema = z.object({
  contractId: z.uuid(fieldCode('CONTRACT.INVALID')),
  title: line(120),
  note: z.string().trim().max(500, fieldCode('TEXT.TOO_LONG')).default(''),
  /** The last day to sign, in Mexico City. */
  deadline: dateOnly,
  /** Whether the lender's representative of the settings signs too. */
  withRepresentative: z.boolean().default(false),
  documentId: z.uuid(fieldCode('ID.INVALID')).nullable().default(null),
});
export type NewSigningRequest = z.output<typeof newSigningRequestSchema>;

/** Why staff cancel a request, or accept a signature whose certificate names another RFC. */
export const signingReasonSchema = z.object({
  reason: z
    .string(fieldCode('REASON.REQUIRED'))
    .trim()
    .min(5, fieldCode('REASON.REQUIRED'))
    .max(500, fieldCode('TEXT.TOO_LONG')),
});

/** What is wrong with a constancia: nothing can be read of it, it is of another document, nobody we trust made it, or it was changed. */
export const CONSTANCIA_FAULTS = [
  'unreadable',
  'other-document',
  'untrusted',
  'out-of-date',
  'wrong-signature',
] as const;
export type ConstanciaFault = (typeof CONSTANCIA_FAULTS)[number];

/** What verifying a constancia against its document says. */
export const constanciaVerdictSchema = z.object({
  /** `null` when it is good. */
  fault: z.enum(CONSTANCIA_FAULTS).nullable(),
  /** SHA-256 of the signed document, hexadecimal. */
  sha256: z.string(),
  /** When it was made, as it says itself; `null` when nothing can be read of it. */
  issuedAt: z.string().nullable(),
  /** Who signed it, by their certificate. */
  issuer: z.string().nullable(),
  serial: z.string().nullable(),
  checkedAt: z.string(),
  /** Whether it counts in law: the sandbox's don't. */
  isLegal: z.boolean(),
});
export type ConstanciaVerdict = z.infer<typeof constanciaVerdictSchema>;

const signerShape = {
  name: z.string(),
  role: z.enum(SIGNER_ROLES),
  state: z.enum(SIGNER_STATES),
  signedAt: z.string().nullable(),
};

/** `GET /api/customers/signing-requests`: the newest first. */
export const accountSigningSchema = z.object({
  id: z.string(),
  folio: z.string(),
  contractId: z.string(),
  contractLabel: z.string(),
  title: z.string(),
  note: z.string(),
  state: z.enum(SIGNING_STATES),
  deadline: z.string(),
  sentAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  /** Why it ended without a signature. */
  reason: z.string(),
  isLegal: z.boolean(),
  /** The provider as people know it, e.g. `Mifiel`. */
  provider: z.string(),
  signers: z.array(z.object(signerShape)),
  /** How the customer signs: on a page, by a link that the provider sent to their mailbox, or not any more. */
  way: z.enum(['page', 'mail']).nullable(),
  files: z.array(z.enum(SIGNING_FILES)),
  constanciaIssuedAt: z.string().nullable(),
});
export type AccountSigning = z.infer<typeof accountSigningSchema>;

/** `POST /api/customers/signing-requests/{id}/page` answers where to sign; `null`: the provider's link is in the mailbox. */
export const signingPageSchema = z.object({ url: z.string().nullable() });

/** `GET /api/admin/signing-requests` */
export interface AdminSigningRow {
  id: string;
  folio: string;
  title: string;
  state: SigningState;
  contractId: string;
  contractNumber: string;
  customer: { id: string; name: string; email: string };
  deadline: string;
  signed: number;
  signers: number;
  /** Whether a certificate names another RFC than it should. */
  warns: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface AdminSigner {
  id: string;
  name: string;
  email: string;
  /** Masked. */
  rfc: string;
  role: (typeof SIGNER_ROLES)[number];
  state: SignerState;
  signedAt: string | null;
  /** What the provider read in the certificate, or found out about the person; `null` until they sign. */
  identity: {
    name: string;
    /** Masked. */
    rfc: string;
    method: string;
    certificateNumber: string;
    matches: boolean;
  } | null;
  reason: string;
}

/** What happened to a request, in its order. */
export const SIGNING_EVENTS = [
  'asked',
  'sent',
  'failed',
  'seen',
  'signed',
  'declined',
  'reminded',
  'mismatch',
  'accepted',
  'completed',
  'expired',
  'cancelled',
  'retried',
] as const;
export type SigningEventKind = (typeof SIGNING_EVENTS)[number];

/** `GET /api/admin/signing-requests/{id}` */
export interface AdminSigning extends Omit<AdminSigningRow, 'signers' | 'signed'> {
  note: string;
  reason: string;
  /** As people know it. */
  provider: string;
  isLegal: boolean;
  maker: string;
  signers: AdminSigner[];
  files: SigningFile[];
  /** Of the document that was sent, hexadecimal. */
  sha256: string;
  constancia: { issuedAt: string; issuer: string; serial: string; sha256: string } | null;
  events: { id: string; kind: SigningEventKind; at: string; by: string | null; detail: string }[];
  /** What the provider could not be told, while it is being tried again or was given up. */
  trouble: { text: string; givenUp: boolean } | null;
}

/** Who signs for the lender; all of it or nothing. One record, `1`. */
export const signingSettingsSchema = z
  .object({
    representativeName: z.union([z.literal(''), line(160)]),
    representativeRfc: z.union([z.literal(''), rfcSchema]),
    representativeEmail: z.union([z.literal(''), emailSchema]),
  })
  .superRefine((settings, context) => {
    const parts = ['representativeName', 'representativeRfc', 'representativeEmail'] as const;
    if (parts.every((part) => settings[part] === '')) return;
    for (const path of parts.filter((part) => settings[part] === '')) {
      context.addIssue({ code: 'custom', path: [path], message: fieldCode('TEXT.REQUIRED') });
    }
  });

export interface AdminSigningSettings {
  id: string;
  representativeName: string;
  representativeRfc: string;
  representativeEmail: string;
  updatedAt: string;
}

/** `GET /api/admin/contracts/{id}/signing-offer`: whom signatures are asked of now, who would sign, and the contract's letters. */
export const signingOfferSchema = z.object({
  /** `null`: nobody can be asked. */
  provider: z.object({ title: z.string(), isLegal: z.boolean() }).nullable(),
  signer: z.object({ name: z.string(), email: z.string() }),
  representative: z.string().nullable(),
  letters: z.array(z.object({ id: z.string(), folio: z.string(), kind: z.string(), issuedAt: z.string() })),
});
export type SigningOffer = z.infer<typeof signingOfferSchema>;
