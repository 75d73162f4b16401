import { Injectable } from '@nestjs/common';
import type { AccountMessage, ConversationSummary, newMessageSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { FormIntake } from '../platform/forms/form-intake.js';
import { checkFiles } from '../platform/uploads/check-files.js';
import { MessageAnswerMail } from './message-answer.mail.js';
import { hashesOf, type MessageForm } from './message-form.js';
import { MessageWriter } from './message-writer.js';

const RESOURCE = 'conversations';

/** What customer care does in customers' conversations. */
@Injectable()
export class StaffConversationsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly writer: MessageWriter,
    private readonly audit: Audit,
  ) {}

  /** Answers the customer, and by mail too if they want that. */
  async answer(
    staff: CurrentStaff,
    conversationId: string,
    { message: { text }, files }: MessageForm<z.output<typeof newMessageSchema>>,
    key: string | undefined,
  ): Promise<AccountMessage> {
    const id = await this.intake.takeSignedIn(
      {
        key,
        route: 'POST /api/admin/conversations/{id}/messages',
        body: { staffId: staff.id, conversationId, text, hashes: hashesOf(files) },
      },
      async () => {
        const { customer } = await this.conversation(conversationId);
        return { customer, checked: await checkFiles({ files }) };
      },
      async (database, { customer, checked }, owe) => {
        await this.audit.write(database, staff, { action: 'answer', resource: RESOURCE, recordId: conversationId });
        const message = { conversationId, staffId: staff.id, text, files: checked };
        return this.writer.write(database, message, async (id) => {
          if (customer.notifyMessages)
            await owe(MessageAnswerMail, { to: customer.email, about: { kind: 'message', id } });
        });
      },
    );
    return this.writer.present(id);
  }

  async setState(staff: CurrentStaff, id: string, state: ConversationSummary['state']): Promise<void> {
    const before = await this.conversation(id);
    await this.prisma.$transaction(async (database) => {
      await database.conversation.update({ where: { id }, data: { state } });
      const change = { before: { state: before.state }, after: { state } };
      await this.audit.write(database, staff, { action: 'state', resource: RESOURCE, recordId: id, ...change });
    });
  }

  /** Never back, and never further than what was written. */
  async markRead(id: string, until: Date): Promise<void> {
    const { lastMessageAt, staffReadAt } = await this.conversation(id);
    const readAt = until < lastMessageAt ? until : lastMessageAt;
    if (staffReadAt && staffReadAt >= readAt) return;
    await this.prisma.conversation.update({ where: { id }, data: { staffReadAt: readAt } });
  }

  private async conversation(id: string) {
    const conversation = await this.prisma.conversation.findUnique({ where: { id }, include: { customer: true } });
    if (!conversation) throw ProblemException.notFound();
    return conversation;
  }
}
