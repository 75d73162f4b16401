import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Prisma } from '@flota/prisma';
import type { AccountViewRequest, StartedAccountView } from '@flota/schemas';
import { Audit } from '../../audit/audit.js';
import { ENV, type Env } from '../../config/env.js';
import { PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { type Limit, RateLimiter } from '../../rate-limit/rate-limiter.js';
import { ResourceRegistry } from '../../resources/resource-registry.js';
import type { CurrentStaff, CurrentView } from '../current-user.js';
import { mustEnrol } from '../required-factor.js';
import { type AccessTokenClaims, isOpen, Sessions, tokenSettings } from '../sessions.js';

const LONGEST_MS = 15 * 60_000;
/** More than a day's calls ask for, and too few to read a portfolio. */
const VIEWS: Limit = { name: 'account-view', points: 30, seconds: 3_600 };

/** What it takes to look, and goes on taking while somebody does. */
export const LOOKS = { resource: 'customers', action: 'see-account' } as const;

const WHOLE = { customer: true, staffSession: { include: { staff: true } } } satisfies Prisma.AccountViewInclude;

/** A view that counts now, with whose account it is and who looks. */
type OpenView = NonNullable<Awaited<ReturnType<AccountViews['open']>>>;

/**
 * Staff look at a customer's account as its holder sees it (docs/decisions/104). A view hangs on the session of staff that it was
 * begun in and is read anew with every call: signing out, a closed account and a right that is taken away end it at once.
 */
@Injectable()
export class AccountViews {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly jwt: JwtService,
    private readonly audit: Audit,
    private readonly limiter: RateLimiter,
    private readonly resources: ResourceRegistry,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Begins one, and ends what they looked at before: nobody mistakes one customer for another.
   *
   * @throws ProblemException 404; 409 of an account that is closed, which its holder doesn't see either; 429
   */
  async start(
    staff: CurrentStaff,
    customerId: string,
    { reason, note }: AccountViewRequest,
  ): Promise<StartedAccountView> {
    const customer = await this.prisma.customer.findUnique({ where: { id: customerId }, select: { active: true } });
    if (!customer) throw ProblemException.notFound();
    if (!customer.active) throw new ProblemException(409, 'ACCOUNT_VIEW.CLOSED');
    await this.limiter.consume(VIEWS, staff.id);
    return this.prisma.$transaction(async (database) => {
      const now = new Date();
      await database.accountView.updateMany({
        where: { staffSession: { staffId: staff.id }, endedAt: null },
        data: { endedAt: now },
      });
      const { id, expiresAt } = await database.accountView.create({
        data: {
          staffSessionId: staff.sessionId,
          customerId,
          startedAt: now,
          expiresAt: new Date(now.getTime() + LONGEST_MS),
        },
      });
      await this.audit.note(database, {
        ...told('account-view', customerId),
        actor: staff,
        details: { view: id, reason, ...(note && { note }) },
      });
      return { id, expiresAt: expiresAt.toISOString() };
    });
  }

  /** As it counts now: `null` once it ended, or who looks may no longer. */
  async open(id: string) {
    const view = await this.prisma.accountView.findUnique({ where: { id }, include: WHOLE });
    if (!view || !isOpen(view) || !view.customer.active) return null;
    const { customer, lastPage, expiresAt, staffSession: session } = view;
    const { staff } = session;
    if (!isOpen(session) || !staff?.active || mustEnrol(this.env, staff.role, session)) return null;
    if (!this.resources.may(staff.role, LOOKS.resource, LOOKS.action)) return null;
    const { email, name } = staff;
    return { id, customer, lastPage, expiresAt, sessionId: session.id, staff: { id: staff.id, email, name } };
  }

  /** A token for the browser that the member of staff is signed in with, told by its refresh token. 401 for any other. */
  async tokenFor(id: string, refreshToken: string): Promise<OpenView & { jwt: string }> {
    const session = await this.sessions.openOf('staff', refreshToken);
    const view = session && (await this.open(id));
    if (!view || view.sessionId !== session.id) throw new ProblemException(401, 'AUTH.SESSION_ENDED');
    const claims: AccessTokenClaims = { sub: view.customer.id, sid: id };
    const expiresIn = Math.max(1, Math.floor((view.expiresAt.getTime() - Date.now()) / 1_000));
    const jwt = await this.jwt.signAsync(claims, { ...tokenSettings(this.env, 'account-view'), expiresIn });
    return { ...view, jwt };
  }

  /** Harmless when it has ended, and where it is nobody's of this browser. */
  async end(id: string, refreshToken: string): Promise<void> {
    const session = await this.sessions.openOf('staff', refreshToken);
    const view = session && (await this.open(id));
    if (!view || view.sessionId !== session.id) return;
    await this.prisma.$transaction(async (database) => {
      const { count } = await database.accountView.updateMany({
        where: { id, endedAt: null },
        data: { endedAt: new Date() },
      });
      if (count === 0) return;
      const fact = told('account-view.ended', view.customer.id);
      await this.audit.note(database, { ...fact, actor: view.staff, details: { view: id } });
    });
  }

  /** A page is noted when it is opened, not for each of its calls. A late call of the page before notes that once more. */
  async notePage(customerId: string, { id, staff, lastPage }: CurrentView, page: string): Promise<void> {
    if (page === lastPage) return;
    await this.prisma.$transaction(async (database) => {
      // Of a page's calls that come at once, the first one notes it.
      const { count } = await database.accountView.updateMany({
        where: { id, OR: [{ lastPage: null }, { lastPage: { not: page } }] },
        data: { lastPage: page },
      });
      if (count === 0) return;
      await this.audit.note(database, {
        ...told('account-view.page', customerId),
        actor: staff,
        details: { view: id, page },
      });
    });
  }
}

type Told = 'account-view' | 'account-view.page' | 'account-view.ended';

const told = (action: Told, recordId: string) => ({ action, resource: 'customers', recordId });
