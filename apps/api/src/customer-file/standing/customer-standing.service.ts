import { Injectable } from '@nestjs/common';
import type { AccountHome, CustomerStanding } from '@flota/schemas';
import { AccountHomeService } from '../../contracts/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Identifiers } from '../identifiers/identifiers.service.js';
import { presentDebt } from './customer-standing.presenter.js';

/** How a customer stands, as staff read it first. */
@Injectable()
export class CustomerStandings {
  constructor(
    private readonly prisma: PrismaService,
    private readonly home: AccountHomeService,
    private readonly identifiers: Identifiers,
  ) {}

  /** What is owed is what their own account says at that moment. 404. */
  async of(customerId: string): Promise<CustomerStanding> {
    const found = await this.prisma.customer.findUnique({ where: { id: customerId }, select: { id: true } });
    if (!found) throw ProblemException.notFound();
    const [home, identifiers] = await Promise.all([this.home.of(customerId), this.identifiers.of(customerId)]);
    return { ...presentDebt(home), account: await this.account(customerId, home), identifiers };
  }

  private async account(customerId: string, { alerts }: AccountHome): Promise<CustomerStanding['account']> {
    const now = new Date();
    const [last, openSessions, change] = await Promise.all([
      this.prisma.authSession.findFirst({
        where: { customerId },
        orderBy: { createdAt: 'desc' },
        select: { createdAt: true },
      }),
      this.prisma.authSession.count({ where: { customerId, endedAt: null, expiresAt: { gt: now } } }),
      this.prisma.oneTimeLink.findFirst({
        where: { customerId, purpose: 'email_change', usedAt: null, expiresAt: { gt: now } },
        select: { email: true },
      }),
    ]);
    return {
      lastSignInAt: last?.createdAt.toISOString() ?? null,
      openSessions,
      emailBounces: alerts.some(({ kind }) => kind === 'email-bounces'),
      pendingEmail: change?.email ?? null,
    };
  }
}
