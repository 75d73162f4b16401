import { dateColumn, type Prisma, type ShareRule } from '@flota/prisma';
import { addDays, ARREARS, type Arrears, todayInMexico } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { Every, Sweep } from '../platform/schedule/sweep.js';
import { wordsOf, WorkSharing } from '../work-sharing/index.js';

const AT_ONCE = 100;

/** Deals out the cases that are nobody's, the most urgent first. The database adds them, so that nobody is there to do it. */
@Every({ minutes: 10 })
export class DealtCasesSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sharing: WorkSharing,
  ) {
    super();
  }

  /** How many cases were given to somebody. */
  override async sweep(today = todayInMexico()): Promise<number> {
    let dealt = 0;
    for (const rule of await this.sharing.rules(this.prisma, 'collections')) {
      dealt += await this.inSteps(AT_ONCE, (most) => this.deal(rule, today, most));
    }
    return dealt;
  }

  /** Answers how many it gave: where nobody of the rule's is there, none, and the next rule has its turn. */
  private async deal(rule: ShareRule, today: string, take: number): Promise<number> {
    const cases = await this.prisma.collectionCase.findMany({
      where: casesOf(rule, today),
      orderBy: [{ urgency: 'asc' }, { contractId: 'asc' }],
      select: { contractId: true },
      take,
    });
    let given = 0;
    for (const { contractId } of cases) {
      if (this.stopped || !(await this.give(rule, contractId))) break;
      given += 1;
    }
    return given;
  }

  /** Whether somebody was there. What somebody took meanwhile stays theirs. */
  private give(rule: ShareRule, contractId: string): Promise<boolean> {
    return this.prisma.$transaction(async (database) => {
      const [nobodys] = await database.$queryRaw<unknown[]>`
        SELECT FROM collection_case WHERE contract_id = ${contractId}::uuid AND assigned_to_id IS NULL FOR UPDATE`;
      if (!nobodys) return true;
      const taker = await this.sharing.taker(database, rule);
      if (!taker) return false;
      await database.collectionCase.update({ where: { contractId }, data: { assignedToId: taker.id } });
      return true;
    });
  }
}

/** Those that are nobody's and that a rule is for. */
function casesOf(rule: ShareRule, today: string): Prisma.CollectionCaseWhereInput {
  const { ages, amountFrom, amountTo, contractKinds } = wordsOf(rule);
  return {
    assignedToId: null,
    ...(ages.length > 0 && { OR: ages.map((age) => ({ overdueSince: daysOf(age, today) })) }),
    overdueAmount: { ...(amountFrom && { gte: amountFrom }), ...(amountTo && { lte: amountTo }) },
    ...(contractKinds.length > 0 && { contract: { kind: { in: contractKinds } } }),
  };
}

const daysOf = (age: Arrears, today: string) => {
  const { from, to } = ARREARS[age];
  return {
    lte: dateColumn(addDays(today, -from)),
    ...(to !== null && { gte: dateColumn(addDays(today, -to)) }),
  };
};
