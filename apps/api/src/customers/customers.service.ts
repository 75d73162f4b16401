import { Injectable } from '@nestjs/common';
import type { Customer } from '@flota/prisma';
import type { CustomerSession } from '@flota/schemas';
import { SignIn } from '../platform/auth/sign-in.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

@Injectable()
export class CustomersService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly attempts: SignIn,
  ) {}

  signIn({ email, password }: { email: string; password: string }, address: string): Promise<Customer> {
    return this.attempts.check({ kind: 'customer', email, password, address }, () =>
      this.prisma.customer.findUnique({ where: { email } }),
    );
  }

  /** 401 once the account has been closed. */
  async active(id: string): Promise<Customer> {
    const customer = await this.prisma.customer.findUnique({ where: { id } });
    if (!customer?.active) throw new ProblemException(401, 'AUTH.SESSION_ENDED');
    return customer;
  }

  present({ id, email, name }: Pick<Customer, 'id' | 'email' | 'name'>): CustomerSession['customer'] {
    return { id, email, name };
  }
}
