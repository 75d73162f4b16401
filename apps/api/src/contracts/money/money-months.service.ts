import { Prisma } from '@flota/prisma';
import { MONEY_FLOWS, type MoneyByMonth, type MoneyMonth, monthsUntil, todayInMexico } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';

/** Sums of what was posted with a value date in the month, or before all of those asked for. */
interface Sums {
  month: string | null;
  due: Prisma.Decimal;
  received: Prisma.Decimal;
}

const NONE = new Prisma.Decimal(0);

/** What fell due by month, and what came in against it: of sums that the database keeps, at any number of contracts. */
@Injectable()
export class MoneyMonths {
  constructor(private readonly prisma: PrismaService) {}

  async read(today = todayInMexico()): Promise<MoneyByMonth> {
    const spans = monthsUntil(today);
    const sums = await this.sums(spans.at(-1)?.from ?? today);
    const of = (month: string | null) => sums.find((each) => each.month === month) ?? { due: NONE, received: NONE };
    const former = of(null);
    let owed = former.due.minus(former.received);
    const months = spans.toReversed().map((month): MoneyMonth => {
      const { due, received } = of(month.from);
      const owedBefore = owed;
      owed = owedBefore.plus(due).minus(received);
      return {
        month,
        owedBefore: owedBefore.toFixed(2),
        due: due.toFixed(2),
        received: received.toFixed(2),
        owed: owed.toFixed(2),
      };
    });
    return { today, months: months.toReversed() };
  }

  /** One statement, so that what a sweep is adding up is neither missing nor there twice. */
  private sums(from: string): Promise<Sums[]> {
    return this.prisma.$queryRaw<Sums[]>`
      SELECT CASE WHEN month >= ${from}::date THEN month::text END AS month,
        coalesce(sum(amount) FILTER (WHERE kind::text = ANY (${[...MONEY_FLOWS.due]})), 0) AS due,
        -coalesce(sum(amount) FILTER (WHERE kind::text = ANY (${[...MONEY_FLOWS.received]})), 0) AS received
      FROM (
        SELECT month, kind, amount FROM money_month UNION ALL SELECT month, kind, amount FROM money_month_change
      ) kept
      GROUP BY 1`;
  }
}
