import type { Prisma } from '@flota/prisma';

/** Nobody has answered them, and somebody should have by now. */
export const lateLeads = (): Prisma.LeadWhereInput => ({
  stage: 'new',
  answeredAt: null,
  answerDueAt: { lt: new Date() },
});

/** All others: answered, or with time left, or from before there was a clock. */
export const timelyLeads = (): Prisma.LeadWhereInput => ({
  OR: [
    { stage: { not: 'new' } },
    { answeredAt: { not: null } },
    { answerDueAt: null },
    { answerDueAt: { gte: new Date() } },
  ],
});
