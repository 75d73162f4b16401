import { PrismaService } from '../platform/database/prisma.service.js';
import { Every, Sweep } from '../platform/schedule/sweep.js';

const AT_ONCE = 500;

/**
 * What only the day changes: who fell behind overnight, and what is due by now. All else is kept by the database where it
 * changes. A contract that somebody is posting to is passed by and has its turn with the next sweep, or by that posting.
 */
@Every({ minutes: 10 })
export class CollectionsSweep extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** How many contracts were looked at. */
  override async sweep(): Promise<number> {
    return this.inSteps(AT_ONCE, (most) => this.follow(most));
  }

  private follow(most: number): Promise<number> {
    return this.prisma.$transaction(async (database) => {
      const due = await database.$queryRaw<{ id: string }[]>`
        select id from contract where id in (
          select contract_id from collection_case where followed_on < collection_today()
          union
          select contract_id from instalment line
          where charged and settled_on is null and due_on < collection_today()
            and not exists (select from collection_case known where known.contract_id = line.contract_id)
        ) order by id limit ${most} for no key update skip locked`;
      const ids = due.map(({ id }) => id);
      if (ids.length > 0) await database.$executeRaw`select follow_collections(${ids}::uuid[])`;
      return ids.length;
    });
  }
}
