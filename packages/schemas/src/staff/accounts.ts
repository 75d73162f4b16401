import { z } from 'zod';
import { newPasswordSchema, staffRoleSchema } from '../auth.js';
import { fieldCode } from '../field-codes.js';
import { emailSchema } from '../primitives.js';

const name = z
  .string(fieldCode('NAME.REQUIRED'))
  .trim()
  .min(1, fieldCode('NAME.REQUIRED'))
  .max(120, fieldCode('NAME.TOO_LONG'));
const role = z.enum(staffRoleSchema.options, fieldCode('CHOICE.INVALID'));
const token = z
  .string(fieldCode('TOKEN.INVALID'))
  .min(1, fieldCode('TOKEN.INVALID'))
  .max(200, fieldCode('TOKEN.INVALID'));

/** `POST /api/admin/staff-accounts`: whoever it is gets a link by mail and chooses a password. */
export const staffInvitationSchema = z.object({ email: emailSchema, name, role });
/** `PATCH /api/admin/staff-accounts/:id`. A new role and a closed account end every session. */
export const staffChangeSchema = z.object({
  name,
  role,
  active: z.boolean(fieldCode('ACTIVE.INVALID')),
  /** As it was read: what somebody else changed since is not overwritten. */
  updatedAt: z.iso.datetime(fieldCode('VALUE.INVALID')),
});

/** `POST /api/auth/staff/invitation/check`: who a link is for, without using it. 410 when it was used or is old. */
export const staffInvitationTokenSchema = z.object({ token });
export const staffInvitedSchema = z.object({ name: z.string(), email: z.string() });
/** `POST /api/auth/staff/invitation`: chooses the password and signs in. */
export const staffInvitationAcceptSchema = z.object({ token, password: newPasswordSchema });

/** `POST /api/admin/own-account/password`. */
export const staffPasswordSchema = z.object({ newPassword: newPasswordSchema });

export const staffSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** e.g. `Chrome en Windows`. */
      device: z.string(),
      address: z.string().nullable(),
      /** City, as far as the address tells; `null` without a database of places. */
      place: z.string().nullable(),
      startedAt: z.string(),
      lastUsedAt: z.string(),
      current: z.boolean(),
    }),
  ),
});
export type StaffSessions = z.infer<typeof staffSessionsSchema>;

/** A member of staff, as administrators see them. */
export interface AdminStaffAccount {
  id: string;
  email: string;
  name: string;
  role: z.infer<typeof staffRoleSchema>;
  active: boolean;
  /** Whether a password was chosen yet. */
  invited: boolean;
  hasSecondFactor: boolean;
  lastSignInAt: string | null;
  /** A second factor that was lost, waiting for another administrator. */
  recoveryId: string | null;
  createdAt: string;
  updatedAt: string;
}
