import { Injectable } from '@nestjs/common';
import type { StaffAccount } from '@flota/prisma';
import type { StaffSession } from '@flota/schemas';
import { SignIn } from '../platform/auth/sign-in.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';

@Injectable()
export class StaffService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly attempts: SignIn,
    private readonly resources: ResourceRegistry,
  ) {}

  signIn({ email, password }: { email: string; password: string }, address: string): Promise<StaffAccount> {
    return this.attempts.check({ kind: 'staff', email, password, address }, () =>
      this.prisma.staffAccount.findUnique({ where: { email } }),
    );
  }

  /** 401 once the account has been closed. */
  async active(id: string): Promise<StaffAccount> {
    const account = await this.prisma.staffAccount.findUnique({ where: { id } });
    if (!account?.active) throw new ProblemException(401, 'AUTH.SESSION_ENDED');
    return account;
  }

  present({ id, email, name, role }: Pick<StaffAccount, 'id' | 'email' | 'name' | 'role'>): StaffSession['staff'] {
    return { id, email, name, role, permissions: this.resources.permissions(role) };
  }
}
