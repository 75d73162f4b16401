import { z } from 'zod';
import { accountViewReasonSchema } from '../account-views.js';
import { newPasswordSchema } from '../auth.js';
import { fieldCode } from '../field-codes.js';
import { personNameSchema } from '../person-name.js';
import { emailSchema } from '../primitives.js';
import { ACCOUNT_RIGHTS, ACCOUNT_ROLES, type AccountRole } from './account-roles.js';
import { linkTokenSchema } from './link-token.js';

/** What somebody did in an account that is not theirs, as its holder reads it. */
export const MEMBER_DEEDS = [
  'entered',
  'paper.opened',
  'paper.written',
  'paper.mailed',
  'papers.zipped',
  'mailbox.named',
  'mailbox.removed',
  'movements.exported',
  'receipt.opened',
  'policy.opened',
  'policy.sent',
  'payment.started',
  'payment.promised',
  'promise.withdrawn',
  'restructuring.decided',
  'credit.used',
  'excess.chosen',
  'refund.asked',
  'contract.named',
  'bill.asked',
  'bill.mended',
  'bill.delivery-chosen',
  'message.written',
  'message.rated',
  'file.opened',
] as const;
export type MemberDeed = (typeof MEMBER_DEEDS)[number];

/** So many people have access to an account at once, invitations with them. */
export const MEMBERS_MAX = 50;
/** So long an invitation waits. */
export const INVITATION_DAYS = 7;
/** Page of the site that an invitation opens, as `{page}#token={token}`. */
export const INVITATION_PAGE = '/invitacion';

const roleFields = {
  role: z.enum(ACCOUNT_ROLES, fieldCode('CHOICE.UNKNOWN')),
  /** Of a driver: the units whose policy and payments they see. */
  contractIds: z
    .array(z.uuid(fieldCode('CONTRACT.INVALID')))
    .max(500, fieldCode('CONTRACTS.TOO_MANY'))
    .default([]),
  /** Of a driver: sees no amounts. */
  hidesMoney: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
  currentPassword: z
    .string(fieldCode('PASSWORD.REQUIRED'))
    .min(1, fieldCode('PASSWORD.REQUIRED'))
    .max(200, fieldCode('PASSWORD.TOO_LONG')),
};

const hasUnits = ({ role, contractIds }: { role: AccountRole; contractIds: readonly string[] }) =>
  role !== 'driver' || contractIds.length > 0;
const unitsMissing = { path: ['contractIds'], error: fieldCode('UNITS.REQUIRED') };

/** `POST /api/customers/people`. The answer is the same whether or not the address has an account. */
export const invitePersonSchema = z.object({ email: emailSchema, ...roleFields }).refine(hasUnits, unitsMissing);
export type InvitePerson = z.output<typeof invitePersonSchema>;

/** `PUT /api/customers/people/{id}`: another role, or other units. It counts with the person's next call. */
export const changePersonSchema = z.object(roleFields).refine(hasUnits, unitsMissing);
export type ChangePerson = z.output<typeof changePersonSchema>;

export const accountPersonSchema = z.object({
  id: z.string(),
  /** Where the invitation went; once it was accepted, what the person signs in with. */
  email: z.string(),
  /** `null` until the invitation is accepted: what its address says to us is nobody's business before. */
  name: z.string().nullable(),
  role: z.enum(ACCOUNT_ROLES),
  hidesMoney: z.boolean(),
  contractIds: z.array(z.string()),
  state: z.enum(['invited', 'expired', 'active', 'revoked']),
  invitedAt: z.string(),
  invitedBy: z.string(),
  expiresAt: z.string(),
  acceptedAt: z.string().nullable(),
  lastSeenAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type AccountPerson = z.output<typeof accountPersonSchema>;

/** `GET /api/customers/people`: those who have access first, then those whose access was taken away, the last 50. */
export const accountPeopleSchema = z.object({
  people: z.array(accountPersonSchema),
});
export type AccountPeople = z.output<typeof accountPeopleSchema>;

/** `GET /api/customers/people/activity`: what others did in the account, the newest first. */
export const accountActivitySchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      who: z.string(),
      did: z.enum([...MEMBER_DEEDS, 'invited', 'accepted', 'changed', 'resent', 'revoked', 'left', 'looked']),
      /** The address of whom it was done to, where that is somebody else. */
      to: z.string().nullable(),
      role: z.enum(ACCOUNT_ROLES).nullable(),
      /** Why somebody of staff looked; `who` is empty then, as it is the lender that did. */
      reason: accountViewReasonSchema.nullable(),
    }),
  ),
  /** Asked with as `before`: there is more. */
  next: z.string().nullable(),
});
export type AccountActivity = z.output<typeof accountActivitySchema>;

export const accountActivityQuerySchema = z.object({ before: z.uuid(fieldCode('ID.INVALID')).optional() });

const openAccountSchema = z.object({
  /** `null` for the person's own account. */
  membershipId: z.string().nullable(),
  /** Whose account it is. */
  holder: z.string(),
  role: z.enum(ACCOUNT_ROLES).nullable(),
});

/** `GET /api/customers/accounts`: in whose account the person is, and where else they may go. */
export const ownAccountsSchema = z.object({
  accounts: z.array(openAccountSchema),
  current: openAccountSchema.extend({
    rights: z.array(z.enum(ACCOUNT_RIGHTS)),
    hidesMoney: z.boolean(),
  }),
});
export type OwnAccounts = z.output<typeof ownAccountsSchema>;

/** `POST /api/customers/acting-for`: from now on this session is in that account; `null` for one's own. */
export const actForSchema = z.object({ membershipId: z.uuid(fieldCode('ID.INVALID')).nullable() });

/** `GET /api/customers/units`: what a driver sees of the vehicles that were chosen for them. */
export const accountUnitSchema = z.object({
  contractId: z.string(),
  label: z.string(),
  vehicle: z.string(),
  /** `null` where there is none in force. */
  policy: z
    .object({ id: z.string(), insurer: z.string(), number: z.string(), endsOn: z.string(), hasPdf: z.boolean() })
    .nullable(),
  /** The day the last payment came. */
  lastPaidOn: z.string().nullable(),
});
export type AccountUnit = z.output<typeof accountUnitSchema>;

/** `POST /api/auth/customers/invitation`: what the link of an invitation is for, without using it. */
export const invitationSchema = z.object({
  holder: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  email: z.string(),
  expiresAt: z.string(),
  /**
   * How it is accepted: by choosing a password, by signing in, or by registering first, where the address is that of a client
   * who never did. Only who has the mailbox gets to ask.
   */
  way: z.enum(['choose-password', 'sign-in', 'register']),
});
export type Invitation = z.output<typeof invitationSchema>;

/** `POST /api/auth/customers/invitation/accept`: makes an account for who has none, and signs in. */
export const newMemberSchema = linkTokenSchema.extend({ name: personNameSchema, password: newPasswordSchema });
/** `POST /api/customers/invitations/accept`: by the person it was sent to, signed in. */
export const acceptInvitationSchema = linkTokenSchema;
