import { z } from 'zod';
import {
  recoveryCodesSchema,
  secondFactorConfirmSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
} from '../account/second-factor.js';
import { loginRequestSchema } from '../auth.js';
import { fieldCode } from '../field-codes.js';
import { passkeyAnswerSchema, passkeyRequestSchema } from '../passkeys.js';

const ticket = secondFactorSchema.shape.ticket;

/** Answer of `POST /api/auth/staff/login` when the password was right and a second factor is on: no session yet. */
export const staffFactorNeededSchema = z.object({
  /** With it goes whatever comes next: a code, a passkey's answer, or asking for a recovery. */
  ticket: z.string(),
  /** Whether there is an app that shows codes. Recovery codes are taken in any case. */
  totp: z.boolean(),
  /** Where there are passkeys. */
  passkey: passkeyRequestSchema.nullable(),
});
export type StaffFactorNeeded = z.infer<typeof staffFactorNeededSchema>;

/** `POST /api/auth/staff/second-factor/passkey`: signs in. */
export const staffPasskeySchema = passkeyAnswerSchema.extend({ signIn: ticket });

/** `POST /api/auth/staff/recovery` → 202: every second factor is lost. */
export const staffRecoveryRequestSchema = z.object({ ticket });

/** A proof that it is still the same person at the keyboard: one of the three. */
export const stepUpSchema = z
  .object({
    password: loginRequestSchema.shape.password.optional(),
    code: secondFactorSchema.shape.code.optional(),
    passkey: passkeyAnswerSchema.optional(),
  })
  .refine(
    ({ password, code, passkey }) => [password, code, passkey].filter((proof) => proof !== undefined).length === 1,
    {
      path: ['password'],
      error: fieldCode('PASSWORD.REQUIRED'),
    },
  );
export type StepUpProof = z.infer<typeof stepUpSchema>;

/** What a member of staff may prove themselves with. */
export const stepUpWaysSchema = z.object({ totp: z.boolean(), passkey: passkeyRequestSchema.nullable() });
export type StepUpWays = z.infer<typeof stepUpWaysSchema>;

/** The second factors of whoever is signed in. */
export const staffFactorsSchema = z.object({
  /** Whether the role may do nothing without one. */
  required: z.boolean(),
  totp: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      usedAt: z.string().nullable(),
      /** Whether its maker keeps a copy elsewhere, so that it outlives the device. */
      backedUp: z.boolean(),
    }),
  ),
  recoveryCodesLeft: z.number().int(),
});
export type StaffFactors = z.infer<typeof staffFactorsSchema>;

/** The key for the app. It counts once it comes back, in its `ticket`, with a code that the app shows. */
export const staffTotpSetupSchema = secondFactorSetupSchema.extend({ ticket: z.string() });
export type StaffTotpSetup = z.infer<typeof staffTotpSetupSchema>;
export const staffTotpConfirmSchema = secondFactorConfirmSchema.extend({
  ticket: z
    .string(fieldCode('TOKEN.INVALID'))
    .min(1, fieldCode('TOKEN.INVALID'))
    .max(1_000, fieldCode('TOKEN.INVALID')),
});

/** Of a second factor that was added: codes when it is the first one, shown this once. */
export const staffFactorAddedSchema = z.object({ recoveryCodes: recoveryCodesSchema.shape.recoveryCodes.nullable() });
export type StaffFactorAdded = z.infer<typeof staffFactorAddedSchema>;
