import { Injectable } from '@nestjs/common';
import type { changeEmailSchema, changePasswordSchema, CustomerSessions } from '@flota/schemas';
import type { z } from 'zod';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { EmailChanges } from '../links/email-changes.js';
import { OneTimeLinks } from '../links/one-time-links.js';
import { deviceName } from '../../platform/auth/device-name.js';
import { Passwords } from './passwords.js';
import { PasswordNoticeMail } from './security-notice.mails.js';

/** What a signed-in customer does about password, address and sessions. */
@Injectable()
export class AccountSecurityService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly passwords: Passwords,
    private readonly links: OneTimeLinks,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly changes: EmailChanges,
  ) {}

  /** Ends all other sessions and every open link. */
  async changePassword(current: CurrentCustomer, change: z.output<typeof changePasswordSchema>): Promise<void> {
    const customer = await this.passwords.confirm(current, change.currentPassword);
    const { id, email } = customer;
    const passwordHash = await this.passwords.hashNew(change.newPassword, customer, 'newPassword');
    await this.outbox.commit(async (database, owe) => {
      await database.customer.update({ where: { id }, data: { passwordHash } });
      await this.sessions.endAllOf(id, 'password-changed', { except: current.sessionId, database });
      await this.links.endAll(database, id);
      await owe(PasswordNoticeMail, { to: email, about: { kind: 'customer', id } });
    });
  }

  /** A link to the new address, and word of it to the present one. Nothing changes until the link is used. */
  async changeEmail(current: CurrentCustomer, change: z.output<typeof changeEmailSchema>): Promise<void> {
    const { id: customerId, email: presentEmail } = await this.passwords.confirm(current, change.currentPassword);
    if (change.email === presentEmail) return;
    await this.mailChange(customerId, presentEmail, change.email);
  }

  /**
   * Another link in place of one that died unused. Its owner has to be signed in: the password that it was asked for with may have
   * been somebody else's, whom a new one locked out. 410 for a link that is not their own, or was used.
   */
  async renewEmailChange({ id: customerId }: CurrentCustomer, token: string): Promise<void> {
    const { email } = await this.links.unconfirmed(token, customerId);
    const { email: presentEmail } = await this.prisma.customer.findUniqueOrThrow({ where: { id: customerId } });
    if (email !== presentEmail) await this.mailChange(customerId, presentEmail, email);
  }

  private async mailChange(customerId: string, presentEmail: string, email: string): Promise<void> {
    await this.changes.admit(customerId);
    await this.outbox.commit((database, owe) => this.changes.ask(database, owe, { customerId, presentEmail, email }));
  }

  /** The one used last first. */
  async listSessions({ id, sessionId }: CurrentCustomer): Promise<CustomerSessions> {
    const sessions = await this.prisma.authSession.findMany({
      where: { customerId: id, endedAt: null, expiresAt: { gt: new Date() } },
      orderBy: { refreshedAt: 'desc' },
    });
    return {
      sessions: sessions.map((session) => ({
        id: session.id,
        device: deviceName(session.userAgent),
        startedAt: session.createdAt.toISOString(),
        lastUsedAt: session.refreshedAt.toISOString(),
        current: session.id === sessionId,
      })),
    };
  }

  /** 404 unless it is the customer's own; harmless when it has ended. */
  async endSession({ id: customerId }: CurrentCustomer, sessionId: string): Promise<void> {
    const session = await this.prisma.authSession.findFirst({ where: { id: sessionId, customerId } });
    if (!session) throw ProblemException.notFound();
    await this.sessions.end(sessionId, 'ended-by-customer');
  }

  endOtherSessions({ id, sessionId }: CurrentCustomer): Promise<void> {
    return this.sessions.endAllOf(id, 'ended-by-customer', { except: sessionId });
  }
}
