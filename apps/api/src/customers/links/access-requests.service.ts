import { Injectable } from '@nestjs/common';
import type { Customer, LinkPurpose } from '@flota/prisma';
import type { forgotPasswordSchema, registrationSchema } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { BotDefenceFields } from '../../platform/bot-defence/bot-defence.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { sha256 } from '../../platform/crypto/keys.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { FormIntake, type OweVisitor, type Visit } from '../../platform/forms/form-intake.js';
import { answeredAlike } from '../../platform/forms/same-answer.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { AccessLinkMail } from './access-link.mail.js';
import { OneTimeLinks } from './one-time-links.js';

const HOUR = 3_600;
/**
 * Of a network, as a bound only: thousands of telephones share a carrier's address. What may be attacked is a mailbox, which has a
 * limit of its own, and whoever asks often works longer for each form (`bot-defence`).
 */
const PER_ADDRESS: Limit = { name: 'access-request', points: 600, seconds: HOUR };
/** Of one kind, within the time the shortest-lived link works: whoever is over it has one in the mailbox that works. */
const MAILS_PER_MAILBOX: Limit = { name: 'access-mail', points: 3, seconds: HOUR / 2 };

type Registration = z.output<typeof registrationSchema>;

/**
 * Asking for a link by mail, to register or for a forgotten password. Whoever asks learns nothing: the answer is the
 * same, after the same time, whether or not there is such a customer. Only their mailbox knows.
 */
@Injectable()
export class AccessRequestsService {
  constructor(
    private readonly intake: FormIntake,
    private readonly links: OneTimeLinks,
    private readonly encryption: FieldEncryption,
    private readonly limiter: RateLimiter,
  ) {}

  async register(body: Registration, visit: Visit): Promise<void> {
    await this.take('POST /api/auth/customers/register', body, visit, async (database, owe) => {
      const customer = await this.clientOf(database, body);
      if (!customer) return;
      if (!customer.passwordHash) await this.mailLink(database, owe, customer, 'registration');
      else if (await this.mayMail(customer, 'registered')) {
        await owe(AccessLinkMail, { to: customer.email, about: { kind: 'customer', id: customer.id } });
      }
    });
  }

  async forgotPassword(body: z.output<typeof forgotPasswordSchema>, visit: Visit): Promise<void> {
    await this.take('POST /api/auth/customers/forgot-password', body, visit, async (database, owe) => {
      const customer = await database.customer.findUnique({ where: { email: body.email, active: true } });
      if (customer?.passwordHash) await this.mailLink(database, owe, customer, 'password_reset');
    });
  }

  private async take<Body extends BotDefenceFields>(
    route: string,
    body: Body,
    visit: Visit,
    answer: (database: Database, owe: OweVisitor) => Promise<void>,
  ): Promise<void> {
    const taken = this.intake.take(
      { ...visit, route, body },
      () => this.limiter.consume(PER_ADDRESS, visit.address),
      async (database, _prepared, owe) => {
        await answer(database, owe);
        // Nothing that a repeat would be told about.
        return randomUUID();
      },
    );
    await answeredAlike(taken);
  }

  /** The client whose contract, RFC and address these are: all three, or none. */
  private async clientOf(database: Database, { contractNumber, rfc, email }: Registration): Promise<Customer | null> {
    const rfcIndex = { in: this.encryption.blindIndexes(rfc, 'tax_profile.rfc') };
    // As it is typed: with blanks or without hyphens. Two numbers may look alike that way, and are told apart by the rest.
    const typed = contractNumber.replace(/[^A-Z0-9]/g, '');
    const alike = await database.$queryRaw<{ id: string }[]>`
      SELECT id FROM contract WHERE regexp_replace(upper(number), '[^A-Z0-9]', '', 'g') = ${typed} LIMIT 10`;
    const contract = await database.contract.findFirst({
      where: { id: { in: alike.map(({ id }) => id) }, taxProfile: { rfcIndex }, customer: { email, active: true } },
      select: { customer: true },
    });
    return contract?.customer ?? null;
  }

  private async mailLink(database: Database, owe: OweVisitor, customer: Customer, purpose: LinkPurpose): Promise<void> {
    if (!(await this.mayMail(customer, purpose))) return;
    const { id: customerId, email } = customer;
    const id = await this.links.issue(database, { customerId, purpose, email });
    await owe(AccessLinkMail, { to: email, about: { kind: 'one_time_link', id } });
  }

  /**
   * Beyond the limit nothing is sent and nothing is said: a refusal would tell that there is such a customer. Nobody is
   * kept out by it, as the latest link is in the mailbox and still works.
   */
  private async mayMail({ email }: Customer, kind: LinkPurpose | 'registered'): Promise<boolean> {
    try {
      await this.limiter.consume(MAILS_PER_MAILBOX, sha256(`${kind} ${email}`));
      return true;
    } catch (error) {
      if (error instanceof ProblemException && error.status === 429) return false;
      throw error;
    }
  }
}
