import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentPerson } from '../../platform/auth/current-user.js';
import { deedAction } from '../../platform/auth/member-deeds.js';
import type { Database } from '../../platform/database/prisma.service.js';

type Person = Pick<CurrentPerson, 'id' | 'email'>;

/** Those of accounts that somebody was let into and may still be in. */
export const liveOf = (memberId: string) => ({ memberId, revokedAt: null, holder: { active: true } });

/** Somebody comes into an account that is not theirs, which its holder is told. */
@Injectable()
export class AccountEntries {
  constructor(private readonly audit: Audit) {}

  /** In whose account a session begins: who has no contracts comes for the account that they were in last. */
  async first(database: Database, person: Person): Promise<string | null> {
    if ((await database.contract.count({ where: { customerId: person.id } })) > 0) return null;
    const last = await database.accountMember.findFirst({
      where: liveOf(person.id),
      orderBy: { lastSeenAt: 'desc' },
      select: { id: true },
    });
    return last && (await this.enter(database, person, last.id)) ? last.id : null;
  }

  /** Whether they are in it now: not where nobody let them in. */
  async enter(database: Database, person: Person, id: string): Promise<boolean> {
    // Waits for a revocation that is under way, whose end of sessions would not see this one.
    const [entered] = await database.accountMember.updateManyAndReturn({
      where: { id, ...liveOf(person.id) },
      data: { lastSeenAt: new Date() },
    });
    if (!entered) return false;
    await this.audit.note(database, {
      action: deedAction('entered'),
      resource: 'customers',
      recordId: entered.holderId,
      actor: person,
      details: { membershipId: id, role: entered.role },
    });
    return true;
  }
}
