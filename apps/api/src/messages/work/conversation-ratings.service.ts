import { Injectable } from '@nestjs/common';
import type { ConversationSatisfaction, NewConversationRating } from '@flota/schemas';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { lockedConversation } from './locked-conversation.js';

const MONTHS = 12;

/** What customers say of how they were attended to. */
@Injectable()
export class ConversationRatings {
  constructor(private readonly prisma: PrismaService) {}

  /** While it is closed; said again, the last counts. 404; 409 when it is open by now. */
  async rate(
    { id: customerId }: CurrentCustomer,
    conversationId: string,
    rating: NewConversationRating,
  ): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const conversation = await lockedConversation(database, conversationId);
      if (conversation.customerId !== customerId) throw ProblemException.notFound();
      if (conversation.state === 'open') throw new ProblemException(409, 'CONVERSATION.OPEN');
      const said = { ...rating, ratedAt: new Date() };
      await database.conversationRating.upsert({
        where: { conversationId },
        create: { conversationId, ...said },
        update: said,
      });
    });
  }

  /** Of the last twelve months in which anybody said something. */
  byMonth(): Promise<ConversationSatisfaction> {
    return this.prisma.$queryRaw<ConversationSatisfaction>`
      SELECT to_char(rated_at AT TIME ZONE 'America/Mexico_City', 'YYYY-MM') AS month, count(*)::int AS count,
        round(avg(score), 1)::text AS average, count(*) FILTER (WHERE score >= 4)::int AS satisfied
      FROM conversation_rating WHERE rated_at > now() - interval '400 days'
      GROUP BY 1 ORDER BY 1 DESC LIMIT ${MONTHS}`;
  }
}
