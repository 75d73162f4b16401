import { Injectable } from '@nestjs/common';
import type { Conversation, Prisma } from '@flota/prisma';
import type { AccountMessage } from '@flota/schemas';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Files } from '../platform/storage/files.js';
import type { KeptUpload } from '../platform/uploads/kept-uploads.js';
import { WorkSharing } from '../work-sharing/index.js';
import { presentMessage, WHOLE_MESSAGE } from './conversation.presenter.js';
import { NO_WAIT, waitFrom } from './work/conversation-clock.js';
import { lockedConversation } from './work/locked-conversation.js';

interface NewMessage {
  conversationId: string;
  /** Of the member of staff who writes; without it the customer does. */
  staffId?: string;
  text: string;
  files: readonly KeptUpload[];
}

/** Writes a message into its conversation, in the transaction of whoever calls. */
@Injectable()
export class MessageWriter {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly sharing: WorkSharing,
  ) {}

  /**
   * Whoever writes has read what was there. A customer who writes opens the conversation again, and waits; what is nobody's becomes the
   * work of whom a rule says. An answer leaves it as it is, and makes it the work of who gave it where it was nobody's.
   *
   * @param owe notes the mail that is owed for the message
   */
  async write(
    database: Database,
    { conversationId, staffId, text, files }: NewMessage,
    owe: (messageId: string) => Promise<unknown>,
  ): Promise<string> {
    const before = await lockedConversation(database, conversationId);
    const createdAt = new Date();
    const change: Prisma.ConversationUncheckedUpdateInput = staffId
      ? { staffReadAt: createdAt, ownerId: before.ownerId ?? staffId, ...NO_WAIT }
      : {
          ...{
            customerReadAt: createdAt,
            state: 'open',
            closedAt: null,
            ownerId: await this.ownerOf(database, before),
          },
          ...(await waitFrom(database, before, createdAt)),
        };
    await database.conversation.update({
      where: { id: conversationId },
      data: { ...change, lastMessageAt: createdAt },
    });
    const { id: messageId } = await database.message.create({
      data: { conversationId, author: staffId ? 'staff' : 'customer', staffId: staffId ?? null, text, createdAt },
      select: { id: true },
    });
    await owe(messageId);
    for (const { name, stored } of files) {
      const { id: fileId } = await this.files.record(database, stored);
      // The same file twice is one attachment.
      await database.messageAttachment.createMany({ data: [{ messageId, fileId, name }], skipDuplicates: true });
    }
    return messageId;
  }

  private async ownerOf(database: Database, { contractId, ownerId }: Conversation): Promise<string | null> {
    if (ownerId !== null) return ownerId;
    const contract =
      contractId === null
        ? null
        : await database.contract.findUnique({ where: { id: contractId }, select: { kind: true } });
    return (await this.sharing.next(database, 'conversations', { contractKinds: contract?.kind }))?.id ?? null;
  }

  async present(id: string): Promise<AccountMessage> {
    return presentMessage(await this.prisma.message.findUniqueOrThrow({ where: { id }, include: WHOLE_MESSAGE }));
  }

  /** One attachment of a message; 404 unless the message is among those that `where` allows. */
  async attachment(where: Prisma.MessageWhereInput, fileId: string) {
    const found = await this.prisma.messageAttachment.findFirst({
      where: { fileId, message: where },
      include: { file: true, message: { select: { conversation: { select: { folio: true } } } } },
    });
    if (!found) throw ProblemException.notFound();
    return { file: found.file, name: `${found.message.conversation.folio}-adjunto` };
  }
}
