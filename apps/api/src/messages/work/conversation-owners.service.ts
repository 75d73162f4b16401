import { Injectable } from '@nestjs/common';
import type { ConversationOwner, ConversationStaff } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { CONVERSATION_ROLES } from './conversation-roles.js';
import { lockedConversation } from './locked-conversation.js';

const THEIRS = { active: true, role: { in: [...CONVERSATION_ROLES] } };

/** Whose work a conversation is. */
@Injectable()
export class ConversationOwners {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  /** Who may own conversations, by name. */
  staff(): Promise<ConversationStaff> {
    return this.prisma.staffAccount.findMany({
      where: THEIRS,
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true },
    });
  }

  /** 404; 409 when it is somebody else's by now than whose it was seen to be; 422 when `to` can't own conversations. */
  async give(staff: CurrentStaff, id: string, { from, to }: ConversationOwner): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const { ownerId } = await lockedConversation(database, id);
      if (ownerId === to) return;
      if (ownerId !== from) throw new ProblemException(409, 'CONVERSATION.TAKEN');
      const [before, after] = [await nameOf(database, from), await newOwner(database, to)];
      await database.conversation.update({ where: { id }, data: { ownerId: to } });
      await this.audit.write(database, staff, {
        action: 'give',
        resource: 'conversations',
        recordId: id,
        before: { owner: before },
        after: { owner: after },
      });
    });
  }
}

async function nameOf(database: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  return (await database.staffAccount.findUnique({ where: { id }, select: { name: true } }))?.name ?? null;
}

async function newOwner(database: Database, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const owner = await database.staffAccount.findUnique({ where: { id, ...THEIRS }, select: { name: true } });
  if (!owner) throw ProblemException.invalid([{ field: 'to', code: 'OWNER.UNKNOWN' }]);
  return owner.name;
}
