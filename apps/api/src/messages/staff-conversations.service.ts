import { Injectable } from '@nestjs/common';
import type { AccountMessage, ConversationSummary, NewAnswer } from '@flota/schemas';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { FormIntake } from '../platform/forms/form-intake.js';
import { Idempotency } from '../platform/idempotency/idempotency.js';
import { Texts } from '../platform/messaging/texts.js';
import { Notices } from '../platform/notices/notices.js';
import { KeptUploads } from '../platform/uploads/kept-uploads.js';
import { MessageAnswerMail } from './message-answer.mail.js';
import { MessageAnswerText } from './message-answer.text.js';
import { hashesOf, type MessageForm } from './message-form.js';
import { MessageWriter } from './message-writer.js';
import { NO_WAIT, waitAnew } from './work/conversation-clock.js';
import { lockedConversation } from './work/locked-conversation.js';

const RESOURCE = 'conversations';

/** What staff do in the conversations of customers. */
@Injectable()
export class StaffConversations {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly idempotency: Idempotency,
    private readonly writer: MessageWriter,
    private readonly uploads: KeptUploads,
    private readonly audit: Audit,
    private readonly texts: Texts,
    private readonly notices: Notices,
  ) {}

  /**
   * Answers the customer, and tells them by what they want to be told by. 409 when a colleague answered since what whoever writes had
   * on the screen.
   */
  async answer(
    staff: CurrentStaff,
    conversationId: string,
    { message: { text, seenUntil }, files }: MessageForm<NewAnswer>,
    key: string | undefined,
  ): Promise<AccountMessage> {
    const id = await this.intake.takeSignedIn(
      {
        key,
        route: 'POST /api/admin/conversations/{id}/messages',
        // What was on the screen changes while the same answer is sent once more.
        body: { staffId: staff.id, conversationId, text, hashes: hashesOf(files) },
      },
      async () => {
        const { customer } = await this.conversation(conversationId);
        return { customer, kept: await this.uploads.keep({ files }) };
      },
      async (database, { customer, kept }, owe) => {
        await lockedConversation(database, conversationId);
        if (seenUntil) await this.requireUnanswered(database, staff, { conversationId, since: new Date(seenUntil) });
        await this.audit.write(database, staff, { action: 'answer', resource: RESOURCE, recordId: conversationId });
        const message = { conversationId, staffId: staff.id, text, files: kept };
        return this.writer.write(database, message, async (id) => {
          const about = { kind: 'message', id } as const;
          const { emailId } = await this.notices.tell(database, owe, {
            kind: 'messages',
            customer,
            about,
            mail: MessageAnswerMail,
          });
          if (!emailId) return;
          // Who wrote to us by telephone is told there too.
          const as = { kind: 'conversation', id: conversationId } as const;
          await this.texts.owe(database, MessageAnswerText, { to: customer.phone, about, as });
        });
      },
    );
    return this.writer.present(id);
  }

  /** Closed, nobody waits any more; opened again, it is as though it had not been closed. */
  async setState(staff: CurrentStaff, id: string, state: ConversationSummary['state']): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const before = await lockedConversation(database, id);
      if (before.state === state) return;
      const change =
        state === 'closed'
          ? { closedAt: new Date(), ...NO_WAIT }
          : { closedAt: null, ...(await waitAnew(database, id)) };
      await database.conversation.update({ where: { id }, data: { state, ...change } });
      await this.audit.write(database, staff, {
        action: 'state',
        resource: RESOURCE,
        recordId: id,
        before: { state: before.state },
        after: { state },
      });
    });
  }

  /** Never back, and never further than what was written. */
  async markRead(id: string, until: Date): Promise<void> {
    const { lastMessageAt, staffReadAt } = await this.conversation(id);
    const readAt = until < lastMessageAt ? until : lastMessageAt;
    if (staffReadAt && staffReadAt >= readAt) return;
    await this.prisma.conversation.update({ where: { id }, data: { staffReadAt: readAt } });
  }

  /** What only staff read. The audit log tells that it was written, and not what. */
  async note(staff: CurrentStaff, conversationId: string, text: string, key?: string): Promise<void> {
    const request = { route: `POST /api/admin/conversations/${conversationId}/notes`, key, body: { text } };
    await this.idempotency.once(request, async (database) => {
      await lockedConversation(database, conversationId);
      const { id } = await database.conversationNote.create({ data: { conversationId, staffId: staff.id, text } });
      await this.audit.write(database, staff, { action: 'note', resource: RESOURCE, recordId: conversationId });
      return id;
    });
  }

  private async requireUnanswered(
    database: Database,
    staff: CurrentStaff,
    { conversationId, since }: { conversationId: string; since: Date },
  ): Promise<void> {
    const newer = await database.message.findFirst({
      where: { conversationId, author: 'staff', createdAt: { gt: since }, NOT: { staffId: staff.id } },
      select: { id: true },
    });
    if (newer) throw new ProblemException(409, 'CONVERSATION.ANSWERED');
  }

  private async conversation(id: string) {
    const conversation = await this.prisma.conversation.findUnique({ where: { id }, include: { customer: true } });
    if (!conversation) throw ProblemException.notFound();
    return conversation;
  }
}
