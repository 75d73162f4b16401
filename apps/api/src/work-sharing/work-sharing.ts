import { Injectable } from '@nestjs/common';
import { dateColumn, type Prisma, type ShareRule } from '@flota/prisma';
import {
  type Arrears,
  type ContractKind,
  isFor,
  type LeadKind,
  type ShareFacts,
  type SharedWork,
  type StaffRole,
  todayInMexico,
} from '@flota/schemas';
import type { Database } from '../platform/database/prisma.service.js';

/** Whose work it may be. */
const ROLES = {
  leads: ['care', 'admin'],
  conversations: ['care', 'admin'],
  collections: ['care', 'finance', 'admin'],
} as const satisfies Record<SharedWork, readonly StaffRole[]>;

/** Who may own such work. */
export const ownersOf = (work: SharedWork) =>
  ({ active: true, role: { in: [...ROLES[work]] } }) satisfies Prisma.StaffAccountWhereInput;

/** Of staff: who is not away today. */
export const PRESENT = () =>
  ({
    NOT: { absence: { is: { OR: [{ until: null }, { until: { gte: dateColumn(todayInMexico()) } }] } } },
  }) satisfies Prisma.StaffAccountWhereInput;

export interface Taker {
  id: string;
  name: string;
}

/** Deals work out by the rules that an administrator keeps; one place for all kinds of it. */
@Injectable()
export class WorkSharing {
  /** The rules that are on, in the order in which they are asked. */
  rules(database: Database, work: SharedWork): Promise<ShareRule[]> {
    return database.shareRule.findMany({
      where: { work, active: true },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    });
  }

  /** Whose it becomes; `null` where no rule is for it, or nobody of those is there. In the transaction that gives it. */
  async next(database: Database, work: SharedWork, facts: ShareFacts): Promise<Taker | null> {
    for (const rule of await this.rules(database, work)) {
      const taker = isFor(wordsOf(rule), facts) ? await this.taker(database, rule) : null;
      if (taker) return taker;
    }
    return null;
  }

  /** Who of a rule's people waited longest. Of things that come at once each waits for the one before, so that nobody gets two. */
  async taker(database: Database, { id: ruleId, work }: Pick<ShareRule, 'id' | 'work'>): Promise<Taker | null> {
    await database.$queryRaw`SELECT FROM share_rule WHERE id = ${ruleId}::uuid FOR UPDATE`;
    const person = await database.shareRulePerson.findFirst({
      where: { ruleId, staff: { ...ownersOf(work), ...PRESENT() } },
      orderBy: [{ lastGivenAt: 'asc' }, { staffId: 'asc' }],
      select: { staff: { select: { id: true, name: true } } },
    });
    if (!person) return null;
    // Later than everybody's, though two should come within a millisecond.
    await database.$executeRaw`
      UPDATE share_rule_person SET last_given_at = greatest(
        clock_timestamp(),
        (SELECT max(last_given_at) + interval '1 millisecond' FROM share_rule_person WHERE rule_id = ${ruleId}::uuid)
      ) WHERE rule_id = ${ruleId}::uuid AND staff_id = ${person.staff.id}::uuid`;
    return person.staff;
  }
}

/** Columns of text hold what the schema let in. */
export const wordsOf = ({ ages, contractKinds, kinds, ...rule }: ShareRule) => ({
  ...rule,
  ages: ages as Arrears[],
  contractKinds: contractKinds as ContractKind[],
  kinds: kinds as LeadKind[],
});
