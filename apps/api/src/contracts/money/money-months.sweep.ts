import { PrismaService } from '../../platform/database/prisma.service.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';

const MOST = 10_000;

/**
 * Adds up what was posted since the last time, so that the start page reads a few rows. The figures are right before it and
 * after it: what it takes from one table it adds to the other in one statement.
 */
@Every({ minutes: 1 })
export class MoneyMonthsSweep extends Sweep {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  /** How many changes were added up. */
  override async sweep(): Promise<number> {
    return this.inSteps(MOST, async (most) => {
      const [{ taken } = { taken: 0 }] = await this.prisma.$queryRaw<{ taken: number }[]>`
        WITH taken AS (
          DELETE FROM money_month_change WHERE id IN (
            SELECT id FROM money_month_change ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED
          ) RETURNING month, kind, amount
        ), added AS (
          INSERT INTO money_month AS known (month, kind, amount)
          -- Always in one order: a second worker that adds up others of them waits, and neither for the other.
          SELECT month, kind, sum(amount) FROM taken GROUP BY month, kind ORDER BY month, kind
          ON CONFLICT (month, kind) DO UPDATE SET amount = known.amount + excluded.amount
        )
        SELECT count(*)::int AS taken FROM taken`;
      return taken;
    });
  }
}
