import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { emailSchema } from './primitives.js';

export const loginRequestSchema = z.object({
  email: emailSchema,
  password: z
    .string(fieldCode('PASSWORD.REQUIRED'))
    .min(1, fieldCode('PASSWORD.REQUIRED'))
    .max(200, fieldCode('PASSWORD.TOO_LONG')),
});

/** A proof that it is still the same person at the keyboard. */
export const stepUpSchema = loginRequestSchema.pick({ password: true });

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
  }),
});
export type StaffSession = z.infer<typeof staffSessionSchema>;

export const customerSessionSchema = z.object({
  jwt: z.string(),
  customer: z.object({ id: z.string(), email: z.string(), name: z.string() }),
});
export type CustomerSession = z.infer<typeof customerSessionSchema>;
