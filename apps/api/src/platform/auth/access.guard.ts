import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemException } from '../errors/problem.exception.js';
import { ResourceRegistry } from '../resources/resource-registry.js';
import { ACCESS, type Access, ENROLMENT, IN_VIEW, STEP_UP } from './access.js';
import { AccountViews } from './account-views/account-views.js';
import { bearsViewToken, pageOf } from './account-views/view-token.js';
import type { CurrentCustomer, CurrentIntegrator, CurrentStaff } from './current-user.js';
import { ACCOUNT_HEADER, admitted } from './customer-accounts.js';
import { IntegratorAdmission } from './integrators/integrator-admission.js';
import { REFRESH_PATH } from './own-cookies.js';
import { isProven } from './sessions.js';

const refuse = <User>(error: Error | null, user: User): User => {
  // A failure to ask (the database is away) is not the caller's; only an answer of "no" is.
  if (error) throw error;
  if (!user) throw new ProblemException(401, 'AUTH.REQUIRED');
  return user;
};

class StaffGuard extends AuthGuard('staff-jwt') {
  override handleRequest = refuse;
}

class CustomerGuard extends AuthGuard(['customer-jwt', 'account-view-jwt']) {
  override handleRequest = refuse;
}

/** What customers and staff read, and every token, stays out of caches; refusals too. */
function keepUncached(context: ExecutionContext, { who }: Access): void {
  const http = context.switchToHttp();
  const isSignIn = http.getRequest<FastifyRequest>().url.startsWith(`${REFRESH_PATH}/`);
  if (who !== 'anyone' || isSignIn) void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
}

/** Stands before every route: who is calling, and may they? A route that doesn't say is closed to all. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly staff = new StaffGuard();
  private readonly customer = new CustomerGuard();

  constructor(
    private readonly reflector: Reflector,
    private readonly resources: ResourceRegistry,
    private readonly integrators: IntegratorAdmission,
    private readonly views: AccountViews,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw ProblemException.forbidden();
    keepUncached(context, access);
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    // Whatever the route and whoever it is for: with such a token nothing is ever written.
    if (method !== 'GET' && bearsViewToken(headers.authorization)) {
      throw new ProblemException(403, 'ACCOUNT_VIEW.READ_ONLY');
    }
    if (access.who === 'anyone') return true;
    if (access.who === 'customer') {
      await this.customer.canActivate(context);
      const request = context.switchToHttp().getRequest<FastifyRequest & { user: CurrentCustomer }>();
      request.user = admitted(request.user, access.needs, request.headers[ACCOUNT_HEADER]);
      const { id, view } = request.user;
      if (view && !this.says(IN_VIEW, context)) throw new ProblemException(403, 'ACCOUNT_VIEW.HIDDEN');
      // Before it is answered: what can't be noted is not shown.
      if (view) await this.views.notePage(id, view, pageOf(request));
      return true;
    }
    if (access.who === 'integrator') {
      const http = context.switchToHttp();
      const request = http.getRequest<FastifyRequest & { user?: CurrentIntegrator }>();
      request.user = await this.integrators.admit(request, http.getResponse<FastifyReply>(), access.scope);
      return true;
    }
    await this.staff.canActivate(context);
    const { user } = context.switchToHttp().getRequest<{ user: CurrentStaff }>();
    if (user.mustEnrol && !this.says(ENROLMENT, context)) {
      throw new ProblemException(403, 'AUTH.SECOND_FACTOR_REQUIRED');
    }
    if (access.permission) await this.resources.require(user, access.permission.resource, access.permission.action);
    // After the permission: nobody is asked for a password only to be refused.
    if (this.says(STEP_UP, context) && !isProven(user.provenAt)) throw new ProblemException(403, 'AUTH.STEP_UP');
    return true;
  }

  private says(mark: string, context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride(mark, [context.getHandler(), context.getClass()]) === true;
  }
}
