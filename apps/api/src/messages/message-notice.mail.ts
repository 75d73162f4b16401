import { messageNoticeMail } from '@flota/texts/mails/messages';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { staffNotice } from '../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

/** Tells the lender's own mailbox that a customer wrote. */
@Mail({ name: 'messages.send-notice', despiteBounces: true }, 'message')
export class MessageNoticeMail extends OwedMail<'message'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'message'>): Promise<Letter> {
    const { conversation } = await this.prisma.message.findUniqueOrThrow({
      where: { id },
      include: { conversation: { include: { customer: { select: { name: true } } } } },
    });
    return staffNotice({
      title: messageNoticeMail.title,
      folio: conversation.folio,
      name: conversation.customer.name,
      task: messageNoticeMail.task,
      url: staffUrl('conversations', conversation.id),
    });
  }
}
