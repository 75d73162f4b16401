import { Injectable } from '@nestjs/common';
import { verifyPassword } from '@flota/records/password';
import type { Customer } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { hashNewPassword } from '../../platform/auth/new-passwords.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';

/** By session: whoever took over an open one can't keep the owner's other devices from changing the password. */
const WRONG_PER_SESSION: Limit = { name: 'current-password', points: 8, seconds: 15 * 60 };

/** Customers' passwords: new ones have to be hard to guess, and what matters asks for the present one. */
@Injectable()
export class Passwords {
  constructor(
    private readonly prisma: PrismaService,
    private readonly settings: SettingsService,
    private readonly limiter: RateLimiter,
  ) {}

  /** The hash of a new password. 422 at `field` when it may not be used. */
  async hashNew(password: string, { name, email }: Pick<Customer, 'name' | 'email'>, field: string): Promise<string> {
    const { companyName } = await this.settings.site();
    return hashNewPassword(password, [companyName, name, email], field);
  }

  /** The signed-in customer, once they have shown the present password. 422 when it is wrong, 429 after too many. */
  async confirm({ id, sessionId }: Pick<CurrentCustomer, 'id' | 'sessionId'>, password: string): Promise<Customer> {
    await this.limiter.consume(WRONG_PER_SESSION, sessionId);
    const customer = await this.prisma.customer.findUniqueOrThrow({ where: { id } });
    const correct = customer.passwordHash !== null && (await verifyPassword(customer.passwordHash, password));
    if (!correct) throw ProblemException.invalid([{ field: 'currentPassword', code: 'PASSWORD.WRONG' }]);
    await this.limiter.reset(WRONG_PER_SESSION, sessionId);
    return customer;
  }
}
