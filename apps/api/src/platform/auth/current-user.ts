import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { StaffRole } from '@flota/schemas';
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

export interface CurrentCustomer {
  kind: 'customer';
  id: string;
  sessionId: string;
  email: string;
  name: string;
}

export type CurrentUser = CurrentStaff | CurrentCustomer;

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
