import { Injectable } from '@nestjs/common';
import { isBlind, type OwnAccounts, rightsOf } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { deedAction } from '../../platform/auth/member-deeds.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { PeopleService } from './people.service.js';

const HOLDS_ALL = [
  'money',
  'papers',
  'receipts',
  'policies',
  'units',
  'pay',
  'manage',
  'people',
] as const satisfies OwnAccounts['current']['rights'];

/** The accounts that somebody may be in: their own, and those that others let them into. */
@Injectable()
export class OwnAccountsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
    private readonly people: PeopleService,
  ) {}

  /** One's own first, where it has contracts or there is no other. */
  async list({ person, sessionId }: CurrentCustomer): Promise<OwnAccounts> {
    const [session, memberships, contracts] = await Promise.all([
      this.prisma.authSession.findUniqueOrThrow({ where: { id: sessionId }, select: { actsForId: true } }),
      this.prisma.accountMember.findMany({
        where: liveOf(person.id),
        include: { holder: { select: { name: true } } },
        orderBy: { holder: { name: 'asc' } },
      }),
      this.prisma.contract.count({ where: { customerId: person.id } }),
    ]);
    const own = { membershipId: null, holder: person.name, role: null };
    const others = memberships.map(({ id, holder, role }) => ({ membershipId: id, holder: holder.name, role }));
    const current = memberships.find(({ id }) => id === session.actsForId);
    return {
      accounts: contracts > 0 || others.length === 0 || !current ? [own, ...others] : others,
      current: current
        ? {
            membershipId: current.id,
            holder: current.holder.name,
            role: current.role,
            rights: rightsOf(current),
            hidesMoney: isBlind(current),
          }
        : { ...own, rights: [...HOLDS_ALL], hidesMoney: false },
    };
  }

  /** From now on the session is in that account. 404 for one that the person is not let into. */
  async actFor({ person, sessionId }: CurrentCustomer, membershipId: string | null): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      if (membershipId !== null) await this.enter(database, person, membershipId);
      await database.authSession.updateMany({
        where: { id: sessionId, endedAt: null },
        data: { actsForId: membershipId },
      });
    });
  }

  /** Gives one's own access up. */
  async leave({ person }: CurrentCustomer, membershipId: string): Promise<void> {
    const found = await this.prisma.accountMember.findFirst({ where: { id: membershipId, ...liveOf(person.id) } });
    if (!found) throw ProblemException.notFound();
    await this.people.revoke(person, found.holderId, membershipId);
  }

  private async enter(database: Database, person: CurrentCustomer['person'], id: string): Promise<void> {
    // Waits for a revocation that is under way, whose end of sessions would not see this one.
    const [entered] = await database.accountMember.updateManyAndReturn({
      where: { id, ...liveOf(person.id) },
      data: { lastSeenAt: new Date() },
    });
    if (!entered) throw ProblemException.notFound();
    await this.audit.note(database, {
      action: deedAction('entered'),
      resource: 'customers',
      recordId: entered.holderId,
      actor: person,
      details: { membershipId: id, role: entered.role },
    });
  }
}

const liveOf = (memberId: string) => ({ memberId, revokedAt: null, holder: { active: true } });
