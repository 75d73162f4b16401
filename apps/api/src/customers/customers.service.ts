import { Injectable } from '@nestjs/common';
import type { Customer } from '@flota/prisma';
import type { CustomerSession } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

@Injectable()
export class CustomersService {
  constructor(private readonly prisma: PrismaService) {}

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
