import { Injectable } from '@nestjs/common';
import { ACCOUNT_RIGHTS, isBlind, type OwnAccounts, rightsOf } from '@flota/schemas';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { AccountEntries, liveOf } from './account-entries.js';
import { PeopleService } from './people.service.js';

/** The accounts that somebody may be in: their own, and those that others let them into. */
@Injectable()
export class OwnAccountsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly entries: AccountEntries,
    private readonly people: PeopleService,
  ) {}

  /** One's own first, where it has contracts or there is no other. */
  async list({ person, sessionId, view }: CurrentCustomer): Promise<OwnAccounts> {
    // Staff who look see this account; where else its holder may go is of others.
    if (view) return ownAlone(person.name);
    const [session, memberships, contracts] = await Promise.all([
      this.prisma.authSession.findUniqueOrThrow({ where: { id: sessionId }, select: { actsForId: true } }),
      this.prisma.accountMember.findMany({
        where: liveOf(person.id),
        include: { holder: { select: { name: true } } },
        orderBy: { holder: { name: 'asc' } },
      }),
      this.prisma.contract.count({ where: { customerId: person.id } }),
    ]);
    const own = ownOf(person.name);
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
        : ownAlone(person.name).current,
    };
  }

  /** From now on the session is in that account. 404 for one that the person is not let into. */
  async actFor({ person, sessionId }: CurrentCustomer, membershipId: string | null): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      if (membershipId !== null && !(await this.entries.enter(database, person, membershipId))) {
        throw ProblemException.notFound();
      }
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
}

const ownOf = (holder: string) => ({ membershipId: null, holder, role: null });

const ownAlone = (holder: string): OwnAccounts => ({
  accounts: [ownOf(holder)],
  current: { ...ownOf(holder), rights: [...ACCOUNT_RIGHTS], hidesMoney: false },
});
