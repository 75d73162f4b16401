import { Injectable } from '@nestjs/common';
import type { StaffAccount } from '@flota/prisma';
import type { StaffSession } from '@flota/schemas';
import { SecurityEvents } from '../platform/audit/security-events.js';
import { Sessions } from '../platform/auth/sessions.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';

@Injectable()
export class StaffService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sessions: Sessions,
    private readonly resources: ResourceRegistry,
    private readonly events: SecurityEvents,
  ) {}

  /** 401 once the account has been closed. */
  async active(id: string): Promise<StaffAccount> {
    const account = await this.prisma.staffAccount.findUnique({ where: { id } });
    if (!account?.active) throw new ProblemException(401, 'AUTH.SESSION_ENDED');
    return account;
  }

  /** Ends the session that the refresh token is of; harmless when there is none. */
  async signOut(refreshToken: string): Promise<void> {
    const ended = await this.sessions.endByToken(refreshToken, 'signed-out');
    if (!ended?.staffId) return;
    const actor = await this.prisma.staffAccount.findUnique({ where: { id: ended.staffId } });
    await this.events.note('sign-out', { resource: 'staff', recordId: ended.staffId, actor });
  }

  /** @param mustEnrol whether the session is good for nothing but setting up a second factor: it may do nothing else */
  present(
    { id, email, name, role }: Pick<StaffAccount, 'id' | 'email' | 'name' | 'role'>,
    mustEnrol: boolean,
  ): StaffSession['staff'] {
    return { id, email, name, role, permissions: mustEnrol ? {} : this.resources.permissions(role), mustEnrol };
  }
}
