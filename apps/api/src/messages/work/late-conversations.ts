import type { Prisma } from '@flota/prisma';

/** Somebody should have answered by now. */
export const lateConversations = (): Prisma.ConversationWhereInput => ({
  state: 'open',
  answerDueAt: { lt: new Date() },
});

/** All others: answered, with time left, closed, or from before there was a clock. */
export const timelyConversations = (): Prisma.ConversationWhereInput => ({
  OR: [{ state: 'closed' }, { answerDueAt: null }, { answerDueAt: { gte: new Date() } }],
});
