import { Injectable } from '@nestjs/common';
import type { Invitation, newMemberSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentCustomer, CurrentPerson } from '../../platform/auth/current-user.js';
import { deedAction } from '../../platform/auth/member-deeds.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import { linkExpired } from '../links/one-time-links.js';
import { Passwords } from '../security/passwords.js';
import type { SignInResult, Visitor } from '../sign-in/sign-in-replies.js';
import { openWith } from './invitation-links.js';
import { InvitationAcceptedMail } from './people.mails.js';

const withHolder = { holder: { select: { id: true, name: true, email: true } } } as const;

/** What the link of an invitation does. 410 for one that was accepted, withdrawn, sent again, is old, or is none of ours. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
  ) {}

  async describe(token: string): Promise<Invitation> {
    const { email, expiresAt, holder, role } = await this.peek(token);
    const known = await this.prisma.customer.findUnique({ where: { email }, select: { passwordHash: true } });
    // A client who never registered proves more than a mailbox before they choose a password: see AccessRequestsService.
    const way = !known ? 'choose-password' : known.passwordHash === null ? 'register' : 'sign-in';
    return { holder: holder.name, role, email, expiresAt: expiresAt.toISOString(), way };
  }

  /** By somebody who has an account already, and is signed in with the address that the invitation went to. */
  async accept({ person, sessionId }: Pick<CurrentCustomer, 'person' | 'sessionId'>, token: string): Promise<void> {
    await this.outbox
      .commit(async (database, owe) => {
        const id = await this.use(database, owe, token, person);
        await database.authSession.updateMany({ where: { id: sessionId, endedAt: null }, data: { actsForId: id } });
      })
      .catch(memberTwice);
  }

  /** By somebody who has none: the link proves the mailbox. 409 once the address has an account. */
  async join(
    { token, name, password }: z.output<typeof newMemberSchema>,
    { userAgent }: Visitor,
  ): Promise<SignInResult> {
    const { email } = await this.peek(token);
    const passwordHash = await this.passwords.hashNew(password, { name, email }, 'password');
    return this.outbox
      .commit(async (database, owe) => {
        if (await database.customer.findUnique({ where: { email }, select: { id: true } })) throw known();
        const customer = await database.customer.create({
          data: { email, name, personType: 'fisica', passwordHash, registeredAt: new Date() },
        });
        const actsForId = await this.use(database, owe, token, customer);
        const tokens = await this.sessions.start('customer', customer.id, userAgent, database, { actsForId });
        return { customer, tokens };
      })
      .catch(memberTwice);
  }

  private async peek(token: string) {
    const found = await this.prisma.accountMember.findFirst({ where: openWith(token), include: withHolder });
    if (!found) throw linkExpired();
    return found;
  }

  /** Answers the id of what is a membership now. */
  private async use(database: Database, owe: Owe, token: string, person: CurrentPerson): Promise<string> {
    const now = new Date();
    // One statement checks and marks, so that of two who accept at once only one does.
    const [row] = await database.accountMember.updateManyAndReturn({
      where: openWith(token),
      data: { acceptedAt: now, lastSeenAt: now, memberId: person.id },
      include: withHolder,
    });
    if (!row) throw linkExpired();
    if (row.email !== person.email || row.holder.id === person.id) {
      throw new ProblemException(403, 'INVITATION.OTHER_ADDRESS');
    }
    await owe(InvitationAcceptedMail, { to: row.holder.email, about: { kind: 'account_member', id: row.id } });
    await this.audit.note(database, {
      action: deedAction('accepted'),
      resource: 'customers',
      recordId: row.holder.id,
      actor: person,
      details: { membershipId: row.id, role: row.role },
    });
    return row.id;
  }
}

const known = () => new ProblemException(409, 'RESOURCE.CONFLICT');

/** Who is in the account already, or whose address got an account at this moment. */
function memberTwice(error: Error & { code?: string }): never {
  throw error.code === 'P2002' ? known() : error;
}
