import type { Prisma, PrismaClient } from '@flota/prisma';

/** Conversations with something that staff have not read. */
export const unreadByStaff = ({ fields }: PrismaClient['conversation']): Prisma.ConversationWhereInput => ({
  OR: [{ staffReadAt: null }, { lastMessageAt: { gt: fields.staffReadAt } }],
});
