import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AccountRight, AccountRole, ApiScope, StaffRole } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';

export interface CurrentStaff {
  kind: 'staff';
  id: string;
  sessionId: string;
  email: string;
  name: string;
  role: StaffRole;
  /** When they last proved who they are in this session. */
  provenAt: Date | null;
  /** Whether this session is good for nothing but setting up a second factor. */
  mustEnrol: boolean;
  /** Whether a second factor was shown in this session. */
  hasShownFactor: boolean;
  /** Whether it is open to replace second factors that were lost. */
  isRecovering: boolean;
}

/** Who signed in. */
export interface CurrentPerson {
  id: string;
  email: string;
  name: string;
}

/** By what somebody is in an account that is not theirs. */
export interface CurrentMembership {
  id: string;
  role: AccountRole;
  hidesMoney: boolean;
  rights: readonly AccountRight[];
}

/** Staff who look at the account as its holder sees it. They change nothing in it, and leave no trace of the holder's. */
export interface CurrentView {
  id: string;
  staff: Pick<CurrentStaff, 'id' | 'email' | 'name'>;
  /** The page that was noted last. */
  lastPage: string | null;
}

export interface CurrentCustomer {
  kind: 'customer';
  /** Of the account whose records the call is about, with its holder's address and name. */
  id: string;
  sessionId: string;
  email: string;
  name: string;
  /** Who is really calling: its holder, or somebody whom they let in. */
  person: CurrentPerson;
  /** `null` in one's own account. */
  membership: CurrentMembership | null;
  /** The contracts that the call may be about; `null` for all of the account. See `contractsOf`. */
  contractIds: readonly string[] | null;
  /** Where it is not the customer who is calling, but staff who look at their account; `sessionId` is the view's then. */
  view: CurrentView | null;
}

/** Which records a call may be about. */
export type AccountScope = Pick<CurrentCustomer, 'id' | 'contractIds'>;

/** An outside system. */
export interface CurrentIntegrator {
  kind: 'integrator';
  /** Of its `ApiClient`. */
  id: string;
  /** The key it came with, or that its token was given for. */
  secretId: string;
  name: string;
  /** What the audit log calls it, e.g. `Contabilidad (API)`. */
  email: string;
  scopes: readonly ApiScope[];
  requestsPerMinute: number;
  expiresAt: Date | null;
}

export type CurrentUser = CurrentStaff | CurrentCustomer | CurrentIntegrator;

const currentUser = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest & { user?: CurrentUser }>().user;

/** The member of staff who is calling; only on routes with `@StaffOnly` or `@StaffMay`. */
export const Staff = createParamDecorator(
  (_: unknown, context: ExecutionContext) => currentUser(context) as CurrentStaff,
);

/** The customer who is calling; only on routes with `@CustomerOnly`. */
export const SignedInCustomer = createParamDecorator(
  (_: unknown, context: ExecutionContext) => currentUser(context) as CurrentCustomer,
);

/** The outside system that is calling; only on routes with `@Integrator`. */
export const CallingClient = createParamDecorator(
  (_: unknown, context: ExecutionContext) => currentUser(context) as CurrentIntegrator,
);
