import { z } from 'zod';
import { newPasswordSchema } from '../auth.js';
import { fieldCode } from '../field-codes.js';
import { parseRfc, rfcSchema } from '../identifiers/rfc.js';
import { postalCodeSchema } from '../identifiers/postal-code.js';
import { type PersonKind, type PersonType, personTypeSchema } from '../person-types.js';
import { botDefenceFields } from '../bot-defence.js';
import { personNameSchema } from '../person-name.js';
import { dateOnly, emailSchema } from '../primitives.js';
import { phoneSchema } from '../phone.js';
import { linkTokenSchema } from './link-token.js';

/** As printed on the contract; upper case, e.g. `FL-2024-000123`. */
export const contractNumberSchema = z
  .string(fieldCode('CONTRACT_NUMBER.REQUIRED'))
  .trim()
  .toUpperCase()
  .min(1, fieldCode('CONTRACT_NUMBER.REQUIRED'))
  .max(40, fieldCode('CONTRACT_NUMBER.INVALID'));

/** `POST /api/auth/customers/register` → 202 always: nobody learns who is a customer. */
export const registrationSchema = z.object({
  contractNumber: contractNumberSchema,
  rfc: rfcSchema,
  email: emailSchema,
  ...botDefenceFields,
});

/** `POST /api/auth/customers/forgot-password` → 202 always. */
export const forgotPasswordSchema = z.object({ email: emailSchema, ...botDefenceFields });

/** `POST /api/auth/customers/new-password`: with the token of a registration or of a forgotten password. Signs in. */
export const setPasswordSchema = linkTokenSchema.extend({ password: newPasswordSchema });

/** `POST /api/auth/customers/link` → what a link is for, so that the page can greet; 410 `LINK.EXPIRED` when it is used or old. */
export const linkStateSchema = z.object({
  purpose: z.enum(['registration', 'password_reset', 'email_change']),
  name: z.string(),
  expiresAt: z.string(),
});

/**
 * Page of the site that the link of a mail opens, as `{page}#token={token}`: what stands after `#` is in no log and no
 * referrer.
 */
export const LINK_PAGES = {
  registration: '/welcome',
  password_reset: '/new-password',
  email_change: '/confirmar-correo',
} as const satisfies Record<z.infer<typeof linkStateSchema>['purpose'], string>;

/** `POST /api/customers/password` → 204; ends all other sessions. */
export const changePasswordSchema = z.object({
  currentPassword: z
    .string(fieldCode('PASSWORD.REQUIRED'))
    .min(1, fieldCode('PASSWORD.REQUIRED'))
    .max(200, fieldCode('PASSWORD.TOO_LONG')),
  newPassword: newPasswordSchema,
});

/** `POST /api/customers/email` → 202: a link goes to the new address, a notice to the old one. */
export const changeEmailSchema = z.object({
  email: emailSchema,
  currentPassword: z
    .string(fieldCode('PASSWORD.REQUIRED'))
    .min(1, fieldCode('PASSWORD.REQUIRED'))
    .max(200, fieldCode('PASSWORD.TOO_LONG')),
});

/** `GET /api/customers/sessions` */
export const customerSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** e.g. `Chrome en Android`. */
      device: z.string(),
      startedAt: z.string(),
      lastUsedAt: z.string(),
      current: z.boolean(),
    }),
  ),
});
export type CustomerSessions = z.infer<typeof customerSessionsSchema>;

/** `PATCH /api/customers/profile`: what is not named stays. */
export const profileWriteSchema = z.object({ name: personNameSchema, phone: phoneSchema }).partial();

export const taxProfileSchema = z.object({
  id: z.string(),
  rfc: z.string(),
  legalName: z.string(),
  personType: personTypeSchema,
  regime: z.string().nullable(),
  cfdiUse: z.string().nullable(),
  postalCode: z.string().nullable(),
  /** Until when contracts that are signed bear the VAT of the northern border region on interest. */
  borderRegionUntil: dateOnly.nullable(),
  contracts: z.array(z.string()),
  /** A contract names it: name and RFC change by a request with the tax certificate. */
  locked: z.boolean(),
});
export type TaxProfile = z.infer<typeof taxProfileSchema>;

/** `GET /api/customers/profile` */
export const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** A change that waits for its link. */
  pendingEmail: z.string().nullable(),
  /** Whether our mail comes back from `email`: it gets none but what must be. */
  emailBounces: z.boolean(),
  phone: z.string().nullable(),
  personType: personTypeSchema,
  secondFactor: z.object({
    /** The app that shows codes. Passkeys are told by themselves. */
    on: z.boolean(),
    since: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
  taxProfiles: z.array(taxProfileSchema),
});
export type AccountProfile = z.infer<typeof profileSchema>;

/**
 * `PUT /api/customers/tax-profiles/{id}`: régimen and uso must go together (c_RegimenFiscal, c_UsoCFDI of the SAT). The name
 * stays where it isn't named, and so does the RFC; of a profile that a contract names another one is refused.
 */
export const taxProfileWriteSchema = z.object({
  legalName: personNameSchema.optional(),
  rfc: rfcSchema.optional(),
  regime: z.string(fieldCode('REGIME.REQUIRED')).regex(/^\d{3}$/, fieldCode('REGIME.INVALID')),
  cfdiUse: z.string(fieldCode('CFDI_USE.REQUIRED')).regex(/^[A-Z]{1,2}\d{2}$/, fieldCode('CFDI_USE.INVALID')),
  postalCode: postalCodeSchema,
});

/** Regimes of physical persons with business activity, by SAT's catalogue c_RegimenFiscal. */
const BUSINESS_REGIMES = ['612', '621', '622', '625', '626'];

/** What the tax certificate says of somebody; without a regime a physical person counts as one without business. */
export function personTypeOf({ rfc, regime }: { rfc: string; regime?: string | null }): PersonType {
  if (personKindOfRfc(rfc) === 'moral') return 'moral';
  return regime && BUSINESS_REGIMES.includes(regime) ? 'fisica_empresarial' : 'fisica';
}

/** A person's or a company's, by its length. */
export const personKindOfRfc = (rfc: string): PersonKind => (parseRfc(rfc)?.type === 'moral' ? 'moral' : 'fisica');

/** `POST /api/customers/contact`: a message to customer care as a signed-in customer; answers a conversation's folio. */
export const customerContactSchema = z.object({
  subject: z
    .string(fieldCode('SUBJECT.REQUIRED'))
    .trim()
    .min(3, fieldCode('SUBJECT.REQUIRED'))
    .max(120, fieldCode('TEXT.TOO_LONG')),
  message: z
    .string(fieldCode('MESSAGE.TOO_SHORT'))
    .trim()
    .min(10, fieldCode('MESSAGE.TOO_SHORT'))
    .max(4000, fieldCode('MESSAGE.TOO_LONG')),
});

/** `POST /api/auth/customers/contact-dealer`: the encrypted, expiring token of a link; answers the dealer's contact data. */
export const contactDealerRequestSchema = linkTokenSchema;
export const contactDealerSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  address: z.string(),
  url: z.string(),
});
