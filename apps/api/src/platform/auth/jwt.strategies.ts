import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { ENV, type Env } from '../config/env.js';
import { PrismaService } from '../database/prisma.service.js';
import { AccountViews } from './account-views/account-views.js';
import { inAccountOf, inOwnAccount, WITH_ACCOUNT } from './customer-accounts.js';
import type { CurrentCustomer, CurrentStaff } from './current-user.js';
import { mustEnrol } from './required-factor.js';
import { isOpen, type SessionKind, tokenSettings } from './sessions.js';

const options = (env: Env, kind: SessionKind | 'account-view') => {
  const { secret, audience, issuer } = tokenSettings(env, kind);
  return {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    secretOrKey: secret,
    audience,
    issuer,
    algorithms: ['HS256' as const],
    ignoreExpiration: false,
  };
};

/** Signed by us, and still to be read as what came from outside: not every key is kept as well as ours. */
const claimsSchema = z.object({ sid: z.guid(), sub: z.guid() });

// The session is read on every call (one primary-key look-up): a sign-out, a dismissed employee or a changed role
// counts at once and not when the token runs out.

@Injectable()
export class StaffJwtStrategy extends PassportStrategy(Strategy, 'staff-jwt') {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly prisma: PrismaService,
  ) {
    super(options(env, 'staff'));
  }

  async validate(claims: unknown): Promise<CurrentStaff | null> {
    const { sid, sub } = claimsSchema.safeParse(claims).data ?? {};
    if (!sid) return null;
    const session = await this.prisma.authSession.findUnique({ where: { id: sid }, include: { staff: true } });
    const staff = session && isOpen(session) && session.staffId === sub ? session.staff : null;
    if (!session || !staff?.active) return null;
    const { id, email, name, role } = staff;
    return {
      kind: 'staff',
      id,
      sessionId: sid,
      email,
      name,
      role,
      provenAt: session.provenAt,
      mustEnrol: mustEnrol(this.env, role, session),
      hasShownFactor: session.factorAt !== null,
      isRecovering: session.recovering,
    };
  }
}

@Injectable()
export class CustomerJwtStrategy extends PassportStrategy(Strategy, 'customer-jwt') {
  constructor(
    @Inject(ENV) env: Env,
    private readonly prisma: PrismaService,
  ) {
    super(options(env, 'customer'));
  }

  async validate(claims: unknown): Promise<CurrentCustomer | null> {
    const { sid, sub } = claimsSchema.safeParse(claims).data ?? {};
    if (!sid) return null;
    const session = await this.prisma.authSession.findUnique({ where: { id: sid }, include: WITH_ACCOUNT });
    const customer = session && isOpen(session) && session.customerId === sub ? session.customer : null;
    if (!session || !customer?.active) return null;
    if (session.actsForId === null) return inOwnAccount(customer, sid);
    // Read on every call too: what was taken away is gone with the next one, and a new role counts with it.
    return inAccountOf(customer, session.actsFor, sid);
  }
}

/** Staff who look at the account of a customer. Asked for where a token is none of a customer's. */
@Injectable()
export class AccountViewJwtStrategy extends PassportStrategy(Strategy, 'account-view-jwt') {
  constructor(
    @Inject(ENV) env: Env,
    private readonly views: AccountViews,
  ) {
    super(options(env, 'account-view'));
  }

  async validate(claims: unknown): Promise<CurrentCustomer | null> {
    const { sid, sub } = claimsSchema.safeParse(claims).data ?? {};
    const view = sid ? await this.views.open(sid) : null;
    if (!view || view.customer.id !== sub) return null;
    const { id, lastPage, customer, staff } = view;
    return inOwnAccount(customer, id, { id, lastPage, staff });
  }
}
