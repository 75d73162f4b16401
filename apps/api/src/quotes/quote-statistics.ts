import { addDays, instantInMexico, MEXICO_CITY, todayInMexico } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/database/prisma.service.js';

@Injectable()
export class QuoteStatistics {
  constructor(private readonly prisma: PrismaService) {}

  /** Quotes of the last `days` calendar days in Mexico City, oldest first, with the days that had none. */
  async perDay(days: number): Promise<{ date: string; count: number }[]> {
    const first = addDays(todayInMexico(), 1 - days);
    const rows = await this.prisma.$queryRaw<{ date: string; count: bigint }[]>`
      SELECT to_char(created_at AT TIME ZONE ${MEXICO_CITY}, 'YYYY-MM-DD') AS date, count(*) AS count
      FROM quote WHERE created_at >= ${instantInMexico(first)} GROUP BY 1`;
    const counts = new Map(rows.map(({ date, count }) => [date, Number(count)]));
    return Array.from({ length: days }, (_, offset) => addDays(first, offset)).map((date) => ({
      date,
      count: counts.get(date) ?? 0,
    }));
  }
}
