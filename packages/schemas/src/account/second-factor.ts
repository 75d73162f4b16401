import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { passkeyAnswerSchema, passkeyRequestSchema } from '../passkeys.js';

/** Answer of `POST /api/auth/customers/login` when a second factor is on: no session yet. */
export const secondFactorNeededSchema = z.object({
  /** `passkey` where there is no app that shows codes; a recovery code does in either case. */
  secondFactor: z.enum(['totp', 'passkey']),
  ticket: z.string(),
  /** The challenge for the passkeys there are; `null` without any. */
  passkey: passkeyRequestSchema.nullable(),
});
export type SecondFactorNeeded = z.infer<typeof secondFactorNeededSchema>;

/** `POST /api/auth/customers/second-factor/passkey`: the passkey in place of a code; `signIn` is the ticket of the password. */
export const secondFactorPasskeySchema = passkeyAnswerSchema.extend({
  signIn: z.string(fieldCode('TOKEN.INVALID')).min(1, fieldCode('TOKEN.INVALID')).max(600, fieldCode('TOKEN.INVALID')),
});
/** `POST /api/auth/customers/second-factor`: `code` is of the app (six digits) or a recovery code. Signs in. */
export const secondFactorSchema = z.object({
  ticket: z.string(fieldCode('TOKEN.INVALID')).min(1, fieldCode('TOKEN.INVALID')).max(600, fieldCode('TOKEN.INVALID')),
  code: z
    .string(fieldCode('CODE.REQUIRED'))
    .trim()
    .min(1, fieldCode('CODE.REQUIRED'))
    .max(20, fieldCode('CODE.INVALID'))
    .transform((value) => value.replace(/[\s-]/g, '').toUpperCase()),
});

/** `POST /api/customers/second-factor`: begins it; nothing changes until it is confirmed. Needs the password. */
export const secondFactorStartSchema = z.object({
  currentPassword: z
    .string(fieldCode('PASSWORD.REQUIRED'))
    .min(1, fieldCode('PASSWORD.REQUIRED'))
    .max(200, fieldCode('PASSWORD.TOO_LONG')),
});
export const secondFactorSetupSchema = z.object({
  /** Base32, to be typed where no camera is. */
  secret: z.string(),
  /** What the QR says. */
  otpauthUri: z.string(),
  /** The QR as an SVG document. */
  qrSvg: z.string(),
});
/** `POST /api/customers/second-factor/confirm` → recovery codes, shown this once. */
export const secondFactorConfirmSchema = z.object({
  code: z
    .string(fieldCode('CODE.REQUIRED'))
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, fieldCode('CODE.INVALID'))),
});
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** `GET /api/customers/passkeys` */
export const customerPasskeysSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      /** `null` until it is used for the first time. */
      usedAt: z.string().nullable(),
    }),
  ),
});
export type CustomerPasskeys = z.infer<typeof customerPasskeysSchema>;

/** `POST /api/customers/passkeys`; with recovery codes where it is the first second factor. */
export const customerPasskeyAddedSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });
