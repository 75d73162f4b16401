import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { line, orNull } from '../publishing.js';
import { contractDocumentSchema } from './contracts.js';

/** What is typed without the marks between its signs, and digits for the letters that its alphabet leaves out. */
const signs = (text: string): string => text.replaceAll('O', '0').replace(/[IL]/g, '1');
const typed = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** `POST /api/letters/verification`: what is printed on a letter about a contract, however it is typed. */
export const letterVerificationRequestSchema = z.object({
  folio: z
    .string(fieldCode('FOLIO.INVALID'))
    .max(60, fieldCode('FOLIO.INVALID'))
    .transform((text) => signs(typed(text).replace(/^L/, '')).replace(/^(.{5})(.{5})$/, 'L-$1-$2'))
    .pipe(z.string().regex(/^L-[0-9A-Z]{5}-[0-9A-Z]{5}$/, fieldCode('FOLIO.INVALID'))),
  code: z
    .string(fieldCode('LETTER_CODE.INVALID'))
    .max(60, fieldCode('LETTER_CODE.INVALID'))
    .transform((text) => signs(typed(text)).replace(/^(.{4})(.{4})$/, '$1-$2'))
    .pipe(z.string().regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/, fieldCode('LETTER_CODE.INVALID'))),
});

/** Whether a letter is ours and says what is so today. */
export const LETTER_STANDINGS = ['holds', 'expired', 'changed', 'voided'] as const;
export type LetterStanding = (typeof LETTER_STANDINGS)[number];

/**
 * The answer: no name and no amount. Of the numbers that a forger would change only the last digits, which whoever has the
 * paper compares.
 */
export const letterVerificationSchema = z.discriminatedUnion('standing', [
  /** No letter of ours, or another code: nobody learns which. */
  z.object({ standing: z.literal('unknown') }),
  z.object({
    standing: z.enum(LETTER_STANDINGS),
    kind: contractDocumentSchema.shape.kind,
    /** Of a certificate. */
    year: z.number().int().nullable(),
    issuedOn: z.string(),
    validUntil: z.string().nullable(),
    voidedOn: z.string().nullable(),
    contractEnding: z.string(),
    vinEnding: z.string(),
    /** Of a letter that says where to pay. */
    clabeEnding: z.string().nullable(),
  }),
]);
export type LetterVerification = z.infer<typeof letterVerificationSchema>;

/** `PATCH /api/admin/letter-settings/1`: who signs letters; nobody where it is empty. */
export const letterSettingsSchema = z.object({ signatory: orNull(line(120)), position: orNull(line(120)) });

/** `GET /api/admin/letter-settings/1` */
export interface AdminLetterSettings extends z.infer<typeof letterSettingsSchema> {
  id: number;
  updatedAt: string;
}

/** `GET /api/admin/letters` */
export interface AdminLetter {
  id: string;
  folio: string;
  /** `null` on those that are older than the codes. */
  code: string | null;
  kind: z.infer<typeof contractDocumentSchema>['kind'];
  year: number | null;
  contractId: string;
  contractNumber: string;
  customer: { id: string; name: string };
  issuedAt: string;
  validUntil: string | null;
  voidedOn: string | null;
  voidReason: string;
}
