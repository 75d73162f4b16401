import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { PASSWORD_LENGTH } from './password-length.js';
import { emailSchema } from './primitives.js';

export const loginRequestSchema = z.object({
  email: emailSchema,
  password: z
    .string(fieldCode('PASSWORD.REQUIRED'))
    .min(1, fieldCode('PASSWORD.REQUIRED'))
    .max(200, fieldCode('PASSWORD.TOO_LONG')),
});

/**
 * A new password, of customers and staff. Length is what protects: no rules about kinds of characters (NIST SP 800-63B).
 * Whether it is known or easy to guess is judged where the lists are, on the server.
 */
export const newPasswordSchema = z
  .string(fieldCode('PASSWORD.REQUIRED'))
  .min(1, fieldCode('PASSWORD.REQUIRED'))
  .min(PASSWORD_LENGTH.min, fieldCode('PASSWORD.TOO_SHORT'))
  .max(PASSWORD_LENGTH.max, fieldCode('PASSWORD.TOO_LONG'));

/**
 * `POST /api/auth/password-strength`: what the server would say of a password while somebody chooses it. `about` is whose it
 * is, as far as the page knows: name, e-mail address.
 */
export const passwordStrengthRequestSchema = z.object({
  password: newPasswordSchema,
  about: z
    .array(z.string().max(200, fieldCode('TEXT.TOO_LONG')))
    .max(4, fieldCode('LIST.TOO_LONG'))
    .default([]),
});
export const passwordStrengthSchema = z.object({
  /** Why it may not be used; `null` when it may. */
  code: z.enum(['PASSWORD.LEAKED', 'PASSWORD.PERSONAL', 'PASSWORD.TOO_COMMON']).nullable(),
  /** 1 for one that may not be used, to 4. */
  level: z.number().int().min(1).max(4),
});
export type PasswordStrength = z.infer<typeof passwordStrengthSchema>;

export const staffRoleSchema = z.enum(['admin', 'content', 'care', 'finance', 'auditor']);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** What the signed-in person may do: action names by resource, e.g. `{ quotes: ['list', 'show', 'resend'] }`. */
export const permissionsSchema = z.record(z.string(), z.array(z.string()));
export type Permissions = z.infer<typeof permissionsSchema>;

export const staffSessionSchema = z.object({
  jwt: z.string(),
  staff: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: staffRoleSchema,
    permissions: permissionsSchema,
    /** Whether a second factor has to be set up before anything else may be done. */
    mustEnrol: z.boolean(),
  }),
});
export type StaffSession = z.infer<typeof staffSessionSchema>;

export const customerSessionSchema = z.object({
  jwt: z.string(),
  customer: z.object({ id: z.string(), email: z.string(), name: z.string() }),
});
export type CustomerSession = z.infer<typeof customerSessionSchema>;
