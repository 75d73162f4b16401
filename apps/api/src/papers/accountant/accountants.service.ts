import { Injectable } from '@nestjs/common';
import type { Accountant as AccountantRow } from '@flota/prisma';
import type { Accountant, AccountantInvitation } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { sha256 } from '../../platform/crypto/keys.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { maskedEmail } from '../../platform/text/masked.js';
import { AccountantInvitationMail } from './accountant-invitation.mail.js';
import { AccountantLinks } from './accountant-links.js';

const DAY_SECONDS = 24 * 3_600;
const OF_CUSTOMER = { name: 'accountants-asked', points: 5, seconds: DAY_SECONDS };
/** Whoever the customers are that name it. */
const OF_MAILBOX = { name: 'accountant-mailbox', points: 3, seconds: DAY_SECONDS };
const ASKED_MS = 7 * DAY_SECONDS * 1_000;

const expired = () => new ProblemException(410, 'LINK.EXPIRED');

/** Whom a customer's papers may be sent to: one mailbox, whose owner agreed to it. */
@Injectable()
export class Accountants {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
    private readonly audit: Audit,
    private readonly links: AccountantLinks,
  ) {}

  async read(customerId: string): Promise<Accountant | null> {
    const accountant = await this.prisma.accountant.findFirst({ where: { customerId, removedAt: null } });
    return accountant && present(accountant);
  }

  /**
   * Takes the place of the one before. Asks by mail, and once more where nobody answered. 409 for a mailbox whose owner wanted
   * no more.
   */
  async ask(customer: CurrentCustomer, email: string): Promise<Accountant> {
    const now = await this.read(customer.id);
    if (now?.email === email && now.state === 'confirmed') return now;
    await this.limiter.consume(OF_CUSTOMER, customer.id);
    await this.limiter.consume(OF_MAILBOX, sha256(email));
    const asked = await this.outbox.commit(async (database, owe) => {
      await holdCustomer(database, customer.id);
      const where = { customerId_email: { customerId: customer.id, email } };
      const known = await database.accountant.findUnique({ where });
      if (known?.state === 'stopped') throw new ProblemException(409, 'ACCOUNTANT.STOPPED');
      await database.accountant.updateMany({
        where: { customerId: customer.id, removedAt: null, email: { not: email } },
        data: { removedAt: new Date() },
      });
      const again = { state: 'asked' as const, askedUntil: new Date(Date.now() + ASKED_MS), removedAt: null };
      const accountant = await database.accountant.upsert({
        where,
        create: { customerId: customer.id, email, ...again },
        update: { ...again, confirmedAt: null },
      });
      await this.note(database, accountant, 'accountant-asked', customer);
      await owe(AccountantInvitationMail, { to: email, about: { kind: 'accountant', id: accountant.id } });
      return accountant;
    });
    return present(asked);
  }

  /** Nothing is sent there any more. */
  async remove(customer: CurrentCustomer): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      await holdCustomer(database, customer.id);
      const accountant = await database.accountant.findFirst({ where: { customerId: customer.id, removedAt: null } });
      if (!accountant) return;
      await database.accountant.update({ where: { id: accountant.id }, data: { removedAt: new Date() } });
      await this.note(database, accountant, 'accountant-removed', customer);
    });
  }

  /** What a link is about, without using it. 410 when it asks for nothing any more. */
  async describe(token: string): Promise<AccountantInvitation> {
    return this.invitation(await this.find(this.prisma, token));
  }

  async confirm(token: string): Promise<AccountantInvitation> {
    return this.prisma.$transaction(async (database) => {
      const accountant = await this.find(database, token);
      if (accountant.state === 'confirmed') return this.invitation(accountant);
      const { count } = await database.accountant.updateMany({
        where: { id: accountant.id, state: 'asked', removedAt: null, askedUntil: { gt: new Date() } },
        data: { state: 'confirmed', confirmedAt: new Date() },
      });
      if (count === 0) throw expired();
      await this.note(database, accountant, 'accountant-confirmed');
      return this.invitation({ ...accountant, state: 'confirmed' });
    });
  }

  /** For good: the customer can't ask this mailbox again. */
  async stop(token: string): Promise<AccountantInvitation> {
    return this.prisma.$transaction(async (database) => {
      const accountant = await this.find(database, token);
      const { count } = await database.accountant.updateMany({
        where: { id: accountant.id, state: { not: 'stopped' } },
        data: { state: 'stopped' },
      });
      if (count === 1) await this.note(database, accountant, 'accountant-stopped');
      return this.invitation({ ...accountant, state: 'stopped' });
    });
  }

  private async find(database: Database, token: string) {
    const id = this.links.read(token);
    if (id === null) throw expired();
    const accountant = await database.accountant.findFirst({
      where: { id, customer: { active: true } },
      include: { customer: { select: { name: true } } },
    });
    if (!accountant) throw expired();
    const isOpen =
      accountant.state !== 'asked' || (accountant.removedAt === null && accountant.askedUntil > new Date());
    if (!isOpen) throw expired();
    return accountant;
  }

  private invitation({ email, state, customer }: AccountantRow & { customer: { name: string } }): AccountantInvitation {
    return { customer: customer.name, email, state };
  }

  private note(database: Database, { customerId, email }: AccountantRow, action: string, actor?: CurrentCustomer) {
    const details = { email: maskedEmail(email) };
    return this.audit.note(database, {
      actor: actor?.person ?? null,
      action,
      resource: 'customers',
      recordId: customerId,
      details,
    });
  }
}

/** Of two changes at once the second one waits. */
async function holdCustomer(database: Database, id: string): Promise<void> {
  await database.$queryRaw`select 1 from customer where id = ${id}::uuid for update`;
}

const present = ({ email, state, askedUntil }: AccountantRow): Accountant => ({
  email,
  state,
  askedUntil: askedUntil.toISOString(),
});
