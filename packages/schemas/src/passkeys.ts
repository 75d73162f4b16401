import { z } from 'zod';
import { fieldCode } from './field-codes.js';

const base64url = (longest: number) =>
  z
    .string(fieldCode('PASSKEY.INVALID'))
    .max(longest, fieldCode('PASSKEY.INVALID'))
    .regex(/^[\w-]+$/, fieldCode('PASSKEY.INVALID'));

/** What the server gave along with a challenge, to be sent back with the answer to it. */
const ticket = z
  .string(fieldCode('TOKEN.INVALID'))
  .min(1, fieldCode('TOKEN.INVALID'))
  .max(1_000, fieldCode('TOKEN.INVALID'));

/** A challenge for a passkey: `options` are the browser's (WebAuthn), as JSON. */
export const passkeyRequestSchema = z.object({ ticket: z.string(), options: z.looseObject({ challenge: z.string() }) });
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key', fieldCode('PASSKEY.INVALID')),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
};

/** What a passkey answered to a challenge (`AuthenticationResponseJSON` of WebAuthn). */
export const passkeyAnswerSchema = z.object({
  ticket,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(8_000),
      authenticatorData: base64url(8_000),
      signature: base64url(12_000),
      userHandle: base64url(200).optional(),
    }),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

const passkeyName = z
  .string(fieldCode('NAME.REQUIRED'))
  .trim()
  .min(1, fieldCode('NAME.REQUIRED'))
  .max(60, fieldCode('NAME.TOO_LONG'));

export const passkeyNameSchema = z.object({ name: passkeyName });

/** A new passkey (`RegistrationResponseJSON` of WebAuthn), and what its owner calls it. */
export const newPasskeySchema = z.object({
  ticket,
  name: passkeyName,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(8_000),
      attestationObject: base64url(30_000),
      transports: z.array(z.string().max(40)).max(10).optional().catch(undefined),
    }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;
