import type { Conversation } from '@flota/prisma';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

/** A conversation as it stands until the transaction ends: whoever changes it too waits. 404 when there is none. */
export async function lockedConversation(database: Database, id: string): Promise<Conversation> {
  await database.$queryRaw`SELECT FROM conversation WHERE id = ${id}::uuid FOR UPDATE`;
  const conversation = await database.conversation.findUnique({ where: { id } });
  if (!conversation) throw ProblemException.notFound();
  return conversation;
}
