import type { Conversation } from '@flota/prisma';
import { answerDueAt } from '../../platform/calendar/answer-clock.js';
import type { Database } from '../../platform/database/prisma.service.js';

/** Since when the customer waits, and by when somebody has to answer. */
type Wait = Pick<Conversation, 'waitingSince' | 'answerDueAt'>;

/** Of what was answered or closed. */
export const NO_WAIT: Wait = { waitingSince: null, answerDueAt: null };

/** Of a customer who writes at that moment: who waits already does so since the first message, whatever else they write. */
export async function waitFrom(database: Database, conversation: Conversation, at: Date): Promise<Wait> {
  const { id, state, waitingSince } = conversation;
  if (state === 'open' && waitingSince) return { waitingSince, answerDueAt: conversation.answerDueAt };
  return clocked(database, id, at);
}

/** Of one that is opened again: as though it had never been closed. */
export async function waitAnew(database: Database, id: string): Promise<Wait> {
  const answer = await database.message.findFirst({
    where: { conversationId: id, author: 'staff' },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  const asked = await database.message.findFirst({
    where: { conversationId: id, author: 'customer', ...(answer && { createdAt: { gt: answer.createdAt } }) },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  return asked ? clocked(database, id, asked.createdAt) : NO_WAIT;
}

/** The first answer has hours of its own. */
async function clocked(database: Database, conversationId: string, at: Date): Promise<Wait> {
  const rule = await database.conversationSettings.findUniqueOrThrow({ where: { id: 1 } });
  const answered = await database.message.findFirst({
    where: { conversationId, author: 'staff' },
    select: { id: true },
  });
  const answerHours = answered ? rule.nextAnswerHours : rule.firstAnswerHours;
  return { waitingSince: at, answerDueAt: answerDueAt(at, { ...rule, answerHours }) };
}
