import { Injectable } from '@nestjs/common';
import {
  type AccountPerson,
  type AccountRole,
  type ChangePerson,
  type InvitePerson,
  MEMBERS_MAX,
} from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { deedAction } from '../../platform/auth/member-deeds.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { Passwords } from '../security/passwords.js';
import { InvitationLinks } from './invitation-links.js';
import { AccessEndedMail, InvitationMail } from './people.mails.js';
import { presentPerson, withPerson } from './person.presenter.js';

/** Strangers are mailed: an account has no use for more. */
const INVITATIONS: Limit = { name: 'account-invitation', points: 30, seconds: 3_600 };
const REVOKED_SHOWN = 50;

/** Whom the holder of an account lets into it. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly links: InvitationLinks,
    private readonly limiter: RateLimiter,
  ) {}

  /** Those who have access in the order they got it, then those who had, the last first. */
  async list(holderId: string): Promise<AccountPerson[]> {
    const [live, revoked] = await Promise.all([
      this.prisma.accountMember.findMany({
        where: { holderId, revokedAt: null },
        include: withPerson,
        orderBy: { createdAt: 'asc' },
      }),
      this.prisma.accountMember.findMany({
        where: { holderId, revokedAt: { not: null } },
        include: withPerson,
        orderBy: { revokedAt: 'desc' },
        take: REVOKED_SHOWN,
      }),
    ]);
    return [...live, ...revoked].map((row) => presentPerson(row));
  }

  /**
   * Whether the address has an account is not looked at, so the answer can't tell. 422 for one that is in the account already,
   * its holder's and that of whoever asks too.
   */
  async invite(current: CurrentCustomer, { currentPassword, ...invited }: InvitePerson): Promise<AccountPerson> {
    await this.confirm(current, currentPassword);
    const { id: holderId, person } = current;
    const { email } = invited;
    if (email === current.email || email === person.email) throw hasAccess();
    await this.limiter.consume(INVITATIONS, holderId);
    const id = randomUUID();
    const row = await this.outbox
      .commit(async (database, owe) => {
        // One after the other: of two at once the second sees the first, and counts it.
        await database.$queryRaw`select 1 from customer where id = ${holderId}::uuid for update`;
        const live = { holderId, revokedAt: null };
        if ((await database.accountMember.count({ where: live })) >= MEMBERS_MAX) {
          throw new ProblemException(409, 'PEOPLE.TOO_MANY');
        }
        const known = { ...live, OR: [{ email, memberId: null }, { member: { email } }] };
        if ((await database.accountMember.count({ where: known })) > 0) throw hasAccess();
        const units = await this.unitsOf(database, holderId, invited);
        const { role, hidesMoney } = invited;
        const data = { id, holderId, email, role, hidesMoney, invitedById: person.id, ...this.links.issue(id) };
        const row = await database.accountMember.create({
          data: { ...data, units: { create: units } },
          include: withPerson,
        });
        await owe(InvitationMail, { to: email, about: { kind: 'account_member', id } });
        await this.note(database, { did: 'invited', holderId, actor: person, row });
        return row;
      })
      .catch(knownTwice);
    return presentPerson(row);
  }

  /** Another role, or other units: with the person's next call. 409 once they have no access. */
  async change(
    current: CurrentCustomer,
    id: string,
    { currentPassword, ...wanted }: ChangePerson,
  ): Promise<AccountPerson> {
    await this.confirm(current, currentPassword);
    const { id: holderId, person } = current;
    return this.prisma.$transaction(async (database) => {
      const before = await this.lockLive(database, holderId, id);
      const units = await this.unitsOf(database, holderId, wanted);
      const { role, hidesMoney } = wanted;
      const row = await database.accountMember.update({
        where: { id },
        data: { role, hidesMoney, units: { deleteMany: {}, create: units } },
        include: withPerson,
      });
      await this.note(database, { did: 'changed', holderId, actor: person, row, formerRole: before.role });
      return presentPerson(row);
    });
  }

  /** With a new link, for the full time again; the former one works no more. 409 when it was accepted or withdrawn. */
  async resend({ id: holderId, person }: CurrentCustomer, id: string): Promise<AccountPerson> {
    await this.limiter.consume(INVITATIONS, holderId);
    return this.outbox.commit(async (database, owe) => {
      const { acceptedAt } = await this.lockLive(database, holderId, id);
      if (acceptedAt) throw new ProblemException(409, 'RESOURCE.STALE');
      const row = await database.accountMember.update({
        where: { id },
        data: this.links.issue(id),
        include: withPerson,
      });
      await owe(InvitationMail, { to: row.email, about: { kind: 'account_member', id } });
      await this.note(database, { did: 'resent', holderId, actor: person, row });
      return presentPerson(row);
    });
  }

  /**
   * Takes access away, or an invitation back. It counts with the very next call: sessions that are in the account end, and
   * whoever had access is told. 404 unless it is of this account, 409 when it was done already.
   */
  async revoke(actor: Actor, holderId: string, id: string): Promise<AccountPerson> {
    return this.outbox.commit(async (database, owe) => {
      await this.lockLive(database, holderId, id);
      const row = await database.accountMember.update({
        where: { id },
        data: { revokedAt: new Date() },
        include: withPerson,
      });
      await this.sessions.endAllIn(id, 'access-revoked', database);
      if (row.member) await owe(AccessEndedMail, { to: row.member.email, about: { kind: 'account_member', id } });
      const did = row.memberId === actor.id ? 'left' : 'revoked';
      await this.note(database, { did, holderId, actor, row });
      return presentPerson(row);
    });
  }

  /** It is the person who proves who they are, in whose account they ever are. */
  private async confirm({ person, sessionId }: CurrentCustomer, password: string): Promise<void> {
    await this.passwords.confirm({ id: person.id, sessionId }, password);
  }

  /** Of a driver the units, which have to be the account's; of others none. */
  private async unitsOf(
    database: Database,
    holderId: string,
    { role, contractIds }: { role: AccountRole; contractIds: readonly string[] },
  ): Promise<{ contractId: string }[]> {
    if (role !== 'driver') return [];
    const wanted = [...new Set(contractIds)];
    const own = await database.contract.findMany({
      where: { customerId: holderId, id: { in: wanted } },
      select: { id: true },
    });
    if (own.length < wanted.length) {
      throw ProblemException.invalid([{ field: 'contractIds', code: 'CONTRACT.INVALID' }]);
    }
    return own.map(({ id }) => ({ contractId: id }));
  }

  private async lockLive(database: Database, holderId: string, id: string) {
    await database.$queryRaw`select 1 from account_member where id = ${id}::uuid for update`;
    const row = await database.accountMember.findFirst({ where: { id, holderId } });
    if (!row) throw ProblemException.notFound();
    if (row.revokedAt) throw new ProblemException(409, 'PERSON.ENDED');
    return row;
  }

  private async note(database: Database, { did, holderId, actor, row, formerRole }: NotedChange): Promise<void> {
    await this.audit.note(database, {
      action: deedAction(did),
      resource: 'customers',
      recordId: holderId,
      actor,
      details: {
        membershipId: row.id,
        to: row.member?.email ?? row.email,
        role: formerRole && formerRole !== row.role ? { from: formerRole, to: row.role } : row.role,
      },
    });
  }
}

interface NotedChange {
  did: 'invited' | 'changed' | 'resent' | 'revoked' | 'left';
  holderId: string;
  actor: Actor;
  row: { id: string; email: string; role: AccountRole; member: { email: string } | null };
  formerRole?: AccountRole;
}

const hasAccess = () => ProblemException.invalid([{ field: 'email', code: 'EMAIL.HAS_ACCESS' }]);

function knownTwice(error: Error & { code?: string }): never {
  throw error.code === 'P2002' ? hasAccess() : error;
}
