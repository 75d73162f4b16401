import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { MemberDeed } from '@flota/schemas';
import { concatMap, type Observable } from 'rxjs';
import { Audit } from '../audit/audit.js';
import { PrismaService } from '../database/prisma.service.js';
import { ACCESS, type Access } from './access.js';
import type { CurrentUser } from './current-user.js';
import { deedAction } from './member-deeds.js';

/** Tells the holder of an account what others did in it, route by route, where the route says that it is told. */
@Injectable()
export class MemberDeedsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.who !== 'customer' || !access.deed) return next.handle();
    const { user } = context.switchToHttp().getRequest<{ user?: CurrentUser }>();
    const { deed } = access;
    // Once it is done; the answer waits for it, so that nothing is answered that is not told.
    return next.handle().pipe(concatMap((answer) => this.tell(user, deed).then((): unknown => answer)));
  }

  private async tell(user: CurrentUser | undefined, deed: MemberDeed): Promise<void> {
    if (user?.kind !== 'customer' || !user.membership) return;
    await this.audit.note(this.prisma, {
      action: deedAction(deed),
      resource: 'customers',
      recordId: user.id,
      actor: user.person,
      details: { membershipId: user.membership.id, role: user.membership.role },
    });
  }
}
