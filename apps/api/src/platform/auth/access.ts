import { SetMetadata } from '@nestjs/common';
import type { AccountRight, ApiScope, MemberDeed } from '@flota/schemas';

/**
 * What it takes to call a route of the account: a right, which roles of other people have or not (`rightsOf`); `holder`, which
 * nobody else ever has; or `self`, for what somebody does about their own sign-in, in whose account they ever are.
 */
export type CustomerNeed = AccountRight | 'holder' | 'self';

/** Who may call a route. Every route says so; the application does not start when one doesn't. */
export type Access =
  | { who: 'anyone' }
  | { who: 'customer'; needs: CustomerNeed; deed?: MemberDeed }
  /** Signed-in staff; with `permission`, only roles that the resource allows the action. */
  | { who: 'staff'; permission?: { resource: string; action: string } }
  /** An outside system with an API key or an access token; with `scope`, one that was given it. */
  | { who: 'integrator'; scope?: ApiScope };

export const STEP_UP = 'flota:step-up';
export const ENROLMENT = 'flota:enrolment';
export const IN_VIEW = 'flota:in-view';

export const ACCESS = 'flota:access';

/** Anonymous visitors too. */
export const Public = () => SetMetadata(ACCESS, { who: 'anyone' } satisfies Access);

/**
 * A signed-in customer: the holder of the account, or somebody they gave the right to, e.g. `@CustomerOnly('papers')`. The
 * route only ever touches that account's own records. One that doesn't say what it needs is the holder's alone.
 *
 * @param deed what the holder reads that somebody else did by calling it; without, it is not told
 */
export const CustomerOnly = (needs: CustomerNeed = 'holder', deed?: MemberDeed) =>
  SetMetadata(ACCESS, { who: 'customer', needs, ...(deed && { deed }) } satisfies Access);

/** Any signed-in member of staff; what they may do with a record is decided by its resource. */
export const StaffOnly = () => SetMetadata(ACCESS, { who: 'staff' } satisfies Access);

/** Staff whose role the resource allows the action, e.g. `@StaffMay('quotes', 'resend')`. */
export const StaffMay = (resource: string, action: string) =>
  SetMetadata(ACCESS, { who: 'staff', permission: { resource, action } } satisfies Access);

/**
 * An outside system that was given the scope, e.g. `@Integrator('contracts:read')`: 401 without a key or token that counts,
 * 403 `AUTH.SCOPE` without the scope, 429 past its requests a minute. Without a scope any client may.
 */
export const Integrator = (scope?: ApiScope) =>
  SetMetadata(ACCESS, { who: 'integrator', ...(scope && { scope }) } satisfies Access);

/**
 * What moves money, gives access or takes data out: 403 `AUTH.STEP_UP` unless the member of staff proved who they are
 * within the last ten minutes, by signing in or by `POST /api/auth/staff/step-up`. Besides `@StaffMay` or `@StaffOnly`.
 */
export const StepUp = () => SetMetadata(STEP_UP, true);

/**
 * What staff may call before they have the second factor that their role asks for: what it takes to set one up. All else
 * is 403 `AUTH.SECOND_FACTOR_REQUIRED`.
 */
export const DuringEnrolment = () => SetMetadata(ENROLMENT, true);

/**
 * What staff read too who look at an account as its holder sees it (docs/decisions/104). A route of the account that isn't
 * marked is 403 `ACCOUNT_VIEW.HIDDEN` to them, so that a new one is closed until somebody thought of it. Only for what has no
 * effect, opens no file and leads to no payment; RFC and CLABE in its answer are masked for them.
 */
export const InView = () => SetMetadata(IN_VIEW, true);
