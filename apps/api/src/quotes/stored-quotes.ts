import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import { Advisers } from '../advisers/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { missingSchedule, quoteIncludes, type QuoteWithPlan } from './quote.presenter.js';

/** Where a quote is read that is to be shown: on its page, on paper, in a mail. */
@Injectable()
export class StoredQuotes {
  constructor(
    private readonly prisma: PrismaService,
    private readonly advisers: Advisers,
  ) {}

  /**
   * With its schedule: one stored before schedules were gets its own now, once, and keeps it. And with the next adviser where
   * the one it had has left.
   */
  async find(where: Prisma.QuoteWhereUniqueInput): Promise<QuoteWithPlan | null> {
    const quote = await this.read(where);
    if (!quote || quote.schedule !== null) return quote;
    const schedule = missingSchedule(quote).map((instalment) => ({ ...instalment }));
    await this.prisma.quote.update({ where: { id: quote.id }, data: { schedule } });
    return { ...quote, schedule };
  }

  private async read(where: Prisma.QuoteWhereUniqueInput): Promise<QuoteWithPlan | null> {
    const find = () => this.prisma.quote.findUnique({ where, include: quoteIncludes });
    const quote = await find();
    const isLeft = quote?.adviserId === null && quote.formerAdviser !== null;
    return isLeft && (await this.advisers.replaceOn(quote)) ? find() : quote;
  }
}
