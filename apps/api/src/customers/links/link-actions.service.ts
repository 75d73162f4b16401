import { Injectable } from '@nestjs/common';
import type { Customer } from '@flota/prisma';
import type { linkStateSchema, setPasswordSchema } from '@flota/schemas';
import type { z } from 'zod';
import { type IssuedTokens, Sessions } from '../../platform/auth/sessions.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { AccountEntries } from '../people/account-entries.js';
import { CustomerFactors } from '../second-factor/customer-factors.js';
import { Passwords } from '../security/passwords.js';
import { PasswordNoticeMail } from '../security/security-notice.mails.js';
import type { SignInResult, Visitor } from '../sign-in/sign-in-replies.js';
import { AccessLinkMail } from './access-link.mail.js';
import { linkExpired, OneTimeLinks } from './one-time-links.js';

/** What the links of our mails do. 410 for one that was used, is old, or is none of ours. */
@Injectable()
export class LinkActionsService {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly entries: AccountEntries,
    private readonly factors: CustomerFactors,
    private readonly outbox: Outbox,
  ) {}

  async describe(token: string): Promise<z.output<typeof linkStateSchema>> {
    const { purpose, customer, expiresAt } = await this.links.peek(token);
    return { purpose, name: customer.name, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Finishes a registration or a reset, and signs in. All sessions and other links end: whoever had the former password
   * is out. The second factor is asked for as at any sign-in, since a mailbox alone must not get round it.
   */
  async setPassword(
    { token, password }: z.output<typeof setPasswordSchema>,
    { userAgent }: Visitor,
  ): Promise<SignInResult> {
    const { purpose, customer: owner } = await this.links.peek(token);
    const passwordHash = await this.passwords.hashNew(password, owner, 'password');
    return this.outbox.commit(async (database, owe) => {
      const { customerId: id } = await this.links.use(database, token, ['registration', 'password_reset']);
      await this.links.endAll(database, id);
      await this.sessions.endAllOf(id, 'password-set', { database });
      const registeredAt = owner.registeredAt ?? new Date();
      const customer = await database.customer.update({ where: { id }, data: { passwordHash, registeredAt } });
      if (purpose !== 'registration') {
        await owe(PasswordNoticeMail, { to: customer.email, about: { kind: 'customer', id } });
      }
      const step = await this.factors.stepAfter(customer);
      return step ?? { customer, tokens: await this.start(database, customer, userAgent) };
    });
  }

  private async start(database: Database, customer: Customer, userAgent: string): Promise<IssuedTokens> {
    const actsForId = await this.entries.first(database, customer);
    return this.sessions.start('customer', customer.id, userAgent, database, { actsForId });
  }

  /** Puts the new address in place; the old one is told. 410 also when somebody else has it by now. */
  async confirmEmail(token: string): Promise<void> {
    await this.outbox
      .commit(async (database, owe) => {
        const { id, customer, email } = await this.links.use(database, token, ['email_change']);
        const { id: customerId, email: formerEmail } = customer;
        // Links that went to the former address must not open the account any more.
        await this.links.endAll(database, customerId);
        await database.customer.update({ where: { id: customerId }, data: { email } });
        await owe(AccessLinkMail, { to: formerEmail, about: { kind: 'one_time_link', id } });
      })
      .catch((error: Error & { code?: string }) => {
        throw error.code === 'P2002' ? linkExpired() : error;
      });
  }
}
